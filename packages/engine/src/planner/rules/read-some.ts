import type { ColumnProgram } from '../../weave/graph/column-program.ts';
import { compileReader } from '../../weave/compile/compile-reader.ts';
import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import type { PreviewRow } from '../../weave/compile/objects.ts';

/** Some columns of a table's rows: of the first `most` and of the last, or of all. */
export function readSome(
  run: RunContext,
  table: string,
  names: readonly string[],
  rows: number,
  most = rows,
  isRead: (program: ColumnProgram) => boolean = () => true,
): readonly PreviewRow[] {
  const scope = makeLoopScope(run, table);
  const programs = names.map((name) => scope.column(name)).filter(isRead);
  if (programs.length === 0) return [];
  const read = compileReader(scope.frame, programs);
  return [...read(0, Math.min(most, rows)), ...read(Math.max(most, rows - most), rows)];
}
