import { expect, test } from 'vitest';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const clubsWith = (nullable: boolean): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'clubs',
  enums: [],
  domains: [],
  tables: [
    table('clubs', 'id', [column('id', INTEGER), column('captain_id', INTEGER, nullable), column('name', TEXT)], {
      keys: [{ columns: ['id', 'captain_id'], references: { table: 'members', columns: ['club_id', 'id'] } }],
      uniques: [{ columns: ['captain_id'] }],
    }),
    table('members', 'id', [column('id', INTEGER), column('club_id', INTEGER), column('name', TEXT)], {
      keys: [{ columns: ['club_id'], references: { table: 'clubs', columns: ['id'] } }],
      uniques: [{ columns: ['club_id', 'id'] }],
    }),
  ],
});

test.each([false, true])('a captain is a member of the same row, and may be missing: %s', (nullable) => {
  const run = weave(clubsWith(nullable), { rows: { clubs: 50, members: nullable ? 30 : 200 } });
  const clubOf = new Map(rowsOf(run, 'members').map((row) => [row['id'], row['club_id']]));
  const clubs = rowsOf(run, 'clubs');
  const filled = clubs.filter(({ captain_id: captain }) => captain !== null);
  for (const { id, captain_id: captain } of filled) expect(clubOf.get(captain ?? '')).toBe(id);
  expect(filled.length).toBeGreaterThan(nullable ? 5 : 49);
  expect(new Set(clubs.map(({ id }) => id)).size).toBe(50);
});

test('a row that must refer to one of its own children gets one, or the plan explains why not', () => {
  expect(() => weave(clubsWith(false), { rows: { clubs: 50, members: 30 } })).toThrow(
    /each row of clubs, which has 50 rows/,
  );
});

test('a column that refers to itself has its own values', () => {
  const mirrors = table('mirrors', 'id', [column('id', INTEGER)], {
    keys: [{ columns: ['id'], references: { table: 'mirrors', columns: ['id'] } }],
  });
  const run = weave({ ...clubsWith(true), tables: [mirrors] }, { rows: { mirrors: 20 } });
  expect(new Set(rowsOf(run, 'mirrors').map(({ id }) => id)).size).toBe(20);
});
