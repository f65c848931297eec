import { expect, test } from 'vitest';
import type { ColumnRow } from './catalogue-rows.ts';
import { momentsByHabit } from './moments-by-habit.ts';

const row = (name: string, more: Partial<ColumnRow> = {}): ColumnRow => ({
  table: 'loans',
  name,
  type: 'TEXT',
  notNull: false,
  default: undefined,
  key: 0,
  generated: undefined,
  ...more,
});

const kindsOf = (columns: readonly ColumnRow[], texts: readonly string[] = [], known: readonly string[] = []) =>
  Object.fromEntries([...momentsByHabit(columns, new Set(known), texts)].map(([name, { kind }]) => [name, kind]));

test.each([
  ["datetime('now')", 'timestamp'],
  ["(datetime('now', 'localtime'))", 'timestamp'],
  ['CURRENT_TIMESTAMP', 'timestamp'],
  ["(strftime('%Y-%m-%d %H:%M:%S', 'now'))", 'timestamp'],
  ["(date('now'))", 'date'],
  ['CURRENT_DATE', 'date'],
  // Another format than that of the functions is stored as text.
  ["(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))", undefined],
  ["''", undefined],
])('a text whose default is %s is %s', (written, kind) => {
  expect(kindsOf([row('seen', { default: written })])).toEqual(kind === undefined ? {} : { seen: kind });
});

test.each([
  ['created_at', 'timestamp'],
  ['createdAt', 'timestamp'],
  ['due_date', 'date'],
  ['date', 'date'],
  ['format', undefined],
  ['update', undefined],
  ['candidate', undefined],
])('a text named %s is %s', (name, kind) => {
  expect(kindsOf([row(name)])).toEqual(kind === undefined ? {} : { [name.toLowerCase()]: kind });
  expect(kindsOf([row(name, { type: 'VARCHAR(30)' })])).toEqual({});
});

test('a column is a timestamp if checks only order it or allow NULL, and otherwise a text', () => {
  const columns = [row('out_at'), row('back_at')];
  const both = { out_at: 'timestamp', back_at: 'timestamp' };
  expect(kindsOf(columns, ['back_at IS NULL OR back_at >= out_at'])).toEqual(both);
  expect(kindsOf(columns, ['"Back_At" > "Out_At"'])).toEqual(both);
  expect(kindsOf(columns, ['back_at > sent'], ['sent'])).toEqual(both);
  expect(kindsOf(columns, ['back_at > sent'])).toEqual({ out_at: 'timestamp' });
  expect(kindsOf(columns, ['length(back_at) = 20'])).toEqual({ out_at: 'timestamp' });
});

test('a column compared with a text is a text', () => {
  const columns = [row('out_at'), row('back_at')];
  expect(kindsOf(columns, ['length(back_at) = 20', 'back_at >= out_at'])).toEqual({});
});
