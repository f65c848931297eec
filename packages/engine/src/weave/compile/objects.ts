import { compileHostReader, compileReader, type RowObject, type RowReader } from './compile-reader.ts';
import { makeLoopScope } from './make-row-scope.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import type { HostValues, RowValue } from '../encode/row-values.ts';

export type PreviewValue = RowValue;
export type PreviewRow = RowObject;

/** A table whose rows can be looked at, page by page. */
export type PreviewProgram<Value = PreviewValue> = { readonly rows: number; readonly read: RowReader<Value> };

/** Rows of a table as plain objects. */
export function previewRows(run: RunContext, table: string, firstRow: number, count: number): readonly PreviewRow[] {
  return readRows(compilePreview(run, table), firstRow, count);
}

/** The program that {@link readRows} uses, for callers that read several pages of one table, or some columns. */
export function compilePreview(run: RunContext, table: string, columns?: readonly string[]): PreviewProgram {
  const scope = makeLoopScope(run, table);
  const { plan } = tableOf(run, table);
  const names = columns ?? plan.columns.map(({ name }) => name);
  return {
    rows: plan.rows,
    read: compileReader(
      scope.frame,
      names.map((name) => scope.column(name)),
    ),
  };
}

/** The rows of a table with values in the host's form. */
export function compileRows<Value>(
  run: RunContext,
  table: string,
  host: HostValues<Value>,
): PreviewProgram<PreviewValue | Value> {
  const scope = makeLoopScope(run, table);
  const { plan } = tableOf(run, table);
  const columns = plan.columns.map(({ name }) => scope.column(name));
  return { rows: plan.rows, read: compileHostReader(scope.frame, columns, host) };
}

export function readRows({ rows, read }: PreviewProgram, firstRow: number, count: number): readonly PreviewRow[] {
  return read(firstRow, Math.min(rows, firstRow + count));
}
