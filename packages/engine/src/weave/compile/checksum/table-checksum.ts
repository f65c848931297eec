import { type CompileOptions, compileTable } from '../compile-table.ts';
import { type RunContext, tableOf } from '../../graph/run-context.ts';
import {
  type ChecksumScope,
  checksumValue,
  makeRowChecksum,
  printChecksum,
} from '../../encode/checksum/row-checksum.ts';

/** What computing the checksum of a table needs to know. */
export function checksumScope(run: RunContext, table: string): ChecksumScope {
  const { columns } = tableOf(run, table).table;
  return {
    dialect: run.plan.dialect,
    generated: new Set(columns.filter(({ generated }) => generated !== undefined).map(({ name }) => name)),
  };
}

/** Computes the checksum of any ranges of a table's rows, without writing them anywhere. */
export function makeTableChecksum(
  run: RunContext,
  table: string,
  options: CompileOptions = {},
): (first: number, end: number) => readonly [low: number, high: number] {
  const { encoder, take } = makeRowChecksum(checksumScope(run, table));
  const program = compileTable(run, table, encoder, options);
  const view = program.own ?? new DataView(new ArrayBuffer(program.minBytes));
  const state = { at: 0 };
  return (first, end) => {
    for (let row = first; row < end; ) row = program.fill(view, row, end, state);
    return take();
  };
}

/** The checksum of a whole table as its export contains it, or of some of its columns, to find out which differ. */
export function checksumPlanned(run: RunContext, table: string, options: CompileOptions = {}): string {
  return printChecksum(checksumValue(makeTableChecksum(run, table, options)(0, tableOf(run, table).plan.rows)));
}
