import { compileReader } from './compile-reader.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { makeLoopScope } from './make-row-scope.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

const NUMBER: ColumnType = { native: 'bigint', kind: 'integer', bits: 64 };

/**
 * The numbers of the rows that a row refers to, by reference index. The number is meaningless if the reference is NULL,
 * and absent for rows outside the run.
 */
export function compileParents(run: RunContext, table: string): (row: number) => readonly (number | undefined)[] {
  const { references } = tableOf(run, table).plan;
  const scope = makeLoopScope(run, table);
  const columns = references.flatMap(({ strategy }, index): readonly ColumnProgram[] =>
    strategy.kind === 'existing'
      ? []
      : [
          {
            name: String(index),
            type: NUMBER,
            isNull: undefined,
            value: { kind: 'integer', node: scope.parent(index).row },
          },
        ],
  );
  if (columns.length === 0) return () => references.map(() => undefined);
  const readRows = compileReader(scope.frame, columns);
  return (row) => {
    const [numbers = {}] = readRows(row, row + 1);
    return references.map((_, index) => numbers[index] as number | undefined);
  };
}
