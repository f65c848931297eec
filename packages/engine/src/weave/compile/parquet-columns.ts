import type { ColumnProgram } from '../graph/column-program.ts';
import { type ColumnsProgram, compileColumns } from './compile-columns.ts';
import { makeLoopScope } from './make-row-scope.ts';
import type { Frame } from '../graph/node.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import { present } from '../encode/encoder.ts';
import { type ParquetForm, type ParquetType, parquetForm } from '../encode/parquet-form.ts';

/** A column as Parquet's schema has it. */
export type ParquetColumn = ParquetType & { readonly name: string; readonly optional: boolean };

export type ParquetProgram = ColumnsProgram & { readonly columns: readonly ParquetColumn[] };
export type ParquetTable = ParquetProgram & { readonly name: string; readonly rows: number };

/** A table prepared for Parquet: PLAIN values and definition levels, column by column. */
export function compileParquet(run: RunContext, name: string): ParquetTable {
  const scope = makeLoopScope(run, name);
  const { plan, table } = tableOf(run, name);
  const columns = plan.columns.map((column) => scope.column(column.name));
  const nullable = new Set(table.columns.filter((column) => column.nullable).map((column) => column.name));
  return { ...compileParquetColumns(scope.frame, columns, nullable), name, rows: plan.rows };
}

/** The same from compiled columns. A nullable column is optional even if no row of this run is NULL. */
export function compileParquetColumns(
  frame: Frame,
  columns: readonly ColumnProgram[],
  nullable: ReadonlySet<string>,
): ParquetProgram {
  const tasks = present(columns).map(taskOf);
  return { ...compileColumns(frame, tasks), columns: tasks.map((task) => describe(task, nullable.has(task.name))) };
}

type ParquetTask = ColumnProgram & ParquetForm;

function taskOf(column: ColumnProgram): ParquetTask {
  return { ...column, ...parquetForm(column) };
}

/** Lists are always optional, so that their levels are counted in only one way. */
function describe({ name, isNull, value, list, parquet }: ParquetTask, nullable: boolean): ParquetColumn {
  return {
    ...parquet,
    name,
    optional: nullable || isNull !== undefined || list !== undefined || value.kind === 'null',
  };
}
