import type { Expression } from '../../language/expression/expression.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { pairsOfReferences } from '../draft/pair-parents.ts';
import type { ColumnSource, ReferenceStrategy } from '../../document/plan/plan.ts';
import { isSibling } from './ways/by-siblings.ts';

/** Keys of which derive can say which is the lesser. */
const COMPARABLE: ReadonlySet<string> = new Set(['uuid', 'integer', 'text']);

export function isComparableKey(parent: TableDraft, column: string): boolean {
  return COMPARABLE.has(parent.types.get(column)?.kind ?? '');
}

function isPairedOnce(strategy: ReferenceStrategy | undefined): boolean {
  return strategy?.kind === 'product' || (strategy?.kind === 'shared' && strategy.beside !== undefined);
}

/**
 * Where a CHECK wants the first of two references to the same table to be the lesser one, whichever parents a row drew:
 * the lesser of the two keys goes first.
 */
export function orderPairs(draft: Draft, target: TableDraft): void {
  for (const { form, columns, references, key } of pairsOfReferences(target)) {
    const [lesser, greater] = columns;
    const [a, b] = references;
    if (form !== 'ascending' || a.to === target.key || draft.existing.has(a.to)) continue;
    // Two rows may have drawn the same pair the other way round.
    if (isSibling(target, a) && ![a, b].some(({ strategy }) => isPairedOnce(strategy))) continue;
    if ([a, b].some(({ nullable, absent }) => nullable || absent)) continue;
    const parent = draft.tables.get(a.to);
    if (parent === undefined || !isComparableKey(parent, key)) continue;
    const test: Expression = {
      op: 'compare',
      operator: '<=',
      // By the references' names: the columns themselves are what is being decided.
      left: { op: 'column', name: key, through: [a.name] },
      right: { op: 'column', name: key, through: [b.name] },
    };
    const [one, other] = [target.columns.get(lesser), target.columns.get(greater)];
    if (one?.source.kind !== 'reference' || other?.source.kind !== 'reference') continue;
    const choose = (then: ColumnSource, otherwise: ColumnSource): ColumnSource => ({
      kind: 'when',
      test,
      then,
      otherwise,
    });
    target.columns.set(lesser, { ...one, source: choose(one.source, other.source) });
    target.columns.set(greater, { ...other, source: choose(other.source, one.source) });
  }
}
