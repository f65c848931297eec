import { expect, test } from 'vitest';
import { readMeaning } from './read-meaning.ts';
import type { Row, Subject } from './recogniser.ts';
import { textOf } from './text-of.ts';

function goodOf(expected: string, column: string, rows: readonly Row[]): number | undefined {
  const values = rows.flatMap((row) => (row[column] === null ? [] : [textOf(row[column])]));
  const columns = Object.keys(rows[0] ?? {});
  const subject: Subject = {
    schema: 's',
    table: 'stay',
    column,
    type: '',
    kind: '',
    values,
    nulls: 1 - values.length / rows.length,
    columns,
    rows,
    others: (table, name) => (table === 'guest' && name === 'id' ? new Set(['1', '2']) : undefined),
  };
  return readMeaning(expected, subject)?.(subject)?.good;
}

const rows = [
  {
    arrival: '2026-01-01',
    departure: '2026-01-03',
    nights: 2,
    rate: '50.00',
    total: '100.00',
    guest: 1,
    no_show: false,
  },
  {
    arrival: '2026-01-05',
    departure: '2026-01-04',
    nights: 3,
    rate: '10.00',
    total: '30.00',
    guest: 7,
    no_show: false,
  },
];

test('a label that names other columns is checked against the whole row', () => {
  expect(goodOf('after arrival', 'departure', rows)).toBe(0.5);
  expect(goodOf('departure-arrival', 'nights', rows)).toBe(0.5);
  expect(goodOf('nights*rate', 'total', rows)).toBe(1);
  expect(goodOf('<= total', 'rate', rows)).toBe(1);
  expect(goodOf('guest.id', 'guest', rows)).toBe(0.5);
});

test('rare facts hold in few rows', () => {
  expect(goodOf('rare', 'no_show', rows)).toBe(1);
  expect(
    goodOf(
      'rare',
      'no_show',
      rows.map((row) => ({ ...row, no_show: true })),
    ),
  ).toBe(0);
});
