import type { ColumnProgram } from '../graph/column-program.ts';
import { call, type Frame, type Node, rowOf } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { word } from '../graph/piece.ts';
import { ANY_SPECIAL } from '../../base/text/special.ts';
import type { PreviewValue } from '../compile/objects.ts';
import { byteAt } from './sample-values.fixture.ts';

/** A column, with the expected value of each row, computed independently. */
export type Sample = { readonly column: ColumnProgram; readonly plain: (row: number) => PreviewValue };

export const FRAME: Frame = { kind: 'loop', table: 'samples', row: undefined, inner: undefined, enclosing: undefined };

export const row = rowOf(FRAME);
export const from = (make: (row: number) => number): Node => call(make, row);
export const words = (list: readonly string[], step = 1): Extract<Value, { kind: 'text' }> => ({
  kind: 'text',
  pieces: [
    word(
      makeDictionary(list),
      from((at) => (at * step) % list.length),
    ),
  ],
});
const isNullAt = (at: number, offset: number): boolean => at % 7 === offset;

export function sample(
  name: string,
  type: ColumnType,
  value: Value,
  plain: (row: number) => PreviewValue,
  nullAt?: number,
): Sample {
  if (nullAt === undefined) return { column: { name, type, isNull: undefined, value }, plain };
  const isNull = from((at) => (isNullAt(at, nullAt) ? 1 : 0));
  return { column: { name, type, isNull, value }, plain: (at) => (isNullAt(at, nullAt) ? null : plain(at)) };
}

function writeSampleBytes(view: DataView, at: number, seed: number): number {
  for (let i = 0; i < seed % 6; i++) view.setUint8(at + i, byteAt(seed, i));
  return at + (seed % 6);
}
export const bytesValue: Value = {
  kind: 'bytes',
  pieces: [{ kind: 'written', write: writeSampleBytes, args: [row], maxBytes: 6, specials: ANY_SPECIAL }],
};

export function arrayOf(elements: readonly Value[], count: (row: number) => number): Value {
  return { kind: 'array', elements, count: from(count) };
}
type Simple = 'integer' | 'boolean' | 'date' | 'time' | 'timestamp' | 'interval';
export const nodeValue = (kind: Simple, make: (row: number) => number): Value => ({ kind, node: from(make) });
export const decimal = (make: (row: number) => number, scale: number): Value => ({
  kind: 'decimal',
  node: from(make),
  scale,
});

export const TEXT: ColumnType = { native: 'text', kind: 'text' };
export const numeric = (precision: number, scale: number): ColumnType => ({
  native: `numeric(${precision},${scale})`,
  kind: 'decimal',
  precision,
  scale,
});
