import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerAddress } from '../../address/database-address.ts';
import type { ConnectOptions } from '../../session/driver.ts';
import type { SqlRow } from '../../session/session.ts';
import { connectPostgresql } from '../connect.ts';

const bin = findPostgresBin();
const openssl = spawnSync('openssl', ['version']).status === 0;
let server: PostgresServer;
let certificateAuthority: string;

beforeAll(async () => {
  if (bin === undefined || !openssl) {
    if (process.env['CI'] === 'true') throw new Error('No PostgreSQL or no openssl: TLS cannot be tried.');
    console.warn('SKIPPED: TLS needs PostgreSQL and openssl.');
    return;
  }
  server = await startPostgres(bin, ['listen_addresses=127.0.0.1']);
});

afterAll(() => server?.stop());

function address(change: Partial<ServerAddress>): ServerAddress {
  const { host, port } = server;
  return {
    dialect: 'postgresql',
    host,
    port,
    socket: false,
    user: 'rowloom',
    database: 'postgres',
    tls: 'disable',
    ...change,
  };
}

async function ask(change: Partial<ServerAddress>, sql: string, options?: ConnectOptions): Promise<SqlRow | undefined> {
  const session = await connectPostgresql(address(change), options);
  try {
    return (await session.query(sql))[0];
  } finally {
    await session.close();
  }
}

const ENCRYPTED = 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()';

describe.skipIf(bin === undefined || !openssl)('a connection', () => {
  test('is refused where TLS is required and the server has none', async () => {
    await expect(ask({ host: 'localhost', tls: 'require' }, ENCRYPTED)).rejects.toMatchObject({ code: 'tls_failed' });
  });

  test('is encrypted, and the certificate and host name are checked on request', async () => {
    certificateAuthority = useCertificate();
    expect(await ask({ host: 'localhost', tls: 'disable' }, ENCRYPTED)).toEqual({ ssl: false });
    expect(await ask({ host: 'localhost', tls: 'require' }, ENCRYPTED)).toEqual({ ssl: true });
    await expect(ask({ host: 'localhost', tls: 'verify_full' }, ENCRYPTED)).rejects.toMatchObject({
      code: 'tls_failed',
      facts: { native: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    const trusting = { certificateAuthority };
    expect(await ask({ host: 'localhost', tls: 'verify_full' }, ENCRYPTED, trusting)).toEqual({ ssl: true });
    await expect(ask({ host: '127.0.0.1', tls: 'verify_full' }, ENCRYPTED, trusting)).rejects.toMatchObject({
      code: 'tls_failed',
      facts: { native: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    });
    expect(await ask({ host: '127.0.0.1', tls: 'verify_ca' }, ENCRYPTED, trusting)).toEqual({ ssl: true });
    await expect(ask({ host: 'localhost', tls: 'verify_ca' }, ENCRYPTED)).rejects.toMatchObject({ code: 'tls_failed' });
  });

  test('goes to the pinned address, with a certificate for the name', async () => {
    // These names do not resolve: only a connection to the pinned address gets through.
    const pinned = { pinned: '127.0.0.1', tls: 'verify_full' } as const;
    const trusting = { certificateAuthority };
    expect(await ask({ ...pinned, host: 'db.invalid' }, ENCRYPTED, trusting)).toEqual({ ssl: true });
    await expect(ask({ ...pinned, host: 'other.invalid' }, ENCRYPTED, trusting)).rejects.toMatchObject({
      code: 'tls_failed',
      facts: { native: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    });
    await expect(
      ask({ ...pinned, host: 'db.invalid', pinned: '127.0.0.2' }, ENCRYPTED, trusting),
    ).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  test("requires the role's password, and takes none from elsewhere", async () => {
    server.run(`CREATE ROLE careful LOGIN PASSWORD 'o''pen %40 sesame'`);
    const rules = join(server.host, 'data', 'pg_hba.conf');
    writeFileSync(rules, `local all careful scram-sha-256\n${readFileSync(rules, 'utf8')}`);
    server.run('SELECT pg_reload_conf()');
    const careful = { user: 'careful', host: server.host, socket: true };
    await expect
      .poll(() => ask(careful, 'SELECT 1 AS one').catch((error: { code: string }) => error.code))
      .toBe('authentication_failed');
    await expect(ask({ ...careful, password: 'sesame' }, 'SELECT 1')).rejects.toMatchObject({
      code: 'authentication_failed',
    });
    const wrong = await ask({ ...careful, password: 'sesame' }, 'SELECT 1').catch((error: unknown) => String(error));
    expect(wrong).not.toContain('sesame');
    expect(await ask({ ...careful, password: `o'pen %40 sesame` }, 'SELECT 1 AS one')).toEqual({ one: 1 });
  });
});

/** Creates a self-signed certificate for localhost and db.invalid, and makes the server use it. */
function useCertificate(): string {
  const certificate = join(server.host, 'server.crt');
  const key = join(server.host, 'server.key');
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,DNS:db.invalid',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  const { uid, gid } = statSync(server.host);
  for (const file of [certificate, key]) chownSync(file, uid, gid);
  server.run(`ALTER SYSTEM SET ssl_cert_file = '${certificate}'`);
  server.run(`ALTER SYSTEM SET ssl_key_file = '${key}'`);
  server.run('ALTER SYSTEM SET ssl = on');
  server.run('SELECT pg_reload_conf(), pg_sleep(0.3)');
  return readFileSync(certificate, 'utf8');
}
