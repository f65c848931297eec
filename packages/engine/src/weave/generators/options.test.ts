import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { GENERATORS } from './catalogue.ts';
import { generateValues, lexiconOf } from './generator.fixture.ts';
import { parseMoment } from './time/moment.ts';

const INTEGER: ColumnType = { kind: 'integer', native: 'integer', bits: 32 };
const values = async (generator: string, options = {}, type?: ColumnType): Promise<readonly string[]> =>
  generateValues(await lexiconOf('en'), { generator, options, ...(type === undefined ? {} : { type }) }, { rows: 600 });

test('numbers stay within their bounds and reach them', async () => {
  const integers = (await values('integer', { min: -3, max: 3 }, INTEGER)).map(Number);
  expect([Math.min(...integers), Math.max(...integers)]).toEqual([-3, 3]);
  for (const value of await values('decimal', { min: 0.5, max: 0.75, scale: 3 }))
    expect(value).toMatch(/^0\.(5\d\d|6\d\d|7[0-4]\d|750)$/);
  for (const value of await values(
    'price',
    { min: 5, max: 20 },
    { kind: 'decimal', native: 'numeric', precision: 10, scale: 2 },
  )) {
    expect(Number(value) >= 5 && Number(value) <= 20, value).toBe(true);
  }
});

test('prices mostly have typical endings, and small ones are more common', async () => {
  const prices = await values('price');
  expect(prices.every((value) => /\.(99|95|00)$/.test(value))).toBe(true);
  expect(prices.filter((value) => value.endsWith('.99')).length).toBeGreaterThan(prices.length / 2);
  expect(prices.filter((value) => Number(value) < 100).length).toBeGreaterThan(prices.length / 2);
});

test.each([
  ['-2 years', '2024-11-15T12:00:00Z'],
  ['+30 days', '2026-12-15T12:00:00Z'],
  ['-9 months', '2026-02-15T12:00:00Z'],
  ['3 hours ago', '2026-11-15T09:00:00Z'],
  ['now', '2026-11-15T12:00:00Z'],
  ['2020-02-29', '2020-02-29T00:00:00Z'],
])('%s is %s relative to as_of', (text, expected) => {
  expect(parseMoment(text, Date.parse('2026-11-15T12:00:00Z') * 1000)).toBe(Date.parse(expected) * 1000);
});

test('a month that is too short ends on its last day', () => {
  expect(parseMoment('-1 month', Date.parse('2026-03-31T00:00:00Z') * 1000)).toBe(
    Date.parse('2026-02-28T00:00:00Z') * 1000,
  );
});

test('dates and timestamps are in the two years before as_of, or in the requested range', async () => {
  for (const value of await values('date', {}, { kind: 'date', native: 'date' }))
    expect(value >= '2024-11-15' && value <= '2026-11-15', value).toBe(true);
  for (const value of await values('timestamp', { min: '2020-01-01', max: '2020-01-02' }))
    expect(value >= '2020-01-01' && value <= '2020-01-02 00:00:00', value).toBe(true);
  for (const value of await values('date', { min: '+1 day', max: '+7 days' }))
    expect(value > '2026-11-15' && value <= '2026-11-22', value).toBe(true);
});

test.each<[ColumnType, readonly (string | number | boolean)[], RegExp]>([
  [INTEGER, [1, 2, 30], /^(1|2|30)$/],
  [{ kind: 'decimal', native: 'numeric', precision: 6, scale: 2 }, [0.5, '12.25'], /^(0\.50|12\.25)$/],
  [{ kind: 'boolean', native: 'boolean' }, [true, 'no'], /^(t|f)$/],
  [{ kind: 'date', native: 'date' }, ['2026-01-31', '-1 day'], /^2026-(01-31|11-14)$/],
  [{ kind: 'json', native: 'jsonb' }, ['a', 1], /^("a"|1)$/],
  [
    { kind: 'uuid', native: 'uuid' },
    ['0190a5d0-7c3e-7cc2-98e0-3a5f4e1b2c3d'],
    /^0190a5d0-7c3e-7cc2-98e0-3a5f4e1b2c3d$/,
  ],
])('one_of gives a column of %o values of its own type', async (type, list, form) => {
  const found = await values('one_of', { values: list }, type);
  expect(
    found.every((value) => form.test(value)),
    found.slice(0, 5).join(' '),
  ).toBe(true);
  expect(new Set(found).size).toBe(list.length);
});

test('one_of follows its weights', async () => {
  const found = await values('one_of', { values: ['a', 'b'], weights: [9, 1] });
  expect(found.filter((value) => value === 'a').length).toBeGreaterThan(500);
});

test("a pattern's texts match it, whether few or many", async () => {
  for (const regex of ['^[A-C]{2}$', '^[A-Z]{3}-\\d{4}$', '^(ab|cd){1,3}[x-z]?$', '^[äöü]{3,9}\\d{6}$']) {
    for (const value of await values('pattern', { regex })) expect(value).toMatch(new RegExp(regex));
  }
});

test('JSON parses, and its members come from their generators', async () => {
  const shape = {
    id: { generator: 'integer', options: { min: 1, max: 9 } },
    who: '{given_name} "x"',
    tags: [1, { generator: 'tag' }],
    fixed: { a: null },
  };
  for (const value of await values('json', { shape }, { kind: 'json', native: 'jsonb' })) {
    const parsed = JSON.parse(value) as { id: number; who: string; tags: unknown[]; fixed: unknown };
    expect(parsed.id >= 1 && parsed.id <= 9).toBe(true);
    expect(parsed.who).toMatch(/^[\p{L}'’-]+ "x"$/u);
    expect(typeof parsed.tags[1]).toBe('string');
    expect(parsed.fixed).toEqual({ a: null });
  }
  for (const value of await values('json', {}, { kind: 'json', native: 'jsonb' }))
    expect(Object.keys(JSON.parse(value) as object)).toEqual(['theme', 'language', 'page_size', 'notifications']);
});

test('an array has the requested number of elements, of the element type', async () => {
  const found = await values('array', { min: 2, max: 3 }, { kind: 'array', native: 'integer[]', element: INTEGER });
  for (const value of found) expect(value).toMatch(/^\{\d+,\d+(,\d+)?\}$/);
  expect(new Set(found.map((value) => value.split(',').length))).toEqual(new Set([2, 3]));
});

test.each<[ColumnType, RegExp]>([
  [INTEGER, /^\[\d+,\d+\)$/],
  [{ kind: 'date', native: 'date' }, /^\[\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d\)$/],
  [{ kind: 'timestamp', native: 'timestamptz', zone: true }, /^\["[^"]+Z","[^"]+Z"\)$/],
])('ranges of a unique column over %o do not overlap', async (subtype, form) => {
  const type: ColumnType = { kind: 'range', native: 'range', subtype };
  const found = generateValues(await lexiconOf('en'), { generator: 'range', type, unique: true }, { rows: 300 });
  const bounds = found.map((value) => {
    expect(value).toMatch(form);
    const [low = '', high = ''] = value.slice(1, -1).replaceAll('"', '').split(',');
    return subtype.kind === 'integer' ? [Number(low), Number(high)] : [Date.parse(low), Date.parse(high)];
  });
  const sorted = bounds.toSorted(([a = 0], [b = 0]) => a - b);
  sorted.forEach(([low = 0, high = 0], index) => {
    expect(high).toBeGreaterThan(low);
    expect(low).toBeGreaterThanOrEqual(sorted[index - 1]?.[1] ?? low);
  });
});

test('invalid options are issues that name the option', () => {
  const check = (name: string, options: object): readonly string[] =>
    (GENERATORS.find((item) => item.name === name)?.check?.(options as never) ?? []).map(({ path }) => path);
  expect(check('integer', { min: 5, max: 1 })).toEqual(['min']);
  expect(check('decimal', { min: 'x' })).toEqual(['min']);
  expect(check('date', { max: 'tomorrowish' })).toEqual(['max']);
  expect(check('one_of', {})).toEqual(['values']);
  expect(check('one_of', { values: [1], weights: [1, 2] })).toEqual(['weights']);
  expect(check('pattern', { regex: '(' })).toEqual(['regex']);
  expect(check('template', {})).toEqual(['text']);
  expect(check('phone', { format: 'loud' })).toEqual(['format']);
});
