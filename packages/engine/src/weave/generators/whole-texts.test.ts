import { expect, test } from 'vitest';
import { splitList } from '../../base/locale/split-list.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { capitaliseFirst } from '../pieces/phrase-table.ts';
import { generateRows, generateValues, lexiconOf } from './generator.fixture.ts';

const varchar = (length: number): ColumnType => ({ kind: 'text', native: `varchar(${length})`, max_length: length });

test.each([20, 30, 40, 60])('names of companies and headlines are not cut in varchar(%i)', async (length) => {
  const lexicon = await lexiconOf('en');
  const type = varchar(length);
  const topics = splitList(lexicon.data.topic);
  for (const generator of ['title', 'post_title'])
    for (const value of generateValues(lexicon, { generator, type }, { rows: 300 }))
      expect(
        topics.some((topic) => value.includes(topic) || value.includes(capitaliseFirst(topic))),
        value,
      ).toBe(true);
  for (const value of generateValues(lexicon, { generator: 'company', type }, { rows: 300 }))
    expect(value).toMatch(/[\p{L}.]$/u);
});

test.each([5, 12, 30])(
  'terms that are too long for varchar(%i) are replaced by others of their list',
  async (length) => {
    const lexicon = await lexiconOf('en');
    const wish = { generator: 'term', options: { of: 'drug', field: 'form' }, type: varchar(length) };
    for (const value of generateValues(lexicon, wish, { rows: 200 }))
      expect(['tablet', 'capsule', 'inhaler', 'injection', 'drops', 'cream']).toContain(value);
  },
);

test('the parts of an entry agree, whether or not one of their columns is unique', async () => {
  const lexicon = await lexiconOf('en');
  const code = { generator: 'term', options: { of: 'currency', field: 'code', each: true } };
  const name = { generator: 'term', options: { of: 'currency', field: 'name', each: true } };
  for (const unique of [false, true]) {
    const rows = generateRows(lexicon, { code: { ...code, unique }, name }, { rows: 30 });
    expect(new Set(rows.map((row) => row['code'])).size).toBe(30);
    expect(rows.find((row) => row['code'] === 'EUR')?.['name'] ?? 'Euro').toBe('Euro');
    expect(rows.find((row) => row['code'] === 'USD')?.['name'] ?? 'US Dollar').toBe('US Dollar');
  }
});

test('codes beyond the list have its format, and none repeats', async () => {
  const lexicon = await lexiconOf('en');
  const options = { of: 'airport', field: 'iata', more: true };
  const values = generateValues(
    lexicon,
    { generator: 'term', options, unique: true, type: varchar(3) },
    { rows: 9000 },
  );
  expect(new Set(values).size).toBe(9000);
  expect(values).toContain('JFK');
  for (const value of values) expect(value).toMatch(/^[A-Z]{3}$/);
});
