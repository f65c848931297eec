import type { SqlRow } from '@rowloom/databases';
import type { SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import type { CheckSession } from './check-session.ts';
import { examineTables } from './examine-tables.ts';

const table = (name: string, key: string): Table => ({
  name,
  columns: [],
  primary_key: { name: `${name}_key`, columns: [key] },
  uniques: [],
  foreign_keys: [],
  checks: [],
});

const document: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'clubs',
  enums: [],
  domains: [],
  tables: [table('large', 'a'), table('small', 'b'), table('tiny', 'c')],
};

/** Answers by the text of a query, and records which session was asked in which order. */
function makeSessions(answer: (sql: string) => Promise<readonly SqlRow[]>) {
  const asked: string[] = [];
  const session = (name: string): CheckSession => {
    const attempt = (sql: string): Promise<readonly SqlRow[]> => {
      asked.push(`${name} ${sql.includes('DISTINCT') ? 'key' : 'scan'} ${/large|small|tiny/.exec(sql)?.[0] ?? ''}`);
      return answer(sql);
    };
    return { attempt, attemptWalk: attempt, snapshot: undefined, end: async () => undefined };
  };
  return { asked, sessions: [session('first'), session('second')] };
}

test('a session continues with keys while another still scans, and the longest ready task comes first', async () => {
  const scanned = Promise.withResolvers<void>();
  const rows = { large: 90_000, small: 20_000, tiny: 11_000 };
  let keys = 0;
  const { asked, sessions } = makeSessions(async (sql) => {
    if (!sql.includes('DISTINCT')) {
      const name = /large|small|tiny/.exec(sql)?.[0] as keyof typeof rows;
      if (name === 'large') await scanned.promise;
      return [{ total: rows[name] }];
    }
    if (++keys === 2) scanned.resolve();
    return [{ bad: sql.includes('small') ? 1 : 0 }];
  });
  const examined = await examineTables(sessions, document, document.tables, { walks: () => false });
  expect(asked).toEqual([
    'first scan large',
    'second scan small',
    'second scan tiny',
    'second key small',
    'second key tiny',
    expect.stringMatching(/key large$/),
  ]);
  expect(examined.map(({ scan, keys: [key] }) => [scan.rows, key?.constraint.violations])).toEqual([
    [90_000, 0],
    [20_000, 1],
    [11_000, 0],
  ]);
});

test('only the loss of a connection during a scan fails the whole', async () => {
  const { sessions } = makeSessions(async (sql) => {
    if (sql.includes('small')) throw new Error('lost');
    return [{ total: 1, bad: 0 }];
  });
  await expect(examineTables(sessions, document, document.tables, { walks: () => false })).rejects.toThrow('lost');
});

test('keys of few rows are queried together, and separately if one of them cannot be counted', async () => {
  const asked: string[] = [];
  const answer = async (sql: string): Promise<readonly SqlRow[] | string> => {
    if (!sql.includes('DISTINCT')) return [{ total: 5 }];
    asked.push(sql);
    if (sql.includes('small')) return 'permission denied';
    return [{ bad: sql.includes('large') ? 2 : 0 }];
  };
  const session = { attempt: answer, attemptWalk: answer, snapshot: undefined, end: async () => undefined };
  const broken = await examineTables([session], document, document.tables, { walks: () => false });
  expect(asked.map((sql) => sql.match(/large|small|tiny/g))).toEqual([
    ['large', 'small', 'tiny'],
    ['large'],
    ['small'],
    ['tiny'],
  ]);
  const keysOf = (tables: typeof broken) => tables.map(({ keys: [key] }) => key?.constraint);
  expect(keysOf(broken)).toMatchObject([
    { violations: 2 },
    { violations: null, note: 'permission denied' },
    { violations: 0 },
  ]);
  const together = async (sql: string) => (sql.includes('DISTINCT') ? [{ c0: 0, c1: '3', c2: 0 }] : [{ total: 5 }]);
  const other = { ...session, attempt: together };
  expect(keysOf(await examineTables([other], document, document.tables, { walks: () => false }))).toMatchObject([
    { violations: 0 },
    { violations: 3, rows_examined: 5 },
    { violations: 0 },
  ]);
});
