import type { SampledPart } from '../graph/run-context.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ColumnSource, TablePlan } from '../../document/plan/plan.ts';
import { groupByColumns } from '../../solve/relation/group-by-columns.ts';

type Tie = { readonly columns: readonly string[]; readonly test?: SampledPart['tests'][number] };

/**
 * Constraints that share no column, not even indirectly, can be satisfied one after the other: if each holds in one
 * draw of a hundred, all of them together would hold in very few.
 */
export function splitSampled(plan: TablePlan, { tests, columns }: SampledPart): readonly SampledPart[] {
  const ties: readonly Tie[] = [
    ...tests.map((test): Tie => ({ columns: columnsOf(test), test })),
    ...plan.variants.map((group): Tie => ({ columns: group.columns.filter((name) => columns.has(name)) })),
    ...plan.references.map((reference): Tie => ({ columns: reference.columns.filter((name) => columns.has(name)) })),
    ...plan.columns
      .filter(({ name }) => columns.has(name))
      .map(({ name, source }): Tie => ({ columns: [name, ...readsOf(source).filter((read) => columns.has(read))] })),
  ];
  const groups = groupByColumns(
    ties.filter((tie) => tie.columns.length > 0),
    (tie) => tie.columns,
  );
  return groups
    .map((group) => ({
      tests: group.flatMap(({ test }) => (test === undefined ? [] : [test])),
      columns: new Set(group.flatMap((tie) => tie.columns)),
    }))
    .filter((part) => part.tests.length > 0);
}

/** The columns of the row that a source reads. */
function readsOf(source: ColumnSource | null): readonly string[] {
  switch (source?.kind) {
    case 'derive':
      return columnsOf(source.expression);
    case 'when':
      return [...columnsOf(source.test), ...readsOf(source.then), ...readsOf(source.otherwise)];
    case 'variants':
      return source.sources.flatMap(readsOf);
    default:
      return [];
  }
}
