import { introspectPostgresql, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bin, useScratchDatabase } from '../target/scratch-database.fixture.ts';
import { makeCertificate } from './make-certificate.ts';

let session: Session;
let document: SchemaDocument;

/** Numbers may be anywhere, as long as they are consecutive. */
const SCHEMA = `
CREATE TABLE clubs (id bigint PRIMARY KEY, code text UNIQUE);
CREATE TABLE members (id int PRIMARY KEY, club bigint REFERENCES clubs, friend int REFERENCES members);
CREATE TABLE badges (code text REFERENCES clubs (code));
INSERT INTO clubs SELECT n + 9007199254740990, 'c' || n FROM generate_series(1, 10) n;
INSERT INTO members SELECT n, 9007199254740991 + n % 10, 31 - n FROM generate_series(1, 30) n;
INSERT INTO badges VALUES ('c1'), (NULL);`;

const scratch = useScratchDatabase(SCHEMA);

beforeAll(async () => {
  if (bin === undefined) return;
  session = scratch.session();
  document = await introspectPostgresql(session);
});

beforeEach(() => session.script('BEGIN; SET LOCAL session_replication_role = replica'));
afterEach(() => session.script('ROLLBACK'));

/** Violations of each foreign key, and the columns of those whose rows had to be looked up one by one. */
async function examine(): Promise<{ readonly found: Readonly<Record<string, unknown>>; readonly lookedUp: string[] }> {
  const lookedUp: string[] = [];
  const watched: Session = {
    ...session,
    query(sql, parameters) {
      const column = /NOT EXISTS .* = child\."(\w+)"/.exec(sql)?.[1];
      if (column !== undefined) lookedUp.push(column);
      return session.query(sql, parameters);
    },
  };
  const { tables } = await makeCertificate(watched, document, {
    madeAt: '2026-11-15',
    isInTransaction: true,
    fewRows: 0,
  });
  const keys = tables.flatMap(({ constraints }) => constraints.filter(({ kind }) => kind === 'foreign_key'));
  const found = Object.fromEntries(keys.map(({ name, rows_examined: rows, violations }) => [name, [rows, violations]]));
  return { found, lookedUp };
}

describe.skipIf(bin === undefined)('references to whole numbers', () => {
  test('are between the first and the last if none is missing', async () => {
    expect(await examine()).toEqual({
      found: {
        members_club_fkey: [30, 0],
        members_friend_fkey: [30, 0],
        badges_code_fkey: [2, 0],
      },
      lookedUp: ['code'],
    });
  });

  test('are looked up and counted if one is outside', async () => {
    await session.script('UPDATE members SET club = 9007199254741001 WHERE id IN (3, 4)');
    const { found, lookedUp } = await examine();
    expect(found['members_club_fkey']).toEqual([30, 2]);
    expect(lookedUp.toSorted()).toEqual(['club', 'code']);
  });

  test('are looked up where a number is missing', async () => {
    await session.script('DELETE FROM members WHERE id = 7; DELETE FROM clubs WHERE id = 9007199254740995');
    const { found, lookedUp } = await examine();
    expect(found['members_club_fkey']).toEqual([29, 3]);
    expect(found['members_friend_fkey']).toEqual([29, 1]);
    expect(lookedUp.toSorted()).toEqual(['club', 'code', 'friend']);
  });

  test('are looked up where there are as many rows as numbers, but one occurs twice', async () => {
    await session.script(`ALTER TABLE clubs DROP CONSTRAINT clubs_pkey CASCADE;
      UPDATE clubs SET id = 9007199254740994 WHERE id = 9007199254740995`);
    const { found, lookedUp } = await examine();
    expect(found['members_club_fkey']).toEqual([30, 3]);
    expect(lookedUp).toContain('club');
  });

  test('are looked up where there are as many rows as numbers, but one row has none', async () => {
    await session.script(`ALTER TABLE clubs DROP CONSTRAINT clubs_pkey CASCADE; ALTER TABLE clubs ALTER id DROP NOT NULL;
      UPDATE clubs SET id = NULL WHERE id = 9007199254740995`);
    const { found, lookedUp } = await examine();
    expect(found['members_club_fkey']).toEqual([30, 3]);
    expect(lookedUp).toContain('club');
  });
});
