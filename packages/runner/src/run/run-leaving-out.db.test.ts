import { parseDatabaseUrl } from '@rowloom/databases';
import { loadLexicon } from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { listTargetRuns } from './list-target-runs.ts';
import { planForTarget } from './plan-for-target.ts';
import { runLeavingOut } from './run-leaving-out.ts';
import type { RunEvent, RunOutcome } from './run-request.ts';

/** Sizes are scattered over the allowed range, so that some exist already. */
const TABLES = `
  CREATE TABLE shops (id int NOT NULL PRIMARY KEY);
  CREATE TABLE sizes (size int NOT NULL PRIMARY KEY CHECK (size BETWEEN 1 AND 5000), shop_id int NOT NULL REFERENCES shops (id));
  CREATE TABLE labels (id int NOT NULL PRIMARY KEY, size int NOT NULL, FOREIGN KEY (size) REFERENCES sizes (size));
  CREATE TABLE orders (id int NOT NULL PRIMARY KEY, shop_id int NOT NULL, size int, FOREIGN KEY (shop_id) REFERENCES shops (id), FOREIGN KEY (size) REFERENCES sizes (size));
  INSERT INTO shops VALUES (1);
  INSERT INTO sizes VALUES ${Array.from({ length: 2500 }, (_, index) => `(${index * 2 + 1}, 1)`).join(', ')};`;
/** Nobody may append to one of them, nor read another. */
const RIGHTS = {
  postgresql: `CREATE ROLE clerk LOGIN; GRANT CREATE ON DATABASE current TO clerk; GRANT ALL ON ALL TABLES IN SCHEMA public TO clerk;
    REVOKE INSERT ON sizes FROM clerk; REVOKE ALL ON labels FROM clerk;`,
  mariadb: `CREATE USER 'clerk'@'%' IDENTIFIED BY 'rowloom'; GRANT ALL ON current.shops TO 'clerk'@'%'; GRANT ALL ON current.orders TO 'clerk'@'%';
    GRANT SELECT ON current.sizes TO 'clerk'@'%'; GRANT ALL ON \`rowloom\`.* TO 'clerk'@'%';`,
  sqlite: '',
};
const WISHES = { rows: { '*': 12 }, seed: 4, locale: 'en', as_of: '2026-11-15T00:00:00Z', leave_out: true } as const;

async function fill(target: Target, wishes: object, events: RunEvent[] = []) {
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  const lexicon = await loadLexicon('en');
  const planning = { wishes: { ...WISHES, ...wishes }, lexicon };
  const planned = await withSession(target, (session) =>
    planForTarget(session, { target, schema, ...planning, mode: 'append' }),
  );
  if ('issues' in planned) throw new Error(planned.issues.map(({ message }) => message).join('\n'));
  const request = {
    target,
    schema,
    ...planned,
    locale: 'en',
    mode: 'append',
    runId: `gen_${target.database}`,
    requestDigest: 'a',
  } as const;
  const outcome = await runLeavingOut({ ...request, onEvent: (event) => events.push(event) }, planning);
  return { outcome, notes: planned.plan.notes.map(({ message }) => message) };
}

const rowsOf = ({ tables }: RunOutcome): Readonly<Record<string, number>> =>
  Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));

describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('%s', (dialect) => {
  describe.skipIf(isMissing(dialect))('a table that the target refuses', { timeout: 120_000 }, () => {
    let server: FaultServer;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    }, 60_000);
    afterAll(() => server.stop());
    const targetOf = (url: string): Target => makeTarget(parseDatabaseUrl(url, { sockets: true }));

    test('does not affect the others: its rows are undone, and the run starts again without it', async () => {
      const target = targetOf(server.url(server.fresh(TABLES)));
      const events: RunEvent[] = [];
      const { outcome, notes } = await fill(target, {}, events);
      expect(notes.filter((note) => note.includes('sizes'))).toEqual([]);
      expect(events).toContainEqual({
        kind: 'note',
        message: expect.stringMatching(/^sizes gets no rows: .*key/),
        left_out: 'sizes',
      });
      expect(rowsOf(outcome)).toMatchObject({ shops: 12, sizes: 0, labels: 12, orders: 12 });
      expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
      const counted = await withSession(target, (session) =>
        session.query(`SELECT (SELECT count(*) FROM sizes) AS sizes, (SELECT count(*) FROM shops) AS shops`),
      );
      expect(counted).toEqual([{ sizes: 2500, shops: 13 }]);
      expect(await listTargetRuns(target)).toHaveLength(1);
    });

    test('ends the run if the user wants all tables, or gave it a number', async () => {
      for (const wishes of [{ leave_out: false }, { rows: { sizes: 12, '*': 12 } }]) {
        const target = targetOf(server.url(server.fresh(TABLES)));
        await expect(fill(target, wishes)).rejects.toThrow(/repeat a key|already|sizes/);
      }
    });

    test.skipIf(dialect === 'sqlite')('for lack of privileges keeps its rows, which others refer to', async () => {
      const database = server.fresh(TABLES);
      server.run(RIGHTS[dialect].replaceAll('current', database), database);
      const target = targetOf(server.url(database, { port: 0, user: 'clerk' }));
      const { outcome, notes } = await fill(target, {});
      expect(notes).toContainEqual(expect.stringMatching(/^sizes gets no rows.*no right to add rows to sizes/));
      expect(rowsOf(outcome)).toMatchObject({ shops: 12, orders: 12 });
      expect(rowsOf(outcome)['labels'] ?? 0).toBe(0);
    });
  });
});
