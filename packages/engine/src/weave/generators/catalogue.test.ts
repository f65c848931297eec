import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '../../base/data/locale-code.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { charLength } from '../../base/text/cut-text.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import { describeGenerators, findGenerator, GENERATORS, latestGenerator } from './catalogue.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_TYPES } from './example-options.fixture.ts';
import {
  AS_OF,
  type ColumnWish,
  generateBytes,
  generateValues,
  joinBytes,
  lexiconOf,
  TEXT,
} from './generator.fixture.ts';
import type { Generator } from './generator.ts';

/** Databases may compare these case-insensitively. */
const CASELESS: ReadonlySet<string> = new Set(['email', 'user_name', 'slug']);

const wishFor = ({ name }: Generator): ColumnWish => ({
  generator: name,
  options: EXAMPLE_OPTIONS[name] ?? {},
  type: EXAMPLE_TYPES[name] ?? TEXT,
});

test('generators are sorted by name, without duplicates', () => {
  const names = GENERATORS.map(({ name, version }) => `${name}/${version}`);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(names.length).toBeGreaterThanOrEqual(91);
});

test('every generator has a one-sentence description and describes each option', () => {
  for (const { name, summary, options } of describeGenerators()) {
    expect(summary, name).toMatch(/^[A-Z].*\.$/);
    for (const [option, meaning] of Object.entries(options))
      expect(meaning.length, `${name}.${option}`).toBeGreaterThan(5);
  }
});

test('a generator is found by name and version, and an unknown one is not', () => {
  expect(findGenerator('email', 1)?.name).toBe('email');
  expect(findGenerator('email', 2)).toBeUndefined();
  expect(latestGenerator('uuid_v7')?.version).toBe(1);
  expect(latestGenerator('nothing')).toBeUndefined();
});

test('the example options of every generator pass its own check', () => {
  for (const item of GENERATORS) expect(item.check?.(EXAMPLE_OPTIONS[item.name] ?? {}) ?? [], item.name).toEqual([]);
});

/**
 * Letters in postal codes, feminine names, readings; `npm run test:thorough` adds a locale for each other difference
 * between words.
 */
const TRIED: readonly LocaleCode[] = [
  'en_GB',
  'pl',
  'ja',
  ...(process.env['ROWLOOM_THOROUGH'] === '1' ? (['en', 'de', 'zh_CN'] as const) : []),
];

/** Each is made by a separate program: many rows, one row, and boundaries that divide nothing. */
const CHUNKS = [
  [0, 97],
  [97, 98],
  [98, 160],
  [160, 240],
] as const;

describe.each(TRIED)('in %s', (code) => {
  test('a row is the same whichever chunk produces it', async () => {
    const lexicon = await lexiconOf(code);
    const rows = 240;
    for (const item of GENERATORS) {
      const columns = { value: wishFor(item) };
      const whole = generateBytes(lexicon, columns, { rows });
      const parts = CHUNKS.map(([from, to]) => generateBytes(lexicon, columns, { rows, from, to }));
      expect(joinBytes(parts), item.name).toEqual(whole);
    }
  });

  test('a unique column repeats no value', async () => {
    const lexicon = await lexiconOf(code);
    for (const item of GENERATORS.filter(({ distinct }) => distinct !== 'never')) {
      const wish = { ...wishFor(item), unique: true };
      const rows = fillable(item, wish.type ?? TEXT, lexicon, 2000);
      const values = generateValues(lexicon, wish, { rows });
      expect(rows, item.name).toBeGreaterThan(1);
      const folded = CASELESS.has(item.name) ? values.map((value) => value.toLowerCase()) : values;
      expect(new Set(folded).size, item.name).toBe(rows);
    }
  });

  test.each([20, 60])('no text exceeds varchar(%i), unique or not', async (length) => {
    const lexicon = await lexiconOf(code);
    const type: ColumnType = { kind: 'text', native: `varchar(${length})`, max_length: length };
    for (const item of GENERATORS) {
      for (const unique of item.distinct === 'never' ? [false] : [false, true]) {
        const rows = unique ? fillable(item, type, lexicon, 400) : 400;
        if (rows < 1) continue;
        const values = generateValues(lexicon, { ...wishFor(item), type, unique }, { rows });
        const longest = values.reduce((most, value) => Math.max(most, charLength(value)), 0);
        expect(longest, `${item.name}${unique ? ', unique' : ''}`).toBeLessThanOrEqual(length);
        expect(!unique || new Set(values).size === rows, item.name).toBe(true);
      }
    }
  });
});

test('rows beyond 2^32 have values of their own', async () => {
  const lexicon = await lexiconOf('en');
  const far = 2 ** 33;
  for (const item of GENERATORS.filter(
    ({ name }) => !['constant', 'password_hash', 'currency_code', 'serial'].includes(name),
  )) {
    const columns = { value: wishFor(item) };
    const there = generateBytes(lexicon, columns, { rows: 2 ** 34, from: far, to: far + 40 });
    const here = generateBytes(lexicon, columns, { rows: 2 ** 34, to: 40 });
    const alone = joinBytes(
      [far, far + 1].map((row) => generateBytes(lexicon, columns, { rows: 2 ** 34, from: row, to: row + 1 })),
    );
    expect(there, item.name).not.toEqual(here);
    expect(there.slice(0, alone.length), item.name).toEqual(alone);
  }
});

/** As many rows as a unique column can have, up to a limit. */
function fillable(
  item: Generator,
  type: ColumnType,
  lexicon: Parameters<typeof generateBytes>[0],
  most: number,
): number {
  const facts = {
    type,
    maxLength: type.kind === 'text' ? type.max_length : undefined,
    lexicon,
    asOf: parseMicros(AS_OF),
  };
  const options = EXAMPLE_OPTIONS[item.name] ?? {};
  const first = Math.min(most, item.capacity?.({ ...facts, numbers: most }, options) ?? most);
  // The capacity may itself depend on the rows.
  return Math.min(first, item.capacity?.({ ...facts, numbers: Math.max(1, first) }, options) ?? first);
}
