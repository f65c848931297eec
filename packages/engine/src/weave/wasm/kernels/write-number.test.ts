import { describe, expect, it } from 'vitest';
import { writeCents, writeDecimal } from '../../writers/write-decimal.ts';
import { writeInteger, writeLongUint, writePadded, writeSmall, writeUint } from '../../writers/write-integer.ts';
import { type Bind, constant, drawn, listed, unknown, compareEngines, writes } from '../kernel.fixture.ts';

const EDGES = [0, 1, 9, 10, 99, 100, 101, 999, 1000, 9999, 10_000, 99_999, 999_999, 9_999_999, 99_999_999];
const LONG = [...EDGES, 100_000_000, 999_999_999, 2_147_483_646, 2_147_483_647];
const FAR = [
  ...LONG,
  2_147_483_648,
  4_294_967_296,
  9_999_999_999_999,
  100_000_000 * 90_071_991,
  Number.MAX_SAFE_INTEGER,
];
const SIGNED = [...LONG, ...LONG.map((value) => -value), -2_147_483_648];
const FAR_SIGNED = [...FAR, ...FAR.map((value) => -value), -0];

const tops = (bind: Bind, values: readonly number[]): readonly string[] =>
  values.map((top, key) => drawn(bind, 0, top, key + 1));
/** Whole numbers up to a count below 2^53, whose bounds are known. */
const wide = (bind: Bind, count: number): string =>
  count < 2 ** 40
    ? `(${drawn(bind, 0, 999_999, 5)} * ${count / 1_000_000} + ${drawn(bind, 0, 9999, 6)})`
    : `(${drawn(bind, 0, 999_999, 5)} * ${count / 1_000_000} + ${drawn(bind, 0, 999_999_999, 6)})`;

describe('writers of numbers', () => {
  it('write numbers that rise with the rows, across every change of their first digits', () => {
    const starts = [0, 1, 9990, 95_000, 9_990_000, 99_899_990, 99_990_000, 2_147_400_000];
    for (const start of starts) {
      const writer = start < 99_900_000 ? writeUint : writeLongUint;
      expect(
        compareEngines(
          (bind) => writes(bind, writer, [`(row + ${start})`, `(row - 0)`, `(${start} + row)`, drawn(bind, 0, 70_000)]),
          { rows: 40_000, maxRowBytes: 64 },
        ),
      ).toEqual({ difference: 'none', hosts: 0 });
    }
  });

  it('write the digits of numbers that are not negative as JavaScript does', () => {
    expect(
      compareEngines((bind) => [
        ...writes(bind, writeSmall, [...tops(bind, [0, 9, 99, 9999]), listed(bind, EDGES.slice(0, 10)), '7', '9999']),
        ...writes(bind, writeUint, [...tops(bind, [9, 9999, 10_000, 99_999_999]), listed(bind, EDGES), '10000']),
        ...writes(bind, writeLongUint, [
          ...tops(bind, [9999, 99_999_999, 100_000_000, 2_147_483_646]),
          ...[1e10, 1e13, 9e15].map((count) => wide(bind, count)),
          drawn(bind, 2_000_000_000, 2_147_483_647),
          listed(bind, LONG),
        ]),
      ]),
    ).toEqual({ difference: 'none', hosts: 0 });
    // The list itself, and the writer beyond 31 bits.
    expect(compareEngines((bind) => writes(bind, writeUint, [unknown(bind, EDGES)]))).toEqual({
      difference: 'none',
      hosts: 2,
    });
    expect(compareEngines((bind) => writes(bind, writeLongUint, [unknown(bind, FAR)]))).toEqual({
      difference: 'none',
      hosts: 2,
    });
  });

  it('write negative numbers as JavaScript does', () => {
    expect(
      compareEngines((bind) =>
        writes(bind, writeInteger, [
          drawn(bind, -9, 9),
          drawn(bind, -20_000, 10_000),
          drawn(bind, -2_000_000_000, -1_999_000_000),
          `(${wide(bind, 9e15)} - 4000000000000000)`,
          constant(-17),
          '17',
          listed(bind, SIGNED.slice(0, -1)),
        ]),
      ),
    ).toEqual({ difference: 'none', hosts: 0 });
    expect(
      compareEngines((bind) => writes(bind, writeInteger, [listed(bind, SIGNED), unknown(bind, FAR_SIGNED)])),
    ).toEqual({ difference: 'none', hosts: 3 });
  });

  it('write hundredths as JavaScript does', () => {
    expect(
      compareEngines((bind) =>
        writes(bind, writeCents, [
          ...tops(bind, [0, 9, 99, 9999, 999_999, 2_147_483_646]),
          drawn(bind, -20_000, 10_000),
          `(${wide(bind, 1e13)} - 40000000000)`,
          constant(-17),
          listed(bind, SIGNED.slice(0, -1)),
        ]),
      ),
    ).toEqual({ difference: 'none', hosts: 0 });
    expect(compareEngines((bind) => writes(bind, writeCents, [unknown(bind, FAR_SIGNED)]))).toEqual({
      difference: 'none',
      hosts: 2,
    });
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 8, 9, 10])('write decimals of scale %i as JavaScript does', (scale) => {
    const write = (bind: Bind): readonly string[] =>
      writes(
        bind,
        writeDecimal,
        [
          ...tops(bind, [9, 9999, 999_999_999]),
          drawn(bind, -20_000, 10_000),
          wide(bind, 9e15),
          constant(-17),
          listed(bind, SIGNED.slice(0, -1)),
          unknown(bind, FAR_SIGNED),
        ],
        String(scale),
        String(10 ** scale),
      );
    expect(compareEngines(write)).toEqual({ difference: 'none', hosts: scale < 10 ? 2 : 10 });
  });

  it.each([1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 15, 16])(
    'write %i digits with leading zeros as JavaScript does',
    (width) => {
      const most = 10 ** width;
      const write = (bind: Bind): readonly string[] =>
        writes(
          bind,
          writePadded,
          [
            drawn(bind, 0, Math.min(most, 2_000_000_000) - 1),
            ...(width > 10 ? [wide(bind, Math.min(most / 10, 9e15))] : []),
            '7',
            unknown(
              bind,
              FAR.map((value) => value % most),
            ),
          ],
          String(width),
        );
      expect(compareEngines(write)).toEqual({ difference: 'none', hosts: width === 16 ? 6 : 2 });
    },
  );
});
