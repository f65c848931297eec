import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ReferencePlan, TablePlan } from './plan.ts';

export type ReferenceCheck = { readonly name: string; readonly test: Expression };

/**
 * The row's CHECKs that involve only columns that a reference fills. A parent whose key violates them is impossible for
 * the row.
 */
export function checksOfReference(
  { constraints }: Pick<TablePlan, 'constraints'>,
  { columns }: Pick<ReferencePlan, 'columns'>,
): readonly ReferenceCheck[] {
  return constraints.flatMap(({ kind, name, test }) => {
    if (kind !== 'check' || test === undefined) return [];
    return (test.op === 'and' ? test.args : [test])
      .filter((part) => {
        const names = columnsOf(part);
        return names.length > 0 && names.every((column) => columns.includes(column));
      })
      .map((part) => ({ name, test: part }));
  });
}
