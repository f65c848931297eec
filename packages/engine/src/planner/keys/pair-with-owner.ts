import type { ReferenceDraft } from '../draft/draft.ts';
import { isDrawn } from './digit.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import { identifiesParent } from './identifies-parent.ts';
import type { UniqueTask } from './unique-task.ts';

/** Where the owner belongs to the tuple too: the rows of one owner refer to different parents each. */
export function pairWithOwner({ draft, target, set }: UniqueTask): string | undefined {
  const owner = target.references[target.owning];
  if (owner?.strategy?.kind !== 'fan_out' || owner.columns.length === 0 || owner.absent) return undefined;
  if (!identifiesParent(draft, set, owner)) return undefined;
  const rowsOf = ({ to }: ReferenceDraft): number => draft.tables.get(to)?.rows ?? 0;
  const [reference] = target.references
    .filter((other) => isDrawn(other, set.columns) && (other.strategy.among ?? other.strategy.rounds) === undefined)
    .toSorted((one, other) => rowsOf(other) - rowsOf(one));
  if (reference === undefined) return undefined;
  const parents = rowsOf(reference);
  const pairs = rowsOf(owner) * parents;
  if (parents < owner.least || pairs === 0) return undefined;
  const why = `there are only ${rowsOf(owner)} × ${parents} pairs of ${owner.to} and ${reference.to}`;
  if (pairs < target.rows && !lowerRows(draft, target, pairs, why)) return undefined;
  reference.strategy = { kind: 'junction', within: target.owning };
  owner.most = Math.min(owner.most ?? parents, parents);
  return 'each pair of parents occurs once';
}
