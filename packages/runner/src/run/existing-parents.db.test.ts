import { parseDatabaseUrl } from '@rowloom/databases';
import { loadLexicon } from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { planForTarget } from './plan-for-target.ts';
import { runLeavingOut } from './run-leaving-out.ts';

/** More roles than a run reads keys of, and one or none that grants may have. */
const tables = (global: string): string => `
  CREATE TABLE digits (n int NOT NULL PRIMARY KEY);
  INSERT INTO digits VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9);
  CREATE TABLE roles (id int NOT NULL PRIMARY KEY, reach varchar(20) NOT NULL, UNIQUE (id, reach));
  INSERT INTO roles SELECT a.n + b.n * 10 + c.n * 100 + d.n * 1000 + e.n * 10000, 'individual'
    FROM digits a, digits b, digits c, digits d, digits e WHERE e.n < 7;
  UPDATE roles SET reach = '${global}' WHERE id = 4711;
  CREATE TABLE grants (
    id int NOT NULL PRIMARY KEY, role int NOT NULL, kind varchar(20) NOT NULL CHECK (kind IN ('global', 'org')),
    FOREIGN KEY (role, kind) REFERENCES roles (id, reach)
  );
  CREATE TABLE notes (id int NOT NULL PRIMARY KEY, digit int NOT NULL, FOREIGN KEY (digit) REFERENCES digits (n));`;

async function append(target: Target) {
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  const lexicon = await loadLexicon('en');
  const rules = { roles: { skip: true }, digits: { skip: true } };
  const existing = ['roles', 'digits'];
  const wishes = { rows: { '*': 12 }, seed: 4, locale: 'en', as_of: '2026-11-15T00:00:00Z', rules, existing } as const;
  const planning = { wishes: { ...wishes, leave_out: true }, lexicon };
  const planned = await withSession(target, (session) =>
    planForTarget(session, { target, schema, ...planning, mode: 'append' }),
  );
  if ('issues' in planned) throw new Error(planned.issues.map(({ message }) => message).join('\n'));
  const run = { target, schema, ...planned, locale: 'en', mode: 'append', requestDigest: 'a' } as const;
  await runLeavingOut({ ...run, runId: `gen_${target.database}` }, planning);
  const found = await withSession(target, (session) =>
    session.query(
      'SELECT (SELECT count(*) FROM grants WHERE role = 4711) AS grants, (SELECT count(*) FROM notes) AS notes',
    ),
  );
  return { found, notes: planned.plan.notes.map(({ message }) => message) };
}

describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('%s', (dialect) => {
  describe.skipIf(isMissing(dialect))('existing rows', { timeout: 120_000 }, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    }, 60_000);
    afterAll(() => server.stop());
    const holding = (global: string): Target =>
      makeTarget(parseDatabaseUrl(server.url(server.fresh(tables(global))), { sockets: true }));

    test('are referred to where a CHECK allows it, even if only one of many thousands is such a row', async () => {
      const { found } = await append(holding('global'));
      expect(found).toEqual([{ grants: 12, notes: 12 }]);
    });

    test('leave the table without rows if none is allowed, reported by name before the run', async () => {
      const { found, notes } = await append(holding('other'));
      expect(notes).toContainEqual(expect.stringMatching(/^grants gets no rows.*0 can be used under the CHECK .*kind/));
      expect(found).toEqual([{ grants: 0, notes: 12 }]);
    });
  });
});
