import type { Expression } from '../../language/expression/expression.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ColumnSource, ReferenceStrategy } from '../../document/plan/plan.ts';
import { swappedPairs } from './swapped-pairs.ts';
import { isSibling } from './ways/by-siblings.ts';

function isPairedOnce(strategy: ReferenceStrategy | undefined): boolean {
  return strategy?.kind === 'product' || (strategy?.kind === 'shared' && strategy.beside !== undefined);
}

/**
 * Where a CHECK wants the first of two references to the same table to be the lesser one, whichever parents a row drew:
 * the lesser of the two keys goes first.
 */
export function orderPairs(draft: Draft, target: TableDraft): void {
  for (const { columns, references, key } of swappedPairs(draft, target)) {
    const [lesser, greater] = columns;
    const [a, b] = references;
    // Two rows may have drawn the same pair the other way round.
    if (isSibling(target, a) && ![a, b].some(({ strategy }) => isPairedOnce(strategy))) continue;
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
