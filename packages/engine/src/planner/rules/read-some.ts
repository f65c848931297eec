import type { ColumnProgram } from '../../weave/graph/column-program.ts';
import { compileReader } from '../../weave/compile/compile-reader.ts';
import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import type { PreviewRow } from '../../weave/compile/objects.ts';

/** The examined places of a table, including its first and last rows. */
const PLACES = 8;

/** Some columns of a table's rows: `most` at each of some places spread over it, or all. */
export function readSpread(
  run: RunContext,
  table: string,
  names: readonly string[],
  rows: number,
  most: number,
  isRead: (program: ColumnProgram) => boolean = () => true,
): readonly PreviewRow[] {
  const read = openRows(run, table, names, isRead);
  if (rows <= most * PLACES) return read(0, rows);
  return Array.from({ length: PLACES }, (_, place) => {
    const first = Math.floor(((rows - most) * place) / (PLACES - 1));
    return read(first, first + most);
  }).flat();
}

/** Reads ranges of rows, in some of their columns. */
export function openRows(
  run: RunContext,
  table: string,
  names: readonly string[],
  isRead: (program: ColumnProgram) => boolean = () => true,
): (first: number, end: number) => readonly PreviewRow[] {
  const scope = makeLoopScope(run, table);
  const programs = names.map((name) => scope.column(name)).filter(isRead);
  return programs.length === 0 ? () => [] : compileReader(scope.frame, programs);
}
