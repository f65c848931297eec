import type { ColumnProgram } from '../graph/column-program.ts';
import type { Emitter } from '../loop/emitter.ts';
import { isTrue } from '../loop/loop.ts';

/** One output format. It puts writer calls in sequence; the compiler adds the loop around them. */
export type Encoder = {
  readonly name: string;
  /** Its values are JavaScript's own, which WebAssembly cannot pass on. */
  readonly engine?: 'javascript';
  /** It prefers timestamps in whole seconds, where they are. */
  readonly wholeSeconds?: true;
  /** Writers for one whole row, at the variable `at` of the buffer `view`. */
  readonly emitRow: (emitter: Emitter, columns: readonly ColumnProgram[]) => void;
  /** An upper bound of a row's size, over-copying included. */
  readonly measureRow: (columns: readonly ColumnProgram[]) => number;
  /** Bytes before the first row and after the last; a file has them once, whatever its chunks. */
  readonly header: (columns: readonly ColumnProgram[]) => Uint8Array;
  readonly footer: (columns: readonly ColumnProgram[]) => Uint8Array;
};

/** Columns left to the database do not appear in files. */
export function present(columns: readonly ColumnProgram[]): readonly ColumnProgram[] {
  return columns.filter((column) => column.value.kind !== 'omitted');
}

export const NO_BYTES: Uint8Array = new Uint8Array(0);

/** Emits `whenNull` or the field itself, by the column's null test. */
export function emitNullable(emitter: Emitter, column: ColumnProgram, whenNull: () => void, field: () => void): void {
  if (column.value.kind === 'null') {
    whenNull();
    return;
  }
  if (column.isNull === undefined) {
    field();
    return;
  }
  emitter.when(isTrue(emitter.use(column.isNull)), whenNull, field);
}
