import { connectPostgresql, type ServerAddress } from '@rowloom/databases';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseOwnStore } from './refuse-own-store.ts';
import { storePlace } from './store-place.ts';

const bin = findPostgresBin();
const isMissing = bin === undefined && process.env['CI'] !== 'true';
let server: PostgresServer;

beforeAll(async () => {
  if (isMissing) return;
  if (bin === undefined) throw new Error('No PostgreSQL.');
  server = await startPostgres(bin, []);
  server.run('CREATE SCHEMA rowloom_store');
  server.run('CREATE ROLE stranger LOGIN');
});
afterAll(() => server?.stop());

async function check(user: string): Promise<void> {
  const { host, port } = server;
  const place = { dialect: 'postgresql', host, port, socket: true, database: 'postgres', tls: 'disable' } as const;
  const session = await connectPostgresql({ ...place, user } satisfies ServerAddress);
  try {
    await refuseOwnStore(session);
  } finally {
    await session.close();
  }
}

describe.skipIf(isMissing)('a target', () => {
  test('with the tables of a store is refused, even to a role that may not read them', async () => {
    await expect(check('stranger')).resolves.toBeUndefined();
    server.run('CREATE TABLE rowloom_store.migration (number integer)');
    for (const user of ['rowloom', 'stranger'])
      await expect(check(user)).rejects.toMatchObject({ code: 'validation_failed', fields: [{ path: 'url' }] });
  });
});

test('a store at a socket counts as one of this machine', () => {
  expect(storePlace({ kind: 'postgresql', url: 'postgres://me@/rowloom?host=/run/postgresql&port=5433' })).toEqual({
    kind: 'postgresql',
    host: '127.0.0.1',
    port: 5433,
    database: 'rowloom',
  });
  expect(storePlace({ kind: 'embedded', folder: 'x' })).toEqual({ kind: 'embedded', folder: 'x/store' });
});
