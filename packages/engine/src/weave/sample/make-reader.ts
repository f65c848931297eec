import { compileReader } from '../compile/compile-reader.ts';
import { makeLoopScope } from '../compile/make-row-scope.ts';
import { type Reader, type RunContext, tableOf } from '../graph/run-context.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { SqlValue } from '../../language/values/sql-value.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { valueIn } from '../../language/evaluate/holds.ts';

/** Makes the columns that an expression reads, row by row, and interprets it over them. */
export function makeReader(run: RunContext, table: string, expression: Expression, sampling: boolean | number): Reader {
  let read: ((row: number, salt: number) => SqlValue) | undefined;
  let known: { readonly row: number; readonly salt: number; readonly value: SqlValue } | undefined;
  return {
    valueAt(row, salt) {
      if (known?.row === row && known.salt === salt) return known.value;
      // Compiled on first use: its inputs may still be under construction.
      read ??= compileRead(run, table, expression, sampling);
      const value = read(row, salt);
      known = { row, salt, value };
      return value;
    },
  };
}

function compileRead(
  run: RunContext,
  table: string,
  expression: Expression,
  sampling: boolean | number,
): (row: number, salt: number) => SqlValue {
  const { types } = tableOf(run, table);
  const scope = makeLoopScope(run, table, sampling);
  const columns = columnsOf(expression).map((name) => scope.column(name));
  const readRows = compileReader(scope.frame, columns);
  return (row, salt) => {
    const [values = {}] = readRows(row, row + 1, salt);
    return valueIn(expression, values, types, run.asOf) ?? null;
  };
}
