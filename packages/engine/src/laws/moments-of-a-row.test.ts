import { expect, test } from 'vitest';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const DATE = { kind: 'date', native: 'date' } as const;
const id = column('id', INTEGER);

/** A name with `?` may be NULL, one with `:d` is a date, one without a mark a timestamp. */
function moments(names: string): ReturnType<typeof column>[] {
  return names.split(' ').map((text) => {
    const [name = ''] = text.split(/[?:]/);
    return column(name, text.includes(':d') ? DATE : TIME, text.includes('?'));
  });
}

/** Tables with their timestamps in chronological order; a bar starts a separate order of the same row. */
const TABLES: Readonly<Record<string, string>> = {
  hotel_stays: 'booked_at arrival_date:d departure_date:d',
  flights: 'departure_time arrival_time | scheduled_departure scheduled_arrival | actual_departure? actual_arrival?',
  shop_orders: 'ordered_at paid_at? packed_at? shipped_at? delivered_at? returned_at? updated_at',
  employees: 'birth_date:d hire_date:d promoted_on:d? left_on:d? died_on:d?',
  students: 'date_of_birth:d enrolled_on:d graduated_on:d?',
  loans: 'issued_on:d due_on:d | start_date:d end_date:d?',
  admissions: 'admitted_at discharged_at?',
  leave_requests: 'requested_at approved_at? start_date:d end_date:d',
  articles: 'created_at published_at? withdrawn_at?',
  projects: 'planned_start:d planned_end:d? | actual_start:d actual_end:d?',
  shifts: 'clock_in clock_out?',
  urlaub: 'angelegt_am beginn:d ende:d',
  conges: 'date_creation date_debut:d date_fin:d',
};

const SCHEMA: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'moments',
  enums: [],
  domains: [],
  tables: Object.entries(TABLES).map(([name, order]) =>
    // Backwards, so that the column order gives no hint.
    table(name, 'id', [id, column('note', TEXT), ...moments(order.replaceAll('| ', '')).toReversed()]),
  ),
};

test.each(Object.keys(TABLES))('timestamps of a row of %s are in order', (name) => {
  for (const seed of [1, 2, 3]) {
    const rows = rowsOf(weave(SCHEMA, { rows: { '*': 120 }, seed }), name);
    for (const order of (TABLES[name] ?? '').split(' | ')) {
      const names = moments(order).map((item) => item.name);
      for (const row of rows) {
        const times = names.flatMap((item) => (row[item] === null ? [] : [Date.parse(String(row[item]))]));
        expect(times, `${names.join(' ≤ ')} in ${JSON.stringify(row)}`).toEqual(times.toSorted((a, b) => a - b));
      }
      for (const item of names)
        expect(
          rows.some((row) => row[item] !== null),
          item,
        ).toBe(true);
    }
  }
});

test('a flight takes hours, a stay takes nights', () => {
  const run = weave(SCHEMA, { rows: { '*': 200 } });
  const lengths = (name: string, from: string, to: string): readonly number[] =>
    rowsOf(run, name).map((row) => (Date.parse(String(row[to])) - Date.parse(String(row[from]))) / 3_600_000);
  expect(Math.max(...lengths('flights', 'departure_time', 'arrival_time'))).toBeLessThanOrEqual(12);
  expect(Math.min(...lengths('flights', 'departure_time', 'arrival_time'))).toBeGreaterThan(0.5);
  expect(Math.min(...lengths('hotel_stays', 'arrival_date', 'departure_date'))).toBeGreaterThanOrEqual(24);
  expect(Math.max(...lengths('hotel_stays', 'arrival_date', 'departure_date'))).toBeLessThanOrEqual(14 * 24);
});
