import { describe, expect, it } from 'vitest';
import { writeNumeric, writeNumericCents } from '../../writers/write-numeric.ts';
import { constant, drawn, listed, unknown, compareEngines, writes } from '../kernel.fixture.ts';

const EDGES = [0, 1, 5, 10, 99, 100, 101, 500, 9900, 9999, 10_000, 10_001, 999_900, 999_999, 1_000_000, 1_000_050];
const WIDE = [...EDGES, 99_999_999, 100_000_000, 100_010_000, 2_000_000_000, 2_147_483_646, 2_147_483_647];
const SIGNED = [...WIDE, ...WIDE.map((value) => -value), -2_147_483_648];
const FAR = [2_147_483_648, 4_000_000_000_000, 2 ** 53 - 1, -(2 ** 53) + 1, -100_000_000_000_000];

describe('writers of PostgreSQL’s numeric', () => {
  it('write hundredths as JavaScript does', () => {
    const { difference, hosts } = compareEngines((bind) =>
      writes(bind, writeNumericCents, [
        ...[99, 9999, 999_999, 99_999_999, 2_147_483_646].map((top, key) => drawn(bind, 0, top, key + 1)),
        ...[100, 500, 1_000_000, 2_000_000_000].map((low, key) => drawn(bind, low, low + 90_000, key + 9)),
        `(${drawn(bind, 0, 2000)} * 100)`,
        `(${drawn(bind, 0, 20)} * 1000000)`,
        drawn(bind, -900_000, 1_000_000),
        '0',
        '1',
        '1999',
        '2000',
        constant(-1999),
        listed(bind, EDGES),
        listed(bind, SIGNED),
        unknown(bind, [...SIGNED, ...FAR]),
      ]),
    );
    expect(difference).toBe('none');
    // Of the last two, one is left to JavaScript; both fall back on it beyond 32 bits.
    expect(hosts).toBe(3);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('write numbers of scale %i as JavaScript does', (scale) => {
    const { difference } = compareEngines((bind) =>
      writes(
        bind,
        writeNumeric,
        [
          ...[9, 9999, 99_999_999, 2_147_483_646].map((top, key) => drawn(bind, 0, top, key + 1)),
          drawn(bind, 10 ** Math.min(scale, 8), 10 ** Math.min(scale, 8) + 90_000),
          `(${drawn(bind, 0, 20)} * 1000000)`,
          drawn(bind, -900_000, 1_000_000),
          listed(bind, SIGNED),
          unknown(bind, [...SIGNED, ...FAR]),
        ],
        String(scale),
        String(10 ** scale),
      ),
    );
    expect(difference).toBe('none');
  });
});
