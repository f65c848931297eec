import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { type PairOfReferences, pairsOfReferences } from '../draft/pair-parents.ts';

/** Keys of which derive can say which is the lesser. */
const COMPARABLE: ReadonlySet<string> = new Set(['uuid', 'integer', 'text']);

export function isComparableKey(parent: TableDraft, column: string): boolean {
  return COMPARABLE.has(parent.types.get(column)?.kind ?? '');
}

/**
 * Pairs of references that a CHECK orders and whose columns trade places where the parents came the other way round: either
 * column may hold what was drawn for the other one.
 */
export function swappedPairs(draft: Draft, target: TableDraft): readonly PairOfReferences[] {
  const taken = new Set<string>();
  return pairsOfReferences(target).filter(({ form, columns, references: [a, b], key }) => {
    if (form !== 'ascending' || a.to === target.key || draft.existing.has(a.to)) return false;
    if ([a, b].some(({ nullable, absent }) => nullable || absent) || columns.some((name) => taken.has(name)))
      return false;
    const parent = draft.tables.get(a.to);
    if (parent === undefined || !isComparableKey(parent, key)) return false;
    for (const name of columns) taken.add(name);
    return true;
  });
}

/** Whether no row can be parent by both references, and none is twice: columns that trade places never repeat then. */
export function isSplit([a, b]: PairOfReferences['references']): boolean {
  return [a, b].every(({ strategy }) => strategy?.kind === 'one_to_one') && areDisjoint(a, b);
}

/** Whether both references take the same of two parents that come together: who knows one of them knows both. */
export function isCouple([a, b]: PairOfReferences['references']): boolean {
  const [one, other] = [a.strategy, b.strategy];
  if (one?.kind !== 'product' || other?.kind !== 'product' || !areDisjoint(a, b)) return false;
  return one.name === other.name && one.position === other.position;
}

function areDisjoint(...references: readonly ReferenceDraft[]): boolean {
  const [one, other] = references.map(({ strategy }) =>
    strategy !== undefined && 'among' in strategy ? strategy.among : undefined,
  );
  return one !== undefined && other !== undefined && one.every === other.every && one.offset !== other.offset;
}

/** Whether one of two columns trades places with a third. */
export function isDisturbed(draft: Draft, target: TableDraft, names: readonly string[]): boolean {
  return swappedPairs(draft, target).some(({ columns }) => columns.filter((name) => names.includes(name)).length === 1);
}
