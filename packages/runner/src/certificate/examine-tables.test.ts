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

/** Answers by what is asked for, and notes who was asked in which order. */
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

test('a session goes on with keys while another still scans, and the longest that is ready comes first', async () => {
  const scanned = Promise.withResolvers<void>();
  const rows = { large: 9, small: 2, tiny: 1 };
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
  const examined = await examineTables(sessions, document, document.tables, () => false);
  expect(asked).toEqual([
    'first scan large',
    'second scan small',
    'second scan tiny',
    'second key small',
    'second key tiny',
    expect.stringMatching(/key large$/),
  ]);
  expect(examined.map(({ scan, keys: [key] }) => [scan.rows, key?.constraint.violations])).toEqual([
    [9, 0],
    [2, 1],
    [1, 0],
  ]);
});

test('a connection that is lost over a scan fails the whole, and nothing else', async () => {
  const { sessions } = makeSessions(async (sql) => {
    if (sql.includes('small')) throw new Error('lost');
    return [{ total: 1, bad: 0 }];
  });
  await expect(examineTables(sessions, document, document.tables, () => false)).rejects.toThrow('lost');
});
