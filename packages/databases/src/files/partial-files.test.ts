import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFolder } from './folder-check.ts';
import { openPartialFiles } from './partial-files.ts';

const root = mkdtempSync(join(tmpdir(), 'rowloom-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('files get their names together, and what they replace is gone', () => {
  const folder = join(root, 'a');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old.csv'), 'old');
  const files = openPartialFiles(folder);
  writeFileSync(files.create('new.csv'), 'new');
  files.writeText('rowloom.json', '{}');
  expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(['old.csv']);
  files.complete(['old.csv']);
  expect(readdirSync(folder)).toEqual(['new.csv', 'rowloom.json']);
  expect(readFileSync(join(folder, 'new.csv'), 'utf8')).toBe('new');
});

test('what is discarded leaves neither files nor folders of its own', () => {
  const files = openPartialFiles(join(root, 'b', 'c'));
  files.create('x.csv');
  files.discard();
  expect(existsSync(join(root, 'b'))).toBe(false);
});

test('a folder that was there before stays', () => {
  const folder = join(root, 'd');
  mkdirSync(folder);
  const files = openPartialFiles(folder);
  files.create('x.csv');
  files.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('of an earlier run its own files are replaced, in whatever format, and no others', () => {
  const folder = join(root, 'e');
  mkdirSync(folder);
  for (const name of ['orders.csv', 'orders.jsonl.gz', 'schema.sql', 'notes.txt', 'other.csv'])
    writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'rowloom.json'), JSON.stringify({ rowloom_export: 1, tables: [{ name: 'orders' }] }));
  expect([...checkFolder(folder, false)].toSorted()).toEqual([
    'orders.csv',
    'orders.jsonl.gz',
    'rowloom.json',
    'schema.sql',
  ]);
});

test('a rowloom.json that is no export protects nothing and claims nothing', () => {
  const folder = join(root, 'f');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rowloom.json'), '{"tables":[]}');
  expect(() => checkFolder(folder, false)).toThrow(/not empty/);
  expect(checkFolder(folder, true)).toEqual([]);
});

test.skipIf(!existsSync('/proc/self'))('a place where no folder can be made is refused, not tried for ever', () => {
  expect(() => openPartialFiles('/proc/rowloom/rows')).toThrow(/ENOENT|EACCES|EPERM/);
});
