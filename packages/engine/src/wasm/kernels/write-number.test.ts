import { describe, expect, it } from 'vitest';
import { writeCents, writeDecimal } from '../../encode/write-decimal.ts';
import { writeInteger, writeLongUint, writePadded, writeSmall, writeUint } from '../../encode/write-integer.ts';
import { type Bind, drawn, listed, unknown, weaveBoth } from '../kernel.fixture.ts';

const EDGES = [0, 1, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999, 999_999, 9_999_999, 99_999_999];
const LONG = [100_000_000, 2_147_483_646, 2_147_483_647];
const FAR = [2_147_483_648, 4_294_967_295, 4_294_967_296, 9_999_999_999_999, Number.MAX_SAFE_INTEGER];

/** Calls of a writer, each followed by a comma. */
function calls(bind: Bind, writer: unknown, values: readonly string[], ...rest: readonly number[]): readonly string[] {
  return values.flatMap((value) => [
    `at = ${bind(writer)}(view, at, ${[value, ...rest].join(', ')});`,
    'view.setUint8(at++, 44);',
  ]);
}

const spans = (bind: Bind, tops: readonly number[], sign: 1 | -1 = 1): readonly string[] =>
  tops.map((top, key) => (sign === 1 ? drawn(bind, 0, top, key + 1) : drawn(bind, -top, top >> 1, key + 1)));

describe('writers of numbers', () => {
  it('write the digits of small and of long numbers as JavaScript does', () => {
    const { javascript, webassembly } = weaveBoth((bind) => [
      ...calls(bind, writeSmall, [...spans(bind, [0, 9, 99, 9999]), listed(bind, EDGES.slice(0, 9)), '7', '9999']),
      ...calls(bind, writeUint, [
        ...spans(bind, [9, 9999, 10_000, 99_999_999]),
        listed(bind, EDGES),
        unknown(bind, EDGES),
      ]),
      ...calls(bind, writeLongUint, [
        ...spans(bind, [9999, 99_999_999, 100_000_000, 2_147_483_646]),
        listed(bind, [...EDGES, ...LONG]),
        unknown(bind, [...EDGES, ...LONG, ...FAR]),
        drawn(bind, 2_000_000_000, 2_147_483_647),
      ]),
    ]);
    expect(webassembly).toEqual(javascript);
  });
});

void [describe, writeCents, writeDecimal, writeInteger, writePadded];
