import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTargetError } from '../target/target-error.ts';
import type { DatabaseAddress } from './database-address.ts';
import { describeAddress } from './describe-address.ts';
import { parseDatabaseUrl } from './parse-database-url.ts';
import { isDatabaseUrl, isUrlLike } from './url-like.ts';

const parse = (text: string): DatabaseAddress => parseDatabaseUrl(text, { sockets: true });

function refusal(text: string, sockets = true): string {
  try {
    parseDatabaseUrl(text, { sockets });
  } catch (error) {
    if (isTargetError(error) && error.code === 'invalid_address') return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

/** What a person sees of it: the address without its secrets, or the refusal. Any other error fails the test. */
function outcome(text: string): string {
  try {
    return describeAddress(parse(text));
  } catch (error) {
    if (isTargetError(error)) return error.message;
    throw error;
  }
}

test('a URL becomes fields', () => {
  expect(parse('postgres://ada:s%40f%3Ae@db.example.com:6432/shop%20one?schemas=a,b')).toEqual({
    dialect: 'postgresql',
    host: 'db.example.com',
    port: 6432,
    socket: false,
    user: 'ada',
    password: 's@f:e',
    database: 'shop one',
    tls: 'verify_full',
    schemas: ['a', 'b'],
  });
  expect(parse(' MariaDB://[::1]/shop?ssl-mode=VERIFY_IDENTITY\n')).toEqual({
    dialect: 'mysql',
    host: '::1',
    port: 3306,
    socket: false,
    user: 'root',
    database: 'shop',
    tls: 'verify_full',
  });
  expect(parseDatabaseUrl('postgresql://localhost/a', { sockets: false, user: 'ada' })).toMatchObject({
    user: 'ada',
    port: 5432,
    tls: 'disable',
  });
});

test.each([
  ['sqlite:x.db', 'x.db'],
  ['sqlite:./a/x.db', './a/x.db'],
  ['sqlite:/a/x.db', '/a/x.db'],
  ['sqlite:///a/x%20y.db', '/a/x y.db'],
  ['SQLITE:what%3F.db', 'what?.db'],
])('%s is the file %s', (url, file) => {
  expect(parse(url)).toEqual({ dialect: 'sqlite', file });
});

test.each([
  ['postgres://ada@/shop?host=/var/run/postgresql', { host: '/var/run/postgresql', port: 5432 }],
  ['postgres://ada@%2Fvar%2Frun:5433/shop', { host: '/var/run', port: 5433 }],
  ['postgres:///shop?host=/tmp&port=5499', { host: '/tmp', port: 5499 }],
  ['mysql://ada@localhost/shop?socket=/run/mysqld/mysqld.sock', { host: '/run/mysqld/mysqld.sock' }],
])('%s is a Unix socket, only for the command line', (url, place) => {
  expect(parse(url)).toMatchObject({ ...place, socket: true, tls: 'disable' });
  expect(refusal(url, false)).toContain('only on the command line');
});

test.each([
  ['127.0.0.1', undefined, 'disable'],
  ['db.localhost', undefined, 'disable'],
  ['127.example.com', undefined, 'verify_full'],
  ['10.0.0.1', undefined, 'verify_full'],
  ['10.0.0.1', 'verify-ca', 'verify_ca'],
  ['10.0.0.1', 'VERIFY_CA', 'verify_ca'],
  ['10.0.0.1', 'require', 'require'],
  ['10.0.0.1', 'disable', 'disable'],
  ['localhost', 'verify-full', 'verify_full'],
])('TLS with %s and sslmode %s is %s', (host, mode, tls) => {
  expect(parse(`postgres://${host}/a${mode === undefined ? '' : `?sslmode=${mode}`}`)).toMatchObject({ tls });
});

test.each([
  ['oracle://h/a', "A database's URL begins with"],
  ['postgre://h/a', 'Did you mean postgres:?'],
  ['postgres:h/a', 'Write a database URL as postgresql://'],
  ['mariadb:h/a', 'Write a database URL as mysql://'],
  ['postgres://h', 'names no database'],
  ['postgres://h/', 'names no database'],
  ['postgres:///a', 'names no host'],
  ['postgres://h:0/a', 'port'],
  ['postgres://h:65536/a', 'port'],
  ['postgres://h:x/a', 'port'],
  ['postgres://::1/a', 'brackets'],
  ['postgres://[::g]/a', 'not a name or address'],
  ['postgres://a,b/c', 'one machine'],
  ['postgres://h/a%00', 'control character'],
  ['postgres://h/a%0Ab', 'control character'],
  ['postgres://u:%zz@h/a', 'write a percent sign as %25'],
  ['postgres://h/a?sslmode=prefer', 'unencrypted'],
  ['postgres:///a?host=/tmp&sslmode=verify-ca', 'has no TLS'],
  ['postgres://h/a?sslmode=yes', 'does not exist'],
  ['postgres:///a?host=/tmp&sslmode=require', 'has no TLS'],
  ['postgres://h/a?host=/tmp', 'leave one of them out'],
  ['postgres://h/a?host=other', 'beginning with /'],
  ['postgres://h/a?sslrootcert=/etc/passwd', 'sslrootcert, which is not supported'],
  ['postgres://h/a?shema=x', 'Did you mean schema?'],
  ['postgres://h/a?schemas=x,,y', 'empty name'],
  ['postgres://h/a?sslmode=require&sslmode=disable', 'twice'],
  ['mysql://h/a?schemas=x', 'schemas, which is not supported'],
  ['sqlite::memory:', 'in memory'],
  ['sqlite:', 'names no file'],
  ['sqlite://x.db', 'name no host'],
  ['sqlite:x.db?mode=ro', 'mode'],
  ['sqlite:file:x.db', 'without file:'],
])('%s is refused: %s', (url, reason) => {
  expect(refusal(url)).toContain(reason);
});

test('no message shows a password, however malformed the URL', () => {
  const SECRET = 'Sw0rdf1sh';
  const around = fc.array(fc.constantFrom('/', '?', '#', '@', ':', '%', '&', '=', '[', ']', ' ', '1', 'x', '\n'), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      around,
      around,
      fc.constantFrom('postgres', 'mysql', 'sqlite', 'pg'),
      fc.constantFrom('@h/a', '@h:1/a?x=1', '@', '@/'),
      (before, after, scheme, end) => {
        expect(outcome(`${scheme}://u:${before.join('')}${SECRET}${after.join('')}${end}`)).not.toContain(SECRET);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a described address reads back as the same place', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.trim() === text);
  const host = fc.oneof(fc.ipV4(), fc.ipV6(), fc.domain());
  fc.assert(
    fc.property(word, word, host, fc.integer({ min: 1, max: 65_535 }), (user, database, name, port) => {
      const address = {
        dialect: 'postgresql',
        host: name,
        port,
        socket: false,
        user,
        database,
        tls: 'disable',
      } as const;
      expect(parse(`${describeAddress(address)}?sslmode=disable`)).toEqual(address);
      const socket = { ...address, host: `/${database}`, socket: true };
      expect(parse(describeAddress(socket))).toEqual(socket);
    }),
  );
  fc.assert(
    fc.property(word, (file) => {
      fc.pre(!file.startsWith('file:'));
      const address = { dialect: 'sqlite', file } as const;
      expect(parse(describeAddress(address))).toEqual(address);
    }),
  );
});

test('any text is read or refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('postgres:', 'mysql:', 'sqlite:', ''),
      fc.string({ unit: 'binary', maxLength: 40 }),
      (scheme, text) => {
        expect(outcome(scheme + text)).not.toBe('');
      },
    ),
    { numRuns: 2000 },
  );
});

test('a database URL is distinguished from a file and a pack', () => {
  for (const url of ['postgres://x', 'postgresql://x', 'mysql://x', 'mariadb://x', 'sqlite:x', 'SQLITE:x', ' mysql:x'])
    expect(isDatabaseUrl(url)).toBe(true);
  for (const other of ['shop', './sqlite.sql', 'postgres.json', 'C:\\x', 'https://x', 'mysql'])
    expect(isDatabaseUrl(other)).toBe(false);
});

test('anything in the form of a URL is distinguished from a path', () => {
  for (const url of [
    'postgres:x',
    'postgresql//h/a',
    'MySQL//h/a',
    'S3://bucket/a',
    'file:///tmp/x',
    'jdbc:postgresql://h/a',
    'ada:secret@h/a',
    '//ada:secret@h/a',
    'post_gres://ada:secret@h/a',
    'host=h dbname=a password=secret',
    'Server=h;Database=a;Pwd=secret',
  ])
    expect(isUrlLike(url)).toBe(true);
  for (const path of [
    'data',
    'out//data',
    'postgres/a',
    'a=b',
    './user=ada',
    './a:b',
    '/tmp/a:b',
    'C:\\x',
    '2026-11-17T08:00',
    'a@b',
    'out/mail@x',
  ])
    expect(isUrlLike(path)).toBe(false);
});
