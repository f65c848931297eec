import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MariadbServer } from '@rowloom/servers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerAddress } from '../address/database-address.ts';
import type { Session, SqlRow } from '../session/session.ts';
import { connectMysql } from './connect.ts';
import { HAS_OPENSSL, makeCertificate } from './make-certificate.fixture.ts';
import { addressOf, isMissing, openServer } from './server.fixture.ts';

describe.skipIf(isMissing)('MariaDB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-tls-'));
  let server: MariadbServer;
  let session: Session;
  let address: ServerAddress;

  beforeAll(async () => {
    server = await openServer({ settings: HAS_OPENSSL ? makeCertificate(folder) : [] });
    address = addressOf(server, server.createDatabase('home'));
    session = await connectMysql(address);
  });
  afterAll(async () => {
    await session.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('a session knows its server', async () => {
    expect(session.dialect).toBe('mariadb');
    expect(session.serverVersion).toMatch(/^\d+\.\d+\.\d+.*MariaDB/);
    expect(await session.query('SELECT CONNECTION_ID() AS id')).toEqual([{ id: session.backend }]);
  });

  test('values are returned as sessions promise', async () => {
    const [row] = await session.query(
      `SELECT 9007199254740991 AS safe, 18446744073709551615 AS beyond, 1.50 AS exact, 1e0 AS near,
              DATE '2020-02-29' AS day, TIMESTAMP '2020-02-29 12:00:00.5' AS moment, TIME '-01:02:03' AS span,
              JSON_ARRAY(1) AS json, X'00ff' AS bytes, POINT(1, 2) AS figure, TRUE AS truth, NULL AS nothing`,
    );
    expect(row).toMatchObject({
      safe: 9007199254740991,
      beyond: '18446744073709551615',
      exact: '1.50',
      near: 1,
      day: '2020-02-29',
      moment: '2020-02-29 12:00:00.5',
      span: '-01:02:03',
      json: '[1]',
      truth: 1,
      nothing: null,
    });
    expect(row?.['bytes']).toEqual(Buffer.from([0, 255]));
    expect(row?.['figure']).toBeInstanceOf(Uint8Array);
  });

  test('parameters keep every character, and question marks in the statement are not parameters', async () => {
    const text = String.raw`it's "a" \ back` + '\0\n\r\x1A ? $1 🚀';
    const bytes = new Uint8Array([0, 39, 92, 255]);
    const [row] = await session.query("SELECT $2 AS b, $1 AS a, '?' AS q, $3 AS c, $4 AS d", [
      text,
      bytes,
      12n ** 15n,
      null,
    ]);
    expect(row).toEqual({ b: Buffer.from(bytes), a: text, q: '?', c: '15407021574586368', d: null });
  });

  test('times are in UTC, modes are strict, and zero does not request a number', async () => {
    await session.script('CREATE TABLE strict (id int PRIMARY KEY AUTO_INCREMENT, short varchar(3), day date)');
    expect(await session.execute("INSERT INTO strict (id, short) VALUES (0, 'a'), (7, 'b')")).toBe(2);
    expect(await session.query('SELECT id FROM strict ORDER BY id')).toEqual([{ id: 0 }, { id: 7 }]);
    expect(await session.query('SELECT TIMESTAMPDIFF(SECOND, NOW(), UTC_TIMESTAMP()) AS n')).toEqual([{ n: 0 }]);
    for (const values of ["('abcd', NULL)", "('a', '0000-00-00')", "('a', '2020-02-31')"])
      await expect(session.execute(`INSERT INTO strict (short, day) VALUES ${values}`)).rejects.toMatchObject({
        code: 'invalid_value',
      });
  });

  test('an error names the key and never the value', async () => {
    await session.script(
      "CREATE TABLE people (mail varchar(50), UNIQUE KEY mails (mail)); INSERT INTO people VALUES ('anna')",
    );
    const failure = (await session
      .execute("INSERT INTO people VALUES ('anna')")
      .catch((error: unknown) => error)) as Error;
    expect(failure).toMatchObject({ code: 'duplicate_key', facts: { native: '1062', constraint: 'mails' } });
    expect(JSON.stringify([failure.message, failure])).not.toContain('anna');
    await expect(session.query('SELECT * FROM nowhere')).rejects.toMatchObject({
      code: 'no_such_table',
      facts: { table: 'nowhere' },
    });
  });

  test('whether a transaction is open is known', async () => {
    expect(session.inTransaction?.()).toBe(false);
    await session.script('START TRANSACTION');
    expect(session.inTransaction?.()).toBe(true);
    await session.query('SELECT 1');
    expect(session.inTransaction?.()).toBe(true);
    await session.script('ROLLBACK');
    expect(session.inTransaction?.()).toBe(false);
  });

  test('a long answer arrives in batches, and may be abandoned', async () => {
    let rows = 0;
    let sum = 0;
    for await (const batch of session.stream('SELECT seq FROM seq_1_to_100000 WHERE seq > $1', [10])) {
      rows += batch.length;
      sum += batch.reduce((total, row: SqlRow) => total + Number(row['seq']), 0);
    }
    expect([rows, sum]).toEqual([99_990, 5_000_050_000 - 55]);
    for await (const batch of session.stream('SELECT seq FROM seq_1_to_100000')) {
      expect(batch.length).toBeLessThan(5000);
      break;
    }
    expect(await session.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const broken = async (): Promise<void> => {
      for await (const batch of session.stream('SELECT nothing FROM strict')) throw new Error(`${batch.length} rows`);
    };
    await expect(broken()).rejects.toMatchObject({ code: 'server_error', facts: { native: '1054' } });
  });

  test.each([
    ['a port where nobody listens', { port: 1 }, 'unreachable'],
    ['a host that nobody knows', { host: 'nowhere.invalid' }, 'unreachable'],
    ['a wrong password', { password: 'guess' }, 'authentication_failed'],
    ['a database that is not there', { database: 'nowhere' }, 'no_such_database'],
    ['a socket that is not there', { socket: true, host: '/nowhere/socket' }, 'unreachable'],
  ])('%s is reported', async (_, change, code) => {
    const failure = (await connectMysql({ ...address, ...change }, { timeout: 5000 }).catch(
      (error: unknown) => error,
    )) as Error;
    expect(failure).toMatchObject({ name: 'TargetError', code });
    expect(failure.message).not.toContain('guess');
  });

  test('a socket works as well', async () => {
    const other = await connectMysql({ ...address, socket: true, host: server.socket });
    expect(await other.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await other.close();
  });

  test('current and later statements fail on a lost connection', async () => {
    const lost = await connectMysql(address);
    const waiting = lost.query('SELECT SLEEP(20)');
    server.run(`KILL ${lost.backend}`);
    await expect(waiting).rejects.toMatchObject({ code: 'connection_lost' });
    await expect(lost.query('SELECT 1')).rejects.toMatchObject({ code: 'connection_lost' });
    await lost.close();
  });

  test('destroying a connection fails its current statement', async () => {
    const given = await connectMysql(address);
    const waiting = given.query('SELECT SLEEP(20)');
    setTimeout(() => given.destroy(), 50);
    await expect(waiting).rejects.toMatchObject({ code: 'connection_lost' });
  });

  test.skipIf(!HAS_OPENSSL)('TLS checks the certificate and its name unless told otherwise', async () => {
    const authority = readFileSync(join(folder, 'certificate.pem'), 'utf8');
    const cipherOf = async (change: Partial<ServerAddress>, certificateAuthority?: string): Promise<unknown> => {
      const options = certificateAuthority === undefined ? {} : { certificateAuthority };
      const other = await connectMysql({ ...address, ...change }, options);
      const [row] = await other.query("SHOW STATUS LIKE 'Ssl_cipher'");
      await other.close();
      return row?.['Value'];
    };
    expect(await cipherOf({})).toBe('');
    expect(await cipherOf({ tls: 'require' })).toMatch(/^TLS_/);
    expect(await cipherOf({ tls: 'verify_full' }, authority)).toMatch(/^TLS_/);
    await expect(cipherOf({ tls: 'verify_full' })).rejects.toMatchObject({ code: 'tls_failed' });
    // The same machine by another address, which the certificate lacks.
    await expect(cipherOf({ tls: 'verify_full', host: '127.0.0.2' }, authority)).rejects.toMatchObject({
      code: expect.stringMatching(/tls_failed|unreachable/) as string,
    });
    expect(await cipherOf({ tls: 'verify_ca', host: 'db.invalid', pinned: '127.0.0.1' }, authority)).toMatch(/^TLS_/);
    await expect(cipherOf({ tls: 'verify_ca' })).rejects.toMatchObject({ code: 'tls_failed' });
  });

  test.skipIf(!HAS_OPENSSL)('a connection goes to a pinned address, with a certificate for the name', async () => {
    const certificateAuthority = readFileSync(join(folder, 'certificate.pem'), 'utf8');
    const reach = async (host: string): Promise<void> => {
      const pinned = { ...address, host, pinned: '127.0.0.1', tls: 'verify_full' } as const;
      await (await connectMysql(pinned, { certificateAuthority })).close();
    };
    // This name does not resolve: only a connection to the pinned address gets through.
    await expect(reach('db.invalid')).resolves.toBeUndefined();
    await expect(reach('other.invalid')).rejects.toMatchObject({ code: 'tls_failed' });
  });
});
