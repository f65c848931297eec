import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFolder } from './folder-check.ts';
import { openPartialFiles } from './partial-files.ts';

const root = mkdtempSync(join(tmpdir(), 'rowloom-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('files are renamed together, and replaced ones are removed', () => {
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

test('a discarded run leaves neither files nor folders of its own', () => {
  const files = openPartialFiles(join(root, 'b', 'c'));
  files.create('x.csv');
  files.discard();
  expect(existsSync(join(root, 'b'))).toBe(false);
});

test('a folder has one run at a time, by whatever path, and the second is refused with an explanation', () => {
  const folder = join(root, 'owned');
  const first = openPartialFiles(folder);
  first.create('x.csv');
  symlinkSync(folder, join(root, 'alias'));
  for (const path of [folder, join(root, 'alias'), join(root, '.', 'owned', '.')]) {
    expect(() => openPartialFiles(path)).toThrow(
      expect.objectContaining({ code: 'locked', message: expect.stringMatching(/process \d+ on .*since/) as string }),
    );
  }
  expect(readdirSync(folder)).toContain('.x.csv.rowloom-partial');
  first.complete([]);
  const second = openPartialFiles(folder);
  expect(() => openPartialFiles(folder)).toThrow(/Another run is writing/);
  second.discard();
  expect(readdirSync(folder)).toEqual(['x.csv']);
});

test('a lock whose holder is gone is not a lock', () => {
  const folder = join(root, 'left');
  mkdirSync(folder);
  writeFileSync(join(folder, '.lock.rowloom-partial'), '');
  writeFileSync(join(folder, '.owner.rowloom-partial'), '{"process":1}');
  openPartialFiles(folder).complete([]);
  expect(readdirSync(folder)).toEqual([]);
});

test('the export is removed before the first file that it describes', () => {
  const folder = join(root, 'order');
  mkdirSync(join(folder, 'kept.csv'), { recursive: true });
  writeFileSync(join(folder, 'rowloom.json'), '{}');
  const files = openPartialFiles(folder);
  expect(() => files.complete(['kept.csv', 'rowloom.json'])).toThrow(/EISDIR|ERR_FS_EISDIR/);
  files.discard();
  expect(existsSync(join(folder, 'rowloom.json'))).toBe(false);
});

test('an existing folder stays', () => {
  const folder = join(root, 'd');
  mkdirSync(folder);
  const files = openPartialFiles(folder);
  files.create('x.csv');
  files.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('only the files of an earlier run are replaced, in whatever format', () => {
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

test('a rowloom.json that is not an export protects nothing and claims nothing', () => {
  const folder = join(root, 'f');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rowloom.json'), '{"tables":[]}');
  expect(() => checkFolder(folder, false)).toThrow(/not empty/);
  expect(checkFolder(folder, true)).toEqual([]);
});

test.skipIf(!existsSync('/proc/self'))('a place where no folder can be made is refused without endless retries', () => {
  expect(() => openPartialFiles('/proc/rowloom/rows')).toThrow(/ENOENT|EACCES|EPERM/);
});
