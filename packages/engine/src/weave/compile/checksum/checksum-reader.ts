import type { ColumnProgram } from '../../graph/column-program.ts';
import type { CompileOptions } from '../compile-table.ts';
import { makeLoopScope } from '../make-row-scope.ts';
import { type RunContext, tableOf } from '../../graph/run-context.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { canonicalField } from '../../encode/checksum/canonical-binary.ts';
import { TAGS } from '../../encode/checksum/canonical-tags.ts';
import { canonicalType } from '../../encode/checksum/canonical-type.ts';
import { canonicalValue, type ReadValue } from '../../encode/checksum/canonical-value.ts';
import { addRowHash, takeSum } from '../../encode/checksum/hash-row.ts';
import { type ChecksumScope, reasonLeftOut } from '../../encode/checksum/row-checksum.ts';
import { checksumScope } from './table-checksum.ts';

export type LeftOut = { readonly column: string; readonly reason: string };

/** The columns that a checksum of a table covers, in plan order, and those that it leaves out. */
export type ChecksumColumns = {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly left_out: readonly LeftOut[];
};

/** Hashes rows that were read back from a database to the same sum as `makeRowChecksum` gives for the planned rows. */
export type ChecksumReader = ChecksumColumns & {
  /** A row of PostgreSQL's binary form: its fields in the order of `columns`, NULL with a length of -1. */
  readonly addBinary: (view: DataView, starts: Int32Array, lengths: Int32Array) => void;
  /** A row's values in the order of `columns`. */
  readonly addValues: (values: readonly ReadValue[]) => void;
  readonly take: () => readonly [low: number, high: number];
};

export function makeChecksumReader(run: RunContext, table: string, options: CompileOptions = {}): ChecksumReader {
  const scope = checksumScope(run, table);
  const row = makeLoopScope(run, table);
  const wanted = options.columns ?? tableOf(run, table).plan.columns.map(({ name }) => name);
  return makeColumnReader(
    wanted.map((name) => row.column(name)),
    scope,
  );
}

export function makeColumnReader(programs: readonly ColumnProgram[], scope: ChecksumScope): ChecksumReader {
  const { dialect } = scope;
  const kept = programs.filter((column) => reasonLeftOut(column, scope) === undefined);
  const sum = new Int32Array(2);
  const fields = kept.map((column) => canonicalField(column.type, canonicalType(column), dialect));
  const values = kept.map((column) => canonicalValue(canonicalType(column), dialect));
  let view = new DataView(new ArrayBuffer(1 << 16));
  /** Each field grows by its tag and length; JSON and bits grow to several times their size. */
  const makeRoom = (bytes: number): void => {
    const needed = bytes * 8 + kept.length * 96 + 64;
    if (view.byteLength < needed) view = new DataView(new ArrayBuffer(needed * 2));
  };
  return {
    columns: kept.map(({ name, type }) => ({ name, type })),
    left_out: leftOut(programs, scope),
    addBinary(from, starts, lengths) {
      let bytes = 0;
      for (let i = 0; i < fields.length; i++) bytes += lengths[i] as number;
      makeRoom(bytes);
      let at = 0;
      for (let i = 0; i < fields.length; i++) {
        const length = lengths[i] as number;
        if (length < 0) view.setUint8(at++, TAGS.null);
        else at = (fields[i] as (typeof fields)[number])(from, starts[i] as number, length, view, at);
      }
      addRowHash(view, 0, at, sum);
    },
    addValues(row) {
      let bytes = 0;
      for (const value of row) if (typeof value === 'string' || value instanceof Uint8Array) bytes += value.length * 3;
      makeRoom(bytes);
      let at = 0;
      for (let i = 0; i < values.length; i++) {
        const value = row[i];
        if (value === null || value === undefined) view.setUint8(at++, TAGS.null);
        else at = (values[i] as (typeof values)[number])(view, at, value);
      }
      addRowHash(view, 0, at, sum);
    },
    take: () => takeSum(sum),
  };
}

function leftOut(programs: readonly ColumnProgram[], scope: ChecksumScope): readonly LeftOut[] {
  return programs.flatMap((column) => {
    const reason = reasonLeftOut(column, scope);
    return reason === undefined ? [] : [{ column: column.name, reason }];
  });
}
