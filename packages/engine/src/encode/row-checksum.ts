import type { ColumnProgram } from '../compile/column-program.ts';
import type { Emitter } from '../compile/emit.ts';
import { canonicalForm } from './canonical-form.ts';
import { emitNullable, type Encoder, NO_BYTES, present } from './encoder.ts';
import { addRowHash } from './hash-row.ts';

export type RowChecksum = {
  /** Writes nothing that stays: each row is hashed and its bytes are given up again. */
  readonly encoder: Encoder;
  /** Low and high word of the sum since it was last taken. */
  readonly take: () => readonly [low: number, high: number];
};

const NULL_TAG = 0;

/** The sum of all rows' hashes, over bytes that depend on the values alone and on no output format. */
export function makeRowChecksum(): RowChecksum {
  const sum = new Int32Array(2);
  return {
    encoder: {
      name: 'row_checksum',
      emitRow(emitter, columns) {
        emitter.line('const rowStart = at;');
        for (const column of present(columns)) emitField(emitter, column);
        emitter.line(`${emitter.bind(addRowHash)}(view, rowStart, at, ${emitter.bind(sum)});`);
        emitter.line('at = rowStart;');
      },
      measureRow: (columns) =>
        present(columns).reduce((bytes, column) => bytes + canonicalForm(column).maxBytes + 8, 8),
      header: () => NO_BYTES,
      footer: () => NO_BYTES,
    },
    take() {
      const taken = [sum[0] as number, sum[1] as number] as const;
      sum.fill(0);
      return taken;
    },
  };
}

function emitField(emitter: Emitter, column: ColumnProgram): void {
  emitNullable(
    emitter,
    column,
    () => emitter.line(`view.setUint8(at++, ${NULL_TAG});`),
    () => canonicalForm(column).emit(emitter),
  );
}
