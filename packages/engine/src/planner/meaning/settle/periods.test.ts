import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../../laws/weave.fixture.ts';
import { DATE, INTEGER, MOMENT, MONEY, schemaOf, table } from '../meaning.fixture.ts';

const GYM = schemaOf(
  table('courts', { opened_on: DATE }),
  table(
    'court_prices',
    { court_id: INTEGER, valid_from: DATE, valid_to: DATE, price: MONEY },
    { keys: { court_id: 'courts' }, optional: ['valid_to'], uniques: [{ columns: ['court_id', 'valid_from'] }] },
  ),
  table('loans', { granted_on: DATE }),
  table(
    'repayment_schedules',
    { loan_id: INTEGER, installment_no: INTEGER, due_date: DATE },
    { keys: { loan_id: 'loans' } },
  ),
  table(
    'clubs',
    { registered_at: MOMENT, last_match_at: MOMENT, match_count: INTEGER, cups: INTEGER },
    { optional: ['last_match_at'] },
  ),
  table('seasons', { begins_on: DATE }),
  table(
    'matches',
    { season_id: INTEGER, club_id: INTEGER, match_seq: INTEGER, played_at: MOMENT },
    { keys: { season_id: 'seasons', club_id: 'clubs' } },
  ),
);
const plan = weave(GYM, { rows: 2000, seed: 3 });

test('prices of one thing follow each other without a gap, and the last is open', () => {
  const byCourt = Map.groupBy(rowsOf(plan, 'court_prices'), (row) => row['court_id']);
  expect(byCourt.size).toBeGreaterThan(3);
  for (const rows of byCourt.values()) {
    const sorted = rows.toSorted((a, b) => String(a['valid_from']).localeCompare(String(b['valid_from'])));
    const ends = sorted.map((row) => row['valid_to']);
    expect(ends.map((end) => end === null)).toEqual(ends.map((_, at) => at === ends.length - 1));
    expect(ends.slice(0, -1).every((end, at) => String(end) < String(sorted[at + 1]?.['valid_from']))).toBe(true);
  }
});

test('instalments are numbered, and due one after the other', () => {
  const byLoan = Map.groupBy(rowsOf(plan, 'repayment_schedules'), (row) => row['loan_id']);
  for (const rows of byLoan.values()) {
    expect(rows.map((row) => row['installment_no'])).toEqual(rows.map((_, at) => at + 1));
    const days = rows.map((row) => String(row['due_date']));
    expect(days).toEqual(days.toSorted());
  }
});

test('a parent that counts its rows owns them, numbers them and knows the last', () => {
  const byClub = Map.groupBy(rowsOf(plan, 'matches'), (row) => row['club_id']);
  for (const club of rowsOf(plan, 'clubs')) {
    const matches = byClub.get(club['id'] ?? null) ?? [];
    expect(club['match_count']).toBe(matches.length);
    expect(matches.map((row) => row['match_seq'])).toEqual(matches.map((_, at) => at + 1));
    const last =
      matches
        .map((row) => String(row['played_at']))
        .toSorted()
        .at(-1) ?? null;
    expect(club['last_match_at']).toBe(last);
  }
});
