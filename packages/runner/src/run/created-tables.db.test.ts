import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { isFileAddress } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { undoRun } from '../undo/undo-run.ts';
import { withSession } from '../target/with-session.ts';
import { runGeneration } from './run-generation.ts';
import type { RunRequest } from './run-request.ts';
import { planFor, requestFor, SHOP, targetOf } from './shop.fixture.ts';

const bin = findPostgresBin();
const ROWS = { customers: 30, categories: 10, products: 20, orders: 90, order_items: 250 };

const LINES = SHOP.slice(SHOP.indexOf('CREATE TABLE order_items'), SHOP.indexOf('COMMENT ON'));
const CHANGES = [
  {
    what: 'dropped and created again, with the same rows',
    // The role has the name of the ledger's schema, which would otherwise get the table.
    sql: `SET search_path = public; BEGIN; CREATE TABLE kept AS TABLE order_items; DROP TABLE order_items; ${LINES}
      INSERT INTO order_items SELECT * FROM kept; DROP TABLE kept; COMMIT;`,
    says: 'order_items was dropped and created again.',
  },
  {
    what: 'without one of its constraints',
    sql: 'ALTER TABLE order_items DROP CONSTRAINT order_items_product_id_fkey',
    says: 'order_items has lost a constraint',
  },
  {
    what: 'with a constraint of others',
    sql: 'ALTER TABLE order_items ADD CONSTRAINT few CHECK (quantity < 1000)',
    says: 'order_items has a new constraint',
  },
  { what: 'gone', sql: 'DROP TABLE order_items', says: 'order_items is gone.' },
];
const WAYS = [
  { way: 'one_transaction', options: {} },
  { way: 'chunks', options: { oneTransactionRows: 0, chunkRows: 100, connections: 1 } },
] as const;

describe.skipIf(bin === undefined)('tables that a run has created, changed by others before its certificate', () => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterAll(() => server.stop());

  async function open(options: RunRequest['options'] = {}): Promise<{ request: RunRequest; database: string }> {
    const source = server.createDatabase(`source_${databases}`);
    server.run(SHOP, source);
    const from = targetOf(server, source);
    const schema = await withSession(from, (session) => readTargetSchema(from, session));
    const runId = `gen_${databases++}`;
    const database = server.createDatabase(`made_${databases}`);
    const plan = await planFor(schema, ROWS);
    return {
      request: requestFor(targetOf(server, database), schema, plan, { runId, mode: 'create', options }),
      database,
    };
  }

  describe.each(WAYS)('$way', ({ way, options }) => {
    test('nobody changed anything', async () => {
      const { request } = await open(options);
      const outcome = await runGeneration(request);
      expect(outcome.way.startsWith(way)).toBe(true);
      expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
    });

    test.each(CHANGES)('$what between a stop while certifying and the same command', async ({ sql, says }) => {
      const { request, database } = await open(options);
      const stop = new AbortController();
      const stopped = runGeneration({
        ...request,
        signal: stop.signal,
        onEvent: ({ kind }) => {
          if (kind === 'certifying') stop.abort();
        },
      });
      await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
      server.run(sql, database);
      await expect(runGeneration(request)).rejects.toThrow(says);
    });

    test('are found again in schemas outside the address, and are undone', async () => {
      const source = server.createDatabase(`spread_${databases++}`);
      server.run(
        `CREATE SCHEMA sales; CREATE SCHEMA stock; CREATE TABLE stock.goods (id int PRIMARY KEY);
          CREATE TABLE sales.lines (id int PRIMARY KEY, goods int NOT NULL REFERENCES stock.goods);`,
        source,
      );
      const schema = await withSession(targetOf(server, source), (session) =>
        readTargetSchema(targetOf(server, source), session),
      );
      const database = server.createDatabase(`narrow_${databases}`);
      // One of the schemas exists, as after an earlier run.
      server.run('CREATE SCHEMA stock', database);
      const target = targetOf(server, database);
      if (isFileAddress(target.address)) throw new Error('It is a server.');
      const narrow = { ...target, address: { ...target.address, schemas: ['public'] } };
      const plan = await planFor(schema, { 'stock.goods': 20, 'sales.lines': 200 });
      const runId = `gen_${databases++}`;
      const outcome = await runGeneration(requestFor(narrow, schema, plan, { runId, mode: 'create', options }));
      expect(outcome.certificate).toMatchObject({ violations: 0, differences: 0 });
      expect(outcome.certificate?.tables.map(({ rows }) => rows)).toEqual([200, 20]);
      await undoRun({ target: narrow, runId });
      expect(server.run("SELECT to_regclass('sales.lines') IS NULL", database)).toBe('t');
    });
  });
});
