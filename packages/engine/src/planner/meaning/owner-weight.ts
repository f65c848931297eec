import { kindsOfNouns } from '../infer/table-kinds.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { isHad, roleOf } from './follow-parents.ts';
import { tellsOf } from '../time/tells-of.ts';
import { nounOf } from './name-parts.ts';

/** Lists that rows say something with: none of them belongs to a currency. */
const LISTS: ReadonlySet<string> = new Set([
  'currency',
  'country',
  'language',
  'role',
  'region',
  'city',
  'plan',
  'position',
]);

/**
 * How much a reference's names speak for its parent as the owner of the rows, from 0 to 1. What the schema says about it (a
 * cascade, a place in a key) is not weighed against.
 */
export function ownerWeight(draft: Draft, target: TableDraft, reference: ReferenceDraft, isTold: boolean): number {
  const parent = draft.tables.get(reference.to);
  if (parent === undefined || draft.literal.has(target.key)) return 1;
  // What a key says goes before what names say.
  if (!reference.declared && reference.meant !== undefined) return 0.01;
  if (isTold) return 1;
  // A parent that counts its rows, or says when the last of them came, has to have them together.
  const isTeller = (to: string): boolean => {
    const other = draft.tables.get(to);
    return other !== undefined && other !== target && tellsOf(draft, other, target);
  };
  if (!isTeller(reference.to) && target.references.some(({ to, nullable }) => !nullable && isTeller(to))) return 0.3;
  const kinds = kindsOfNouns(nounOf(draft, parent));
  if (isHad(draft, parent) || kinds.some((kind) => LISTS.has(kind))) return 0.1;
  if (roleOf(draft, target, reference).length > 0) return 0.8;
  return kinds.includes('product') ? 0.9 : 1;
}
