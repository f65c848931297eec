import {
  findPgbouncer,
  findPostgresBin,
  type Pooler,
  type PostgresServer,
  startPgbouncer,
  startPostgres,
} from '@rowloom/servers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ServerAddress } from '../address/database-address.ts';
import type { Session } from '../session/session.ts';
import { connectPostgresql } from './connect.ts';

const bin = findPostgresBin();
const program = findPgbouncer();
const isMissing = bin === undefined || program === undefined;
if (isMissing && process.env['CI'] === 'true') throw new Error('No PgBouncer: set ROWLOOM_PGBOUNCER to its program.');
if (isMissing) console.warn('SKIPPED: there is no PgBouncer here; set ROWLOOM_PGBOUNCER to its program.');

describe.skipIf(isMissing)('a pooler in front of PostgreSQL', () => {
  let server: PostgresServer;
  const poolers: Pooler[] = [];
  const sessions: Session[] = [];
  beforeAll(async () => {
    server = await startPostgres(bin ?? '');
  });
  afterEach(async () => {
    await Promise.all(sessions.splice(0).map((session) => session.close().catch(() => undefined)));
    await Promise.all(poolers.splice(0).map((pooler) => pooler.stop()));
  });
  afterAll(() => server.stop());

  async function connectBehind(settings: Readonly<Record<string, string | number>>): Promise<() => Promise<Session>> {
    const pooler = await startPgbouncer(program ?? '', server, settings);
    poolers.push(pooler);
    const address: ServerAddress = {
      dialect: 'postgresql',
      host: '127.0.0.1',
      port: pooler.port,
      socket: false,
      user: 'rowloom',
      database: 'postgres',
      tls: 'disable',
    };
    return async () => {
      const session = await connectPostgresql(address);
      sessions.push(session);
      return session;
    };
  }

  test.each([
    ['transaction mode', { pool_mode: 'transaction' }],
    ['transaction mode, one backend', { pool_mode: 'transaction', default_pool_size: 1 }],
    ['transaction mode, backends in turn', { pool_mode: 'transaction', server_round_robin: 1, min_pool_size: 4 }],
    ['statement mode', { pool_mode: 'statement' }],
  ])('is refused in %s, with a remedy', async (_, settings) => {
    const connect = await connectBehind(settings);
    await expect(connect()).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(
        /^The connection to .* pooler .* Connect to the server itself, .*pool_mode=session/,
      ),
    });
  });

  test.each([
    ['with backends to spare', { pool_mode: 'session' }],
    ['with one backend', { pool_mode: 'session', default_pool_size: 1 }],
  ])('works like any server in session mode, %s', { timeout: 30_000 }, async (_, settings) => {
    const connect = await connectBehind(settings);
    const session = await connect();
    await session.execute("SET application_name = 'kept'");
    await session.execute('BEGIN');
    await session.execute('COMMIT');
    const [row] = await session.query(
      "SELECT pg_backend_pid() AS backend, current_setting('application_name') AS name",
    );
    expect(row).toEqual({ backend: session.backend, name: 'kept' });
  });
});
