import { mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findPgbouncer,
  findPostgresBin,
  type MariadbServer,
  type PostgresServer,
  startPgbouncer,
  startPostgres,
} from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerAddress } from '../address/database-address.ts';
import { connectMysql } from '../mysql/connect.ts';
import { HAS_OPENSSL, makeCertificate } from '../mysql/make-certificate.fixture.ts';
import { addressOf, isMissing, openServer } from '../mysql/server.fixture.ts';
import { connectPostgresql } from '../postgresql/connect.ts';
import { isTargetError } from '../target/target-error.ts';
import { startSilentServer } from './silent-server.fixture.ts';

const POSTGRES = findPostgresBin();
const POOLER = findPgbouncer();
/** Milliseconds for a whole connection, and extra ones for a busy machine. */
const TIMEOUT = 1500;
const SLACK = 5000;
const BOUND_WORDS = `within ${TIMEOUT / 1000} s`;

type Connect = typeof connectPostgresql | typeof connectMysql;
type Ending = { readonly seconds: number; readonly error?: unknown };

async function connectThrough(connect: Connect, address: ServerAddress, port: number): Promise<Ending> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  try {
    const session = await connect({ ...address, host: '127.0.0.1', port, socket: false }, { timeout: TIMEOUT });
    session.destroy();
    return { seconds: seconds() };
  } catch (error) {
    return { seconds: seconds(), error };
  }
}

/**
 * How connecting ends if the server stops answering after none, one, two … of its messages, up to a complete
 * connection.
 */
async function endings(connect: Connect, address: ServerAddress, behind: NetConnectOpts): Promise<readonly Ending[]> {
  const whole = await startSilentServer(behind, Number.POSITIVE_INFINITY);
  expect((await connectThrough(connect, address, whole.port)).error).toBeUndefined();
  const pieces = whole.pieces();
  whole.close();
  return Promise.all(
    Array.from({ length: pieces }, async (_, limit) => {
      const silent = await startSilentServer(behind, limit);
      try {
        return await connectThrough(connect, address, silent.port);
      } finally {
        silent.close();
      }
    }),
  );
}

const GIVEN_UP = 'given up in time, in words';

function judge({ error, seconds }: Ending): string {
  const isTold = isTargetError(error) && error.code === 'unreachable' && error.message.includes(BOUND_WORDS);
  return isTold && seconds < (TIMEOUT + SLACK) / 1000 ? GIVEN_UP : `${String(error)} after ${seconds} s`;
}

describe.skipIf(POSTGRES === undefined)('a PostgreSQL that stops answering during the connection', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(POSTGRES ?? '');
  });
  afterAll(() => server.stop());
  const address = (): ServerAddress => ({
    dialect: 'postgresql',
    host: server.host,
    port: server.port,
    socket: true,
    user: 'rowloom',
    database: 'postgres',
    tls: 'disable',
  });

  test('times out at every step, within one limit for all of them', async () => {
    const behind = { path: join(server.host, `.s.PGSQL.${server.port}`) };
    const all = (await endings(connectPostgresql, address(), behind)).map(judge);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all)).toEqual(new Set([GIVEN_UP]));
  });

  test('times out during the TLS handshake', async () => {
    const silent = await startSilentServer({ says: ['S'] }, 1);
    const ending = await connectThrough(connectPostgresql, { ...address(), tls: 'require' }, silent.port);
    silent.close();
    expect(judge(ending)).toBe(GIVEN_UP);
  });

  test.skipIf(POOLER === undefined)('times out behind a pooler too, or works', async () => {
    const pooler = await startPgbouncer(POOLER ?? '', server, { pool_mode: 'session', default_pool_size: 50 });
    try {
      const all = await endings(connectPostgresql, address(), { host: '127.0.0.1', port: pooler.port });
      for (const { seconds } of all) expect(seconds).toBeLessThan((TIMEOUT + SLACK) / 1000);
      // Nothing can work before the settings of the first connection.
      expect(all.slice(0, 3).map(judge)).toEqual([GIVEN_UP, GIVEN_UP, GIVEN_UP]);
    } finally {
      await pooler.stop();
    }
  });
});

describe.skipIf(isMissing)('a MariaDB that stops answering during the connection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-tls-'));
  let server: MariadbServer;
  beforeAll(async () => {
    server = await openServer({ settings: HAS_OPENSSL ? makeCertificate(folder) : [] });
    server.createDatabase('home');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(HAS_OPENSSL ? (['disable', 'require'] as const) : (['disable'] as const))(
    'times out at every step: TLS %s',
    async (tls) => {
      const behind = { host: '127.0.0.1', port: server.port };
      const all = (await endings(connectMysql, { ...addressOf(server, 'home'), tls }, behind)).map(judge);
      expect(all.length).toBeGreaterThan(2);
      expect(new Set(all)).toEqual(new Set([GIVEN_UP]));
    },
  );
});
