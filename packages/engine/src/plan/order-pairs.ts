import type { Expression } from '../expression/expression.ts';
import type { Draft, TableDraft } from './draft.ts';
import { pairsOf } from './pairs-of.ts';
import type { ColumnSource } from './plan.ts';

/** Keys of which derive can say which is the lesser. */
const COMPARABLE: ReadonlySet<string> = new Set(['uuid', 'integer', 'text']);

export function isComparableKey(parent: TableDraft, column: string): boolean {
  return COMPARABLE.has(parent.types.get(column)?.kind ?? '');
}

/**
 * Where a CHECK wants the first of two references to the same table to be the lesser one, whichever parents a row drew:
 * the lesser of the two keys goes first.
 */
export function orderPairs(draft: Draft, target: TableDraft): void {
  for (const { form, columns } of pairsOf(target.table)) {
    const [lesser, greater] = columns;
    const [first, second] = columns.map((name) => target.references.findIndex((item) => item.columns.join() === name));
    const [a, b] = [target.references[first ?? -1], target.references[second ?? -1]];
    const [key] = a?.to_columns ?? [];
    if (form !== 'ascending' || a === undefined || b === undefined || key === undefined) continue;
    if (a.to !== b.to || a.to === target.key || key !== b.to_columns[0] || draft.existing.has(a.to)) continue;
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
