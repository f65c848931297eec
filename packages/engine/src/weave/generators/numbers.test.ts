import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import { GENERATORS } from './catalogue.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_TYPES } from './example-options.fixture.ts';
import { AS_OF, generateValues, lexiconOf, TEXT } from './generator.fixture.ts';
import type { Generator } from './generator.ts';

const lexicon = await lexiconOf('en');
const DISTINCT = GENERATORS.filter(({ distinct }) => distinct !== 'never');
/** Letters of either case encode the number: folding them would merge two of them. */
const CASED: ReadonlySet<string> = new Set(['token']);
const NARROW: ColumnType = { kind: 'text', native: 'varchar(20)', max_length: 20 };

function capacityOf(item: Generator, type: ColumnType, numbers: number): number {
  const maxLength = type.kind === 'text' ? type.max_length : undefined;
  const facts = { type, maxLength, lexicon, asOf: parseMicros(AS_OF), numbers };
  return item.capacity?.(facts, EXAMPLE_OPTIONS[item.name] ?? {}) ?? numbers;
}

/** Values of the rows numbered `base` (inclusive) to `base + rows` (exclusive), under a seed. */
function valuesOf(item: Generator, type: ColumnType, seed: number, base: number, rows: number): readonly string[] {
  const wish = { generator: item.name, options: EXAMPLE_OPTIONS[item.name] ?? {}, type, unique: true };
  const values = generateValues(lexicon, wish, { rows, seed, base });
  return CASED.has(item.name) ? values : values.map((value) => value.toLowerCase());
}

test.each(DISTINCT.map((item) => [item.name, item] as const))(
  'two runs of %s with different seeds and numbers share no value',
  (name, item) => {
    for (const type of [EXAMPLE_TYPES[name] ?? TEXT, NARROW]) {
      const most = Math.min(1500, capacityOf(item, type, 1500));
      if (most < 2) continue;
      fc.assert(
        fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: most - 1 }), (first, second, border) => {
          const earlier = new Set(valuesOf(item, type, first, 0, border));
          const later = valuesOf(item, type, second, border, most - border);
          expect(earlier.size).toBe(border);
          expect(new Set(later).size).toBe(most - border);
          expect(later.filter((value) => earlier.has(value))).toEqual([]);
        }),
        { numRuns: 2 },
      );
    }
  },
);

const DAYS = ['2026-03-01T08:00:00Z', '2026-09-12T17:30:00Z'] as const;

test.each(['date', 'timestamp', 'year'])('runs on two days share no unique %s', (name) => {
  const wish = { generator: name, type: EXAMPLE_TYPES[name] ?? TEXT, unique: true };
  const half = name === 'year' ? 15 : 300;
  const values = DAYS.flatMap((as_of, run) =>
    generateValues(lexicon, wish, { rows: half, base: run * half, seed: run, as_of }),
  );
  expect(new Set(values).size).toBe(2 * half);
});

test.each(['date', 'timestamp'] as const)('unique ranges of %ss of runs on two days do not overlap', (kind) => {
  const subtype: ColumnType = kind === 'date' ? { kind, native: 'date' } : { kind, native: 'timestamptz', zone: true };
  const wish = { generator: 'range', type: { kind: 'range', native: 'r', subtype } as const, unique: true };
  const values = DAYS.flatMap((as_of, run) =>
    generateValues(lexicon, wish, { rows: 400, base: run * 400, seed: run, as_of }),
  );
  const spans = values
    .map((value) => value.replaceAll(/["[)]/g, '').split(','))
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  expect(spans).toHaveLength(800);
  for (const [at, [start = '']] of spans.entries())
    expect(at === 0 || start >= (spans[at - 1]?.[1] ?? ''), `range ${at}`).toBe(true);
});
