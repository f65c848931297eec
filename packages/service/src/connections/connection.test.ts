import type { ConnectionKind, ConnectionOptionsInput, Refusal } from '@rowloom/contract';
import { parseDatabaseUrl } from '@rowloom/databases';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConnectionBody, type ConnectionTarget, parseConnection } from './connection.ts';
import { changeConnection, joinConnection, splitConnection } from './connection-parts.ts';
import { maskUrl } from './mask-url.ts';
import { targetIdentity } from './target-identity.ts';

const S3 = { format: 'csv', access_key_id: 'AKIA', secret_access_key: 'wJalr' } as const;

const read = (kind: ConnectionKind, url: string, options: ConnectionOptionsInput = {}): ConnectionTarget =>
  parseConnection({ kind, url, options });

function refusal(act: () => unknown): readonly [string, string] {
  try {
    act();
  } catch (error) {
    const [field] = (error as Refusal).fields ?? [];
    if (field !== undefined) return [field.path, field.message];
    throw error;
  }
  throw new Error('It was accepted.');
}

describe('a connection', () => {
  test('is read by its kind', () => {
    expect(read('postgresql', 'postgres://ada:x@db.test/shop', { schemas: ['a'], connections: 2 })).toMatchObject({
      kind: 'postgresql',
      address: { dialect: 'postgresql', host: 'db.test', port: 5432, tls: 'verify_full', schemas: ['a'] },
      connections: 2,
    });
    expect(read('mariadb', 'mysql://ada@db.test/shop')).toMatchObject({
      kind: 'mariadb',
      address: { dialect: 'mysql' },
    });
    expect(read('sqlite', 'sqlite:shop.db')).toEqual({ kind: 'sqlite', file: 'shop.db' });
    for (const url of ['shop/rows', 'file:shop/rows', ' FILE:shop/rows '])
      expect(read('directory', url, { format: 'parquet' })).toEqual({
        kind: 'directory',
        folder: 'shop/rows',
        format: 'parquet',
      });
    expect(read('directory', 'file:///srv/a%20b', { format: 'csv' })).toMatchObject({ folder: '/srv/a b' });
    expect(read('s3', 's3://rows/a/b/', { ...S3, endpoint: 'http://[::1]:9000' })).toEqual({
      kind: 's3',
      format: 'csv',
      bucket: 'rows',
      prefix: 'a/b',
      region: 'us-east-1',
      endpoint: { url: 'http://[::1]:9000', host: '::1', port: 9000, encrypted: false },
      pathStyle: true,
      accessKeyId: 'AKIA',
      secretAccessKey: 'wJalr',
    });
  });

  test.each<[ConnectionKind, string, ConnectionOptionsInput, string, string]>([
    ['postgresql', 'mysql://h/a', {}, 'url', 'begins with postgresql: or postgres:'],
    ['mysql', 'mariadb://h/a', {}, 'url', 'begins with mysql:'],
    ['sqlite', 'postgres://h/a', {}, 'url', 'begins with sqlite:'],
    ['postgresql', 'db.test/shop', {}, 'url', 'begins with'],
    ['postgresql', 'postgres:///shop?host=/tmp', {}, 'url', 'Unix sockets'],
    ['postgresql', 'postgres://h/a?schemas=x', { schemas: ['y'] }, 'options.schemas', 'already'],
    ['mysql', 'mysql://h/a', { schemas: ['y'] }, 'options.schemas', 'takes connections'],
    ['sqlite', 'sqlite:a.db', { connections: 2 }, 'options.connections', 'takes none'],
    ['directory', 'rows', {}, 'options.format', 'csv'],
    ['directory', '../rows', { format: 'csv' }, 'url', 'Write the folder'],
    ['directory', 'file:a/%2E%2E/b', { format: 'csv' }, 'url', 'Write the folder'],
    ['directory', 'file://host/rows', { format: 'csv' }, 'url', 'Write the folder'],
    ['directory', 'http://host/rows', { format: 'csv' }, 'url', 'Write the folder'],
    ['directory', 'file:a%00b', { format: 'csv' }, 'url', 'control character'],
    ['directory', 'file:%zz', { format: 'csv' }, 'url', '%25'],
    ['s3', 's3://key:secret@rows/a', S3, 'url', 's3://bucket/prefix'],
    ['s3', 's3://Rows', S3, 'url', 's3://bucket/prefix'],
    ['s3', 's3://rows/a/../b', S3, 'url', 'prefix'],
    ['s3', 's3://rows/a//b', S3, 'url', 'prefix'],
    ['s3', 's3://rows', { ...S3, region: 'x.evil.test/' }, 'options.region', 'eu-central-1'],
    ['s3', 's3://rows', { ...S3, endpoint: 'https://user:x@host' }, 'options.endpoint', 'nothing more'],
    ['s3', 's3://rows', { ...S3, endpoint: 'https://host/path' }, 'options.endpoint', 'nothing more'],
    ['s3', 's3://rows', { ...S3, endpoint: 'ftp://host' }, 'options.endpoint', 'nothing more'],
    ['s3', 's3://rows', { ...S3, endpoint: 'https://host', path_style: false }, 'options.path_style', 'leave this out'],
    ['s3', 's3://rows', { format: 'csv', access_key_id: 'AKIA' }, 'options.secret_access_key', 'secret'],
    ['s3', 's3://rows', { format: 'csv', secret_access_key: 'x' }, 'options.access_key_id', 'access key'],
  ])('of kind %s to %s with %j is refused', (kind, url, options, path, words) => {
    const [at, message] = refusal(() => read(kind, url, options));
    expect(at).toBe(path);
    expect(message).toContain(words);
  });

  test('is identified by its destination, whoever connects and however it is written', () => {
    const identity = (url: string) => targetIdentity(read('postgresql', url));
    expect(identity('postgres://ada:x@DB.test./shop?schemas=a,b')).toEqual({
      host: 'db.test',
      port: 5432,
      database: 'shop',
      schema: 'a,b',
    });
    expect(identity('postgresql://bob:y@db.test:5432/shop?schemas=a,b&sslmode=require')).toEqual(
      identity('postgres://ada:x@DB.test./shop?schemas=a,b'),
    );
    expect(targetIdentity(read('s3', 's3://rows/a', { ...S3, region: 'eu-west-1' }))).toEqual({
      host: 's3.eu-west-1.amazonaws.com',
      port: 443,
      database: 'rows/a',
      schema: null,
    });
    expect(targetIdentity(read('sqlite', 'sqlite:a.db'))).toEqual({
      host: null,
      port: null,
      database: 'a.db',
      schema: null,
    });
  });
});

describe('the address in an answer', () => {
  test.each([
    ['postgres://ada:s3cret@db.test:1/shop?sslmode=require', 'postgres://ada:***@db.test:1/shop?sslmode=require'],
    ['postgres://ada@db.test/shop', 'postgres://ada@db.test/shop'],
    ['mysql://:x@h/a', 'mysql://:***@h/a'],
    ['postgres://a:b:c@d@h/x', 'postgres://a:***@h/x'],
    ['postgres://[::1]:5432/a', 'postgres://[::1]:5432/a'],
    ['sqlite:a.db', 'sqlite:a.db'],
    ['s3://rows/a', 's3://rows/a'],
  ])('of %s is %s', (url, masked) => {
    expect(maskUrl(url)).toBe(masked);
  });

  test('is the same without the password, whatever the password', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 4 }), fc.webFragments(), (password, loose) => {
        const url = `postgres://ada:${encodeURIComponent(`${password}${loose}`)}@db.test/shop?schemas=a`;
        const masked = splitConnection({ kind: 'postgresql', url: ` ${url}`, options: {} }).url;
        const parse = (text: string) => parseDatabaseUrl(text, { sockets: false });
        expect(parse(masked)).toEqual({ ...parse(url), password: '***' });
      }),
    );
  });

  test('has no secret of a storage', () => {
    const parts = splitConnection({ kind: 's3', url: 's3://rows', options: S3 });
    expect(parts.options).toEqual({ format: 'csv', access_key_id: 'AKIA' });
    expect(JSON.stringify({ ...parts, secret: '' })).not.toContain('wJalr');
  });

  test('and the sealed part restore the whole', () => {
    const bodies: readonly ConnectionBody[] = [
      { kind: 'postgresql', url: 'postgres://ada:x@h/a', options: { connections: 2 } },
      { kind: 's3', url: 's3://rows', options: S3 },
    ];
    for (const body of bodies) {
      const { options, secret } = splitConnection(body);
      expect(joinConnection({ kind: body.kind, options, secret })).toEqual(body);
    }
  });
});

describe('a changed connection', () => {
  const kept: ConnectionBody = { kind: 'postgresql', url: 'postgres://ada:s%40f@db.test/shop', options: {} };
  const urlOf = (changes: Parameters<typeof changeConnection>[1], from = kept): string =>
    (JSON.parse(changeConnection(from, changes).secret) as { url: string }).url;

  test('keeps a masked password for another database of the same server', () => {
    expect(urlOf({ url: 'postgresql://ada:***@db.test:5432/other' })).toBe('postgresql://ada:s%40f@db.test:5432/other');
    expect(urlOf({ options: { connections: 2 } })).toBe(kept.url);
    expect(urlOf({ url: 'postgres://bob:new@evil.test/shop' })).toBe('postgres://bob:new@evil.test/shop');
    const open = { ...kept, url: 'postgres://ada@db.test/shop' };
    expect(urlOf({ url: 'postgres://ada:***@db.test/other' }, open)).toBe('postgres://ada@db.test/other');
  });

  test.each([
    'postgres://ada:***@evil.test/shop',
    'postgres://ada:***@db.test:5433/shop',
    'postgres://bob:***@db.test/shop',
    'postgres://ada:***@db.test/shop?sslmode=disable',
    'postgres://ada:%2A**@evil.test/shop',
  ])('never sends the stored password to %s', (url) => {
    expect(refusal(() => changeConnection(kept, { url }))).toEqual([
      'url',
      'Host, port, user or encryption changed: send the password again.',
    ]);
  });

  test('never sends a stored secret key to another storage', () => {
    const bucket: ConnectionBody = { kind: 's3', url: 's3://rows', options: S3 };
    const { secret_access_key: _, ...shown } = S3;
    expect(joinConnection({ kind: 's3', ...changeConnection(bucket, { url: 's3://other' }) })).toEqual({
      ...bucket,
      url: 's3://other',
    });
    expect(changeConnection(bucket, { options: { ...shown, format: 'sql' } }).secret).toContain('wJalr');
    for (const change of [{ endpoint: 'https://evil.test' }, { region: 'eu-west-1' }, { access_key_id: 'BKIA' }])
      expect(refusal(() => changeConnection(bucket, { options: { ...shown, ...change } }))[0]).toBe(
        'options.secret_access_key',
      );
  });

  test('never has the mask as a password', () => {
    expect(refusal(() => splitConnection({ ...kept, url: 'postgres://ada:***@h/a' }))[0]).toBe('url');
  });
});
