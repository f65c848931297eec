import { expect, test } from 'vitest';
import { itemLines, recordLines } from './record-lines.ts';
import { makeStyle } from './style.ts';
import { textWidth } from './text-width.ts';

const look = (width: number) => ({ style: makeStyle({}, {}), width: () => width });
const ID = 'gen_01m7nyn00ne6krhzxgav1g2fk5';
const RUNS = [
  {
    id: ID,
    status: 'succeeded',
    rows_generated: 20_000,
    target: { name: 'staging' },
    created_at: '2026-11-17T23:49:00Z',
  },
  { id: ID, status: 'failed', rows_generated: 5, target: null, created_at: '2026-11-17T23:50:00Z' },
];
const COLUMNS = ['id', 'status', 'rows_generated', 'target.name', 'created_at'];

test.each([50, 80])('a list fits %d columns; ids stay whole, and hidden columns are named', (width) => {
  const lines = itemLines(RUNS, COLUMNS, look(width));
  expect(lines.filter((line) => textWidth(line) > width)).toEqual([]);
  expect(lines[1]).toContain(`${ID}  succeeded`);
  expect(lines.join(' ').replaceAll('\n', ' ')).toContain('created');
});

test('fields are formatted for people', () => {
  expect(itemLines(RUNS, COLUMNS, look(200))).toEqual([
    'id                              status     rows generated  target   created',
    `${ID}  succeeded          20,000  staging  2026-11-17 23:49`,
    `${ID}  failed                  5  -        2026-11-17 23:50`,
  ]);
  const record = {
    name: 'Shop',
    enabled: true,
    seed: 1234,
    settings: { locale: 'de' },
    notes: [],
    tables: [{ name: 'a', rows: 1 }],
  };
  expect(recordLines(record, look(80))).toEqual([
    'name             Shop',
    'enabled          yes',
    'seed             1234',
    'settings.locale  de',
    'notes            -',
    '',
    'tables',
    'name  rows',
    'a     1',
  ]);
});
