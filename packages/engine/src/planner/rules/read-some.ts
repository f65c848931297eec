import type { ColumnProgram } from '../../weave/graph/column-program.ts';
import { compileLoop } from '../../weave/compile/compile-loop.ts';
import type { FillState } from '../../weave/compile/fill-loop.ts';
import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import { exactJsonl } from '../../weave/encode/jsonl.ts';
import { type PreviewRow, readRows } from '../../weave/encode/objects.ts';

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
  const loop = compileLoop(scope.frame, programs, exactJsonl);
  const fill = (view: DataView, row: number, end: number, state: FillState): number =>
    loop.fill(view, 0, row, end, state);
  const program = { fill, minBytes: loop.maxRowBytes * 2, rows };
  const last = Math.max(most, rows - most);
  return [...readRows(program, 0, most), ...readRows(program, last, most)];
}
