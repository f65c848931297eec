import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { bytesOf, rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT, ZOO, ZOO_ROWS } from './zoo.fixture.ts';

const run = weave();
const whole = new Map(Object.entries(ZOO_ROWS).map(([name, rows]) => [name, bytesOf(run, name, 0, rows)]));
const TABLES = Object.keys(ZOO_ROWS) as (keyof typeof ZOO_ROWS)[];

test.each(TABLES)('%s has the same bytes in 1, 3 and 16 chunks, made in any order', (name) => {
  const rows = ZOO_ROWS[name];
  for (const chunks of [3, 16]) {
    const parts = Array.from(
      { length: chunks },
      (_, index) => [Math.floor((index * rows) / chunks), Math.floor(((index + 1) * rows) / chunks)] as const,
    );
    const made = parts.toReversed().map(([first, end]) => bytesOf(run, name, first, end));
    expect(made.toReversed().join('')).toBe(whole.get(name));
  }
});

test('a row is the same whichever rows are made with it', () => {
  const lines = new Map(TABLES.map((name) => [name, (whole.get(name) ?? '').trimEnd().split('\n')]));
  fc.assert(
    fc.property(
      fc.constantFrom(...TABLES),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.nat(40),
      (name, share, more) => {
        const first = Math.floor(share * ZOO_ROWS[name]);
        const end = Math.min(ZOO_ROWS[name], first + more + 1);
        expect(bytesOf(run, name, first, end).trimEnd().split('\n')).toEqual(lines.get(name)?.slice(first, end));
      },
    ),
    { numRuns: 60 },
  );
});

test('a new table and a new column change no other value', () => {
  const grown: SchemaDocument = {
    ...ZOO,
    tables: [
      table('visitors', 'id', [column('id', INTEGER), column('name', TEXT)]),
      ...ZOO.tables.map((item) =>
        item.name === 'tenants' ? { ...item, columns: [...item.columns, column('motto', TEXT)] } : item,
      ),
    ],
  };
  const other = weave(grown, { rows: { ...ZOO_ROWS, visitors: 5 } });
  for (const name of TABLES) {
    const keep = run.tables.get(name)?.table.columns.map((item) => item.name) ?? [];
    const rows = rowsOf(other, name).map((row) => Object.fromEntries(keep.map((item) => [item, row[item]])));
    expect(rows).toEqual(rowsOf(run, name));
  }
});

test('the order of columns and tables changes no value', () => {
  const turned: SchemaDocument = {
    ...ZOO,
    tables: ZOO.tables.toReversed().map((item) => ({ ...item, columns: item.columns.toReversed() })),
  };
  const other = weave(turned);
  for (const name of TABLES) expect(rowsOf(other, name)).toEqual(rowsOf(run, name));
});

test('another seed gives other rows; the same seed the same', () => {
  const other = weave(ZOO, { seed: 43 });
  expect(bytesOf(other, 'users', 0, 300)).not.toBe(whole.get('users'));
  expect(bytesOf(weave(), 'users', 0, 300)).toBe(whole.get('users'));
});

test('dates move only with as_of', () => {
  const later = weave(ZOO, { as_of: '2027-11-15T00:00:00Z' });
  const times = (rows: readonly Record<string, unknown>[]): number[] =>
    rows.map((row) => new Date(String(row['created_at'])).getTime());
  const before = times(rowsOf(run, 'tenants'));
  const after = times(rowsOf(later, 'tenants'));
  expect(before).not.toEqual(after);
  for (const time of after) expect(time).toBeLessThanOrEqual(Date.parse('2027-11-15T00:00:00Z'));
  for (const time of before) expect(time).toBeLessThanOrEqual(Date.parse('2026-11-15T00:00:00Z'));
});

test('rows beyond 2^32 are made like any others', () => {
  const huge = weave(ZOO, { rows: { ...ZOO_ROWS, tags: 2 ** 34 + 10 } });
  const first = 2 ** 34;
  const text = bytesOf(huge, 'tags', first, first + 10);
  expect(text.split('\n').filter(Boolean)).toHaveLength(10);
  expect(text.startsWith(`${first + 1}\t`)).toBe(true);
  expect(
    bytesOf(huge, 'tags', 2 ** 32 - 2, 2 ** 32 + 2)
      .split('\n')
      .filter(Boolean),
  ).toHaveLength(4);
});
