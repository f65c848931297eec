import type { ColumnProgram } from '../../graph/column-program.ts';
import type { Emitter } from '../../loop/emitter.ts';
import { AT, bound, number } from '../../loop/loop.ts';
import type { Dialect } from '../../../language/dialect/dialect.ts';
import { canonicalForm } from './canonical-form.ts';
import { TAGS } from './canonical-tags.ts';
import { whyLeftOut } from './canonical-type.ts';
import { emitNullable, type Encoder, NO_BYTES } from '../encoder.ts';
import { addRowHash, takeSum } from './hash-row.ts';

export type RowChecksum = {
  /** Writes nothing permanent: each row is hashed and its bytes are discarded. */
  readonly encoder: Encoder;
  /** Low and high word of the sum since it was last taken. */
  readonly take: () => readonly [low: number, high: number];
};

export type ChecksumScope = {
  /** From the plan: types mean what they mean there. */
  readonly dialect: Dialect;
  /** Columns that the database computes itself. */
  readonly generated?: ReadonlySet<string>;
};

/** Why a column of a table is left out, on both sides; undefined if it is not. */
export function reasonLeftOut(column: ColumnProgram, { dialect, generated }: ChecksumScope): string | undefined {
  return generated?.has(column.name) === true ? 'The database computes it.' : whyLeftOut(column, dialect);
}

/** The sum of all rows' hashes, over bytes that depend only on values and types, not on an output format. */
export function makeRowChecksum(scope: ChecksumScope): RowChecksum {
  const { dialect } = scope;
  const sum = new Int32Array(2);
  const summed = (columns: readonly ColumnProgram[]): readonly ColumnProgram[] =>
    columns.filter((column) => reasonLeftOut(column, scope) === undefined);
  return {
    encoder: {
      name: 'row_checksum',
      emitRow(emitter, columns) {
        const start = emitter.mark();
        for (const column of summed(columns)) emitField(emitter, column, dialect);
        emitter.add({ kind: 'effect', target: addRowHash, args: [start, AT, bound(sum)] });
        emitter.add({ kind: 'assign', name: 'at', value: start, adds: false });
      },
      measureRow: (columns) =>
        summed(columns).reduce((bytes, column) => bytes + canonicalForm(column, dialect).maxBytes + 8, 8),
      header: () => NO_BYTES,
      footer: () => NO_BYTES,
    },
    take: () => takeSum(sum),
  };
}

/** In the form that exports use. */
export function printChecksum(total: bigint): string {
  return `sum64:${BigInt.asUintN(64, total).toString(16).padStart(16, '0')}`;
}

export function checksumValue([low, high]: readonly [low: number, high: number]): bigint {
  return (BigInt(high >>> 0) << 32n) + BigInt(low >>> 0);
}

export function emitField(emitter: Emitter, column: ColumnProgram, dialect: Dialect): void {
  emitNullable(
    emitter,
    column,
    () => emitter.store('setUint8', number(TAGS.null), { advance: 1 }),
    () => canonicalForm(column, dialect).emit(emitter),
  );
}
