import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPlace } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'rowloom-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const URLS = [
  'postgres://ada:secret@db/shop',
  ' postgres://ada:secret@db/shop',
  '//ada:secret@db/shop',
  'ada:secret@db/shop',
  'post_gres://ada:secret@db/shop',
];

test.each(URLS)('%o is a URL to whoever names it, and never a path', (given) => {
  const places = { folder, databases: new Map<string, string>() };
  expect(findPlace(given, { ...places, takesUrls: true })).toBe(given);
  const refused = (): unknown => findPlace(given, { ...places, takesUrls: false });
  expect(refused).toThrow(/not accepted here/);
  expect(refused).not.toThrow(/secret/);
});

test('a path is one below the folder, whatever its name looks like', () => {
  const places = { folder, databases: new Map<string, string>(), takesUrls: false };
  expect(findPlace('./a:b', places)).toMatch(/\/a:b$/);
  expect(findPlace(' sqlite:x.db', places)).toMatch(/^sqlite:\/.*\/x\.db$/);
});
