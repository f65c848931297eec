import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, expect, test } from 'vitest';
import { checkNothingNamed, findPlace } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const URLS = [
  'postgres://ada:secret@db/shop',
  ' postgres://ada:secret@db/shop',
  '//ada:secret@db/shop',
  'ada:secret@db/shop',
  'post_gres://ada:secret@db/shop',
];

test.each(URLS)('%o is always a URL, never a path', (given) => {
  const places = { folder, databases: new Map<string, string>() };
  expect(findPlace(given, { ...places, takesUrls: true })).toBe(given);
  const refused = (): unknown => findPlace(given, { ...places, takesUrls: false });
  expect(refused).toThrow(/not accepted here/);
  expect(refused).not.toThrow(/secret/);
});

test('a path stays below the folder, whatever its name looks like', () => {
  const places = { folder, databases: new Map<string, string>(), takesUrls: false };
  expect(findPlace('./a:b', places)).toMatch(/\/a:b$/);
  expect(findPlace(' sqlite:x.db', places)).toMatch(/^sqlite:\/.*\/x\.db$/);
  expect(findPlace('..x/y.sql', places)).toMatch(/\/\.\.x\/y\.sql$/);
});

test('the file of a URL is the one that the program opens, however it is written', () => {
  const places = { folder, databases: new Map<string, string>(), takesUrls: true };
  for (const url of [
    'sqlite:x/%2e%2e/%2e%2e/y.db',
    'sqlite:x/..%2f..%2fy.db',
    'SQLite:%2Fetc%2Fy.db',
    'sqlite:///etc/y.db',
    'sqlite:file:/etc/y.db',
    'sqlite:x.db?vfs=unix',
    'sqlite:x.db%00',
  ])
    expect(() => findPlace(url, places), url).toThrow(
      /outside the folder|control character|take none|Write the file itself/,
    );
  const odd = findPlace('sqlite:a%25b%3Fc%23.db', places);
  expect(odd).toBe(`sqlite:${realpathSync(folder)}/a%25b%3Fc%23.db`);
  expect(parseDatabaseUrl(odd, { sockets: false })).toMatchObject({ file: `${realpathSync(folder)}/a%b?c#.db` });
});

test('a bare word cannot be a link out of the folder, and may be a pack', () => {
  const places = { folder, databases: new Map<string, string>(), takesUrls: true };
  symlinkSync('/etc', join(folder, 'away'));
  expect(() => findPlace('away', places)).toThrow('outside the folder');
  expect(findPlace('blog', places)).toBe('blog');
});

test('a caller who may reach only named databases must name one', () => {
  const databases = new Map([['shop', 'sqlite:shop.db']]);
  expect(() => checkNothingNamed({ folder, databases, takesUrls: false })).toThrow('Name one of: shop.');
  expect(() => checkNothingNamed({ folder, databases, takesUrls: true })).not.toThrow();
});
