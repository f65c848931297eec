import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { generateValues, lexiconOf } from '../generator.fixture.ts';
import { CALENDAR_KINDS } from './season.ts';

const lexicon = await lexiconOf('en');
const TYPE = { kind: 'timestamp', native: 'timestamp' } as const;

function momentsOf(options: GeneratorOptions, rows: number, engine?: 'javascript' | 'webassembly'): readonly Date[] {
  const wish = { generator: 'timestamp', options: { rise: true, ...options }, type: TYPE };
  return generateValues(lexicon, wish, { rows, ...(engine === undefined ? {} : { engine }) }).map(
    (text) => new Date(`${text.replace(' ', 'T')}Z`),
  );
}

test('timestamps rise with the row within any range, the same as WebAssembly', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CALENDAR_KINDS),
      fc.integer({ min: -2e9, max: 3e9 }),
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 200 }),
      (calendar, first, span, rows) => {
        const [min, max] = [first, first + span].map((at) => new Date(at * 1000).toISOString().slice(0, 19)) as [
          string,
          string,
        ];
        const found = momentsOf({ calendar, min, max }, rows, 'javascript').map(Number);
        expect(found.every((at) => at >= first * 1000 && at <= (first + span) * 1000)).toBe(true);
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect(momentsOf({ calendar, min, max }, rows, 'webassembly').map(Number)).toEqual(found);
      },
    ),
    { numRuns: 25 },
  );
});

const shareOf = (moments: readonly Date[], holds: (moment: Date) => boolean): number =>
  moments.filter(holds).length / moments.length;

const YEARS = { min: '2023-11-15', max: '2026-11-15' };

test('a shop sleeps at night, is busy in late November, and grows', () => {
  const moments = momentsOf({ ...YEARS, calendar: 'shop' }, 20_000);
  expect(shareOf(moments, (at) => at.getUTCHours() < 6)).toBeLessThan(0.06);
  const within = (from: string, to: string): number =>
    moments.filter((at) => at.toISOString() >= from && at.toISOString() < to).length;
  for (const year of [2024, 2025]) {
    const peak = within(`${year}-11-20`, `${year}-12-01`) / 11;
    const trend = (within(`${year}-09-01`, `${year}-11-01`) + within(`${year + 1}-01-05`, `${year + 1}-03-05`)) / 120;
    expect(peak / trend, String(year)).toBeGreaterThan(1.8);
  }
  expect(within('2025-11-15', '2026-11-15')).toBeGreaterThan(1.2 * within('2023-11-15', '2024-11-15'));
});

test('an office rests at the weekend and at night, a machine never', () => {
  const isWeekend = (at: Date): boolean => at.getUTCDay() % 6 === 0;
  const office = momentsOf({ ...YEARS, calendar: 'office' }, 5000);
  expect(shareOf(office, isWeekend)).toBeLessThan(0.06);
  expect(shareOf(office, (at) => at.getUTCHours() >= 7 && at.getUTCHours() < 19)).toBeGreaterThan(0.9);
  const machine = momentsOf({ ...YEARS, calendar: 'machine' }, 5000);
  expect(shareOf(machine, isWeekend)).toBeGreaterThan(0.26);
  expect(shareOf(machine, (at) => at.getUTCHours() < 6)).toBeGreaterThan(0.22);
});
