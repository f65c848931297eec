import type { ServerAddress } from '@rowloom/databases';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOM_ENTRY } from './entries.fixture.ts';
import { startLoom } from './loom.ts';

const bin = findPostgresBin();
const isMissing = bin === undefined && process.env['CI'] !== 'true';
const loom = startLoom({ entry: LOOM_ENTRY });
let server: PostgresServer;

beforeAll(async () => {
  if (isMissing) return;
  if (bin === undefined) throw new Error('No PostgreSQL.');
  server = await startPostgres(bin, []);
  server.run('CREATE SCHEMA rowloom_store');
  server.run('CREATE ROLE stranger LOGIN');
});
afterAll(async () => {
  await loom.close();
  await server?.stop();
});

const addressOf = (user: string): ServerAddress => {
  const { host, port } = server;
  return { dialect: 'postgresql', host, port, socket: true, database: 'postgres', tls: 'disable', user };
};

describe.skipIf(isMissing)('a target', () => {
  test('with the tables of a store is neither probed nor read, even by a role that may not read them', async () => {
    expect(await loom.probeTarget({ address: addressOf('stranger') })).toMatchObject({ dialect: 'postgresql' });
    server.run('CREATE TABLE rowloom_store.migration (number integer)');
    for (const user of ['rowloom', 'stranger']) {
      const address = addressOf(user);
      await expect(loom.probeTarget({ address })).rejects.toMatchObject({ code: 'own_store' });
      await expect(loom.introspect({ address })).rejects.toMatchObject({ code: 'own_store' });
    }
  });
});
