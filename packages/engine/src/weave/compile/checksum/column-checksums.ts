import type { ColumnProgram } from '../../graph/column-program.ts';
import { AT, bound, type Expression } from '../../loop/loop.ts';
import { compileTable } from '../compile-table.ts';
import { makeLoopScope } from '../make-row-scope.ts';
import { type RunContext, tableOf } from '../../graph/run-context.ts';
import { type ChecksumReader, makeColumnReader } from './checksum-reader.ts';
import type { Encoder } from '../../encode/encoder.ts';
import { addRowHash, takeSum } from '../../encode/checksum/hash-row.ts';
import {
  checksumValue,
  emitField,
  makeRowChecksum,
  printChecksum,
  reasonLeftOut,
} from '../../encode/checksum/row-checksum.ts';
import { checksumScope } from './table-checksum.ts';

/** The checksum of a table, and the sum of each column by name. */
export type ColumnSums = { readonly value: string; readonly columns: ReadonlyMap<string, bigint> };

/**
 * Computes the checksum of a planned table and of each column in one pass. Making the rows once per column would take
 * several times as long as the load. Columns that checksums leave out are absent.
 */
export function sumPlannedColumns(run: RunContext, table: string): ColumnSums {
  const scope = checksumScope(run, table);
  const whole = new Int32Array(2);
  const sums = new Map<string, Int32Array>();
  const summed = (columns: readonly ColumnProgram[]): readonly ColumnProgram[] =>
    columns.filter((column) => reasonLeftOut(column, scope) === undefined);
  const encoder: Encoder = {
    ...makeRowChecksum(scope).encoder,
    name: 'column_checksums',
    emitRow(emitter, columns) {
      const start = emitter.mark();
      const add = (from: Expression, total: Int32Array): void =>
        emitter.add({ kind: 'effect', target: addRowHash, args: [from, AT, bound(total)] });
      for (const column of summed(columns)) {
        const sum = new Int32Array(2);
        sums.set(column.name, sum);
        const field = emitter.mark();
        emitField(emitter, column, scope.dialect);
        add(field, sum);
      }
      add(start, whole);
      emitter.add({ kind: 'assign', name: 'at', value: start, adds: false });
    },
  };
  const program = compileTable(run, table, encoder, { engine: 'javascript' });
  const view = program.own ?? new DataView(new ArrayBuffer(program.minBytes));
  const { rows } = tableOf(run, table).plan;
  const state = { at: 0 };
  for (let row = 0; row < rows; ) row = program.fill(view, row, rows, state);
  return {
    value: printChecksum(checksumValue(takeSum(whole))),
    columns: new Map([...sums].map(([name, sum]) => [name, checksumValue(takeSum(sum))])),
  };
}

/** Hashes rows that were read back, and their columns. */
export type ColumnsReader = Omit<ChecksumReader, 'take'> & { readonly sums: () => ColumnSums };

export function makeColumnsReader(run: RunContext, table: string): ColumnsReader {
  const scope = checksumScope(run, table);
  const row = makeLoopScope(run, table);
  const programs = tableOf(run, table).plan.columns.map(({ name }) => row.column(name));
  const kept = programs.filter((column) => reasonLeftOut(column, scope) === undefined);
  const whole = makeColumnReader(programs, scope);
  const readers = kept.map((column) => makeColumnReader([column], scope));
  return {
    columns: whole.columns,
    left_out: whole.left_out,
    addBinary(view, starts, lengths) {
      whole.addBinary(view, starts, lengths);
      for (const [at, reader] of readers.entries())
        reader.addBinary(view, starts.subarray(at, at + 1), lengths.subarray(at, at + 1));
    },
    addValues(values) {
      whole.addValues(values);
      for (const [at, reader] of readers.entries()) reader.addValues([values[at] ?? null]);
    },
    sums: () => ({
      value: printChecksum(checksumValue(whole.take())),
      columns: new Map(readers.map((reader, at) => [kept[at]?.name ?? '', checksumValue(reader.take())])),
    }),
  };
}
