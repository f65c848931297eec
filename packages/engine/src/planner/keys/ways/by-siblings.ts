import type { Draft, ReferenceDraft, TableDraft } from '../../draft/draft.ts';
import { pairsOfReferences, referencesOver } from '../../draft/pair-parents.ts';
import { identifiesParent } from '../identifies-parent.ts';
import { isDisturbed } from '../swapped-pairs.ts';
import { isUnordered } from '../is-unordered.ts';
import { type UniqueSet, uniqueSets } from '../../draft/unique-sets.ts';
import type { UniqueTask } from '../unique-task.ts';

/**
 * Pairs of two rows below one ancestor (of a tenant), each pair once in whichever order: a row's second parent is one of
 * those that come next after the first, in a circle of at least three.
 */
export function bySiblings({ draft, target, set }: UniqueTask): string | undefined {
  const pair = siblingPair(target, set);
  if (pair !== undefined && isDisturbed(draft, target, [...set.columns, ...set.coarse])) return undefined;
  const owner = target.references[target.owning];
  const other = pair?.find((reference) => reference !== owner);
  if (pair === undefined || owner === undefined || other?.strategy?.kind !== 'shared') return undefined;
  if (!pair.includes(owner) || owner.strategy?.kind !== 'fan_out' || other.strategy.path[0] !== target.owning)
    return undefined;
  const named = { ...set, columns: [...set.columns, ...set.coarse] };
  if (!pair.every((reference) => identifiesParent(draft, named, reference))) return undefined;
  // Those that come next are less than half of the circle, or the same two would meet again the other way round.
  const most = Math.floor((siblingsAtLeast(draft, owner.to, other.strategy.anchor) - 1) / 2);
  if (most < Math.max(1, owner.least)) return undefined;
  other.strategy = { ...other.strategy, beside: target.owning };
  owner.most = Math.min(owner.most ?? most, most);
  return `each pair of rows of ${owner.to} occurs once, in either order`;
}

/** Whether the reference is one of two that some key forbids to repeat in whichever order. */
export function isSibling(target: TableDraft, reference: ReferenceDraft): boolean {
  return uniqueSets(target).some((set) => siblingPair(target, set)?.includes(reference) === true);
}

/** Two references that a key names without their order, or of which a CHECK says which is the lesser. */
function siblingPair(target: TableDraft, set: UniqueSet): readonly ReferenceDraft[] | undefined {
  if (target.references.length < 2) return undefined;
  const [a, b, ...others] = set.coarse;
  const unordered =
    a !== undefined && b !== undefined && others.length === 0 && isUnordered({ target, set })
      ? referencesOver(target, [a, b])
      : undefined;
  const pair =
    unordered ??
    pairsOfReferences(target).find(
      ({ form, columns }) => form === 'ascending' && columns.every((name) => set.columns.includes(name)),
    )?.references;
  return pair?.every(({ nullable, columns }) => !nullable && columns.length > 1) === true ? pair : undefined;
}

/** So many rows of a table each row of its ancestor has, or more. */
function siblingsAtLeast(draft: Draft, table: string, anchor: string): number {
  if (draft.tables.get(anchor)?.rows === 1) return draft.tables.get(table)?.rows ?? 0;
  let least = 1;
  for (let at = draft.tables.get(table); at !== undefined && at.key !== anchor; ) {
    const owner: ReferenceDraft | undefined = at.references[at.owning];
    if (owner === undefined) return 0;
    least *= Math.max(owner.least, owner.strategy?.kind === 'fan_out' ? owner.strategy.min : 0);
    at = draft.tables.get(owner.to);
  }
  return least;
}
