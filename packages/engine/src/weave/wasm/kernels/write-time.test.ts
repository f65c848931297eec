import { describe, expect, it } from 'vitest';
import { writeDate } from '../../writers/write-date.ts';
import { writeSeconds, writeTime, writeTimestamp } from '../../writers/write-time.ts';
import { type Bind, constant, drawn, listed, unknown, compareEngines, writes } from '../kernel.fixture.ts';

const SECONDS = [0, 1, 59, 60, 3599, 3600, 86_399, 86_400, 951_782_400, 1_794_700_799, 2_147_385_599];
const FAR_SECONDS = [
  ...SECONDS,
  2_147_385_600,
  2_147_483_647,
  2_147_483_648,
  -1,
  -86_401,
  253_402_300_799,
  -62_135_596_800,
];
const DAYS = [0, 1, 11_016, 20_000, 24_854, 24_855, 25_000, 47_481, -1, -25_567];
const FAR_DAYS = [...DAYS, 47_482, -25_568, -719_162, 2_932_896];
const FRACTIONS = [0, 1, 999, 1000, 1001, 123_000, 123_456, 500_000, 999_000, 999_999];

const micros = (bind: Bind, min: number, max: number, fractions: string): string =>
  `(${drawn(bind, min, max)} * 1000000 + ${fractions})`;

describe('writers of dates and times', () => {
  it('write whole seconds as JavaScript does', () => {
    expect(
      compareEngines((bind) =>
        writes(
          bind,
          writeSeconds,
          [
            drawn(bind, 0, 2_147_385_599),
            drawn(bind, 1_731_628_800, 1_794_700_799),
            listed(bind, SECONDS),
            '951782400',
          ],
          '32',
        ),
      ),
    ).toEqual({ difference: 'none', hosts: 0 });
    expect(
      compareEngines((bind) =>
        writes(bind, writeSeconds, [unknown(bind, FAR_SECONDS), drawn(bind, -900_000, 900_000)], '84'),
      ),
    ).toEqual({ difference: 'none', hosts: 3 });
  });

  it('write microseconds as JavaScript does', () => {
    expect(
      compareEngines((bind) => [
        ...writes(
          bind,
          writeTimestamp,
          [
            micros(bind, 1_731_628_800, 1_794_700_799, '0'),
            micros(bind, 0, 2_147_385_599, drawn(bind, 0, 999_999, 7)),
            micros(bind, 0, 2_147_385_599, `(${drawn(bind, 0, 999, 7)} * 1000)`),
            micros(bind, 0, 2_147_385_598, listed(bind, FRACTIONS)),
            '951782400000000',
          ],
          '84',
        ),
        ...writes(bind, writeTime, [
          micros(bind, 0, 86_399, listed(bind, FRACTIONS)),
          `(${listed(bind, [0, 59, 60, 86_399])} * 1000000)`,
        ]),
      ]),
    ).toEqual({ difference: 'none', hosts: 0 });
    const far = FAR_SECONDS.flatMap((seconds) => FRACTIONS.map((fraction) => seconds * 1_000_000 + fraction));
    const ofDay = [0, 59, 86_399].flatMap((seconds) => FRACTIONS.map((fraction) => seconds * 1_000_000 + fraction));
    expect(
      compareEngines((bind) => [
        ...writes(bind, writeTimestamp, [unknown(bind, far)], '32'),
        ...writes(bind, writeTime, [unknown(bind, ofDay)]),
      ]),
    ).toEqual({ difference: 'none', hosts: 4 });
  });

  it('write days as JavaScript does', () => {
    expect(
      compareEngines((bind) =>
        writes(bind, writeDate, [
          drawn(bind, -25_567, 47_481),
          drawn(bind, 20_000, 20_100),
          listed(bind, DAYS),
          constant(-1),
        ]),
      ),
    ).toEqual({ difference: 'none', hosts: 0 });
    expect(
      compareEngines((bind) => writes(bind, writeDate, [drawn(bind, -25_600, 20_000), unknown(bind, FAR_DAYS)])),
    ).toEqual({ difference: 'none', hosts: 3 });
  });
});
