import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { confineFolder } from './confine-folder.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'rowloom-confine-')));
const root = join(scratch, 'root');
mkdirSync(join(root, 'inside'), { recursive: true });
mkdirSync(join(scratch, 'root-beside'));
symlinkSync(join(scratch, 'root-beside'), join(root, 'out'));
symlinkSync(join(root, 'inside'), join(root, 'in'));
symlinkSync(join(scratch, 'nothing'), join(root, 'dangling'));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each([
  ['', ''],
  ['new/deeper', 'new/deeper'],
  ['inside/new', 'inside/new'],
  ['./inside//new/', 'inside/new'],
  ['in/new', 'inside/new'],
])('%o stays within the root', (path, found) => {
  expect(confineFolder(root, path)).toBe(join(root, found));
});

test.each(['..', 'inside/../..', '/tmp', 'out', 'out/new', 'dangling/new', 'a\0b', String.raw`inside\..\..\x`])(
  '%o is refused, and the answer does not reveal the root',
  (path) => {
    expect(() => confineFolder(root, path)).toThrow(expect.objectContaining({ name: 'TargetError' }));
    expect(() => confineFolder(root, path)).not.toThrow(new RegExp(scratch));
  },
);

test.each(['postgres://ada:secret@db/shop', ' postgres://ada:secret@db/shop', 'sqlite:x.db', 'ada:secret@db/shop'])(
  '%o has the form of a URL, and does not become a folder',
  (path) => {
    expect(() => confineFolder(root, path)).toThrow(expect.objectContaining({ code: 'invalid_address' }));
    expect(() => confineFolder(root, path)).not.toThrow(/secret/);
  },
);

test('a root that does not exist is refused', () => {
  expect(() => confineFolder(join(scratch, 'nowhere'), 'x')).toThrow(expect.objectContaining({ code: 'not_a_folder' }));
});
