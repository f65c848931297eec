import { parseDatabaseUrl } from '@rowloom/databases';
import { DIALECTS } from '@rowloom/engine';
import { describe, expect, test } from 'vitest';
import { isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { undoRun } from '../undo/undo-run.ts';
import { runGeneration } from './run-generation.ts';
import { planFor, requestFor } from './shop.fixture.ts';

const ROWS = { customers: 20, categories: 5, products: 20, orders: 40, order_items: 60 };
/** Servers of one dialect may identify the account by name and host. */
const CREATE_USER = {
  postgresql: `CREATE ROLE "data loader" LOGIN`,
  mariadb: `CREATE USER 'data loader'@'%' IDENTIFIED BY 'rowloom'`,
};
const USER = 'data loader';

describe.each(['postgresql', 'mariadb'] as const)('an account of %s', (dialect) => {
  test.skipIf(isMissing(dialect))('with the documented grants loads in every mode, and undoes', async () => {
    const server = await openFaultServer(dialect);
    try {
      const [filled, empty] = [server.fresh(), server.fresh('SELECT 1')];
      const targetOf = (database: string): Target => {
        const url = server.url(database, { port: 0, user: encodeURIComponent(USER) });
        return makeTarget(parseDatabaseUrl(url, { sockets: true }));
      };
      server.run(CREATE_USER[dialect], filled);
      for (const database of [filled, empty])
        for (const statement of DIALECTS[dialect].grants({ database, user: USER, schemas: ['public'] }))
          server.run(statement, database);
      const target = targetOf(filled);
      const schema = await withSession(target, (session) => readTargetSchema(target, session));
      const plan = await planFor(schema, ROWS);
      const load = (into: Target, mode: 'append' | 'truncate' | 'create') =>
        runGeneration(requestFor(into, schema, plan, { runId: `gen_${mode}`, mode }));
      for (const mode of ['append', 'truncate'] as const)
        expect((await load(target, mode)).certificate).toMatchObject({ violations: 0, differences: 0 });
      const created = targetOf(empty);
      expect((await load(created, 'create')).certificate).toMatchObject({ violations: 0, differences: 0 });
      for (const [into, runId] of [
        [target, 'gen_truncate'],
        [created, 'gen_create'],
      ] as const)
        await undoRun({ target: into, runId });
      expect(server.run('SELECT count(*) FROM customers', filled).trim().split('\n').at(-1)).toBe('0');
    } finally {
      await server.stop();
    }
  });
});
