import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveFolder } from './resolve-folder.ts';
import { NOTHING_ALLOWED, type TargetPolicy } from './target-policy.ts';

const data = realpathSync(mkdtempSync(join(tmpdir(), 'rowloom-files-')));
const root = join(data, 'files');
const policy: TargetPolicy = {
  listensOnLoopbackOnly: true,
  allow: NOTHING_ALLOWED,
  filesRoot: root,
  store: { kind: 'embedded', folder: join(data, 'store') },
};

beforeAll(() => {
  for (const folder of ['files', 'files/inner', 'files-of-others', 'store']) mkdirSync(join(data, folder));
  writeFileSync(join(root, 'shop.db'), '');
  writeFileSync(join(data, 'secret.key'), '');
  symlinkSync(data, join(root, 'up'));
  symlinkSync(join(root, 'inner'), join(root, 'within'));
  symlinkSync(join(data, 'not-yet.db'), join(root, 'dangling.db'));
  symlinkSync('loop', join(root, 'loop'));
});
afterAll(() => rmSync(data, { recursive: true }));

test.each([
  ['shop.db', 'file', 'shop.db'],
  ['./new.db', 'file', 'new.db'],
  ['new/deep/er', 'folder', 'new/deep/er'],
  ['inner', 'folder', 'inner'],
  ['within/new', 'folder', 'inner/new'],
  [join(root, 'new'), 'folder', 'new'],
] as const)('%s is the %s %s below the root', async (path, what, below) => {
  expect(await resolveFolder(policy, path, what)).toEqual({ root, path: below, folder: join(root, below) });
});

test.each([
  ['the root itself', '.', 'folder'],
  ['the folder above', '..', 'folder'],
  ['a way out and in again', '../files/shop.db/../../secret.key', 'file'],
  ['a folder whose name begins alike', '../files-of-others', 'folder'],
  ['a path from the root on', '/etc/passwd', 'file'],
  ['the store', '../store', 'folder'],
  ['a link out', 'up/secret.key', 'file'],
  ['what does not exist behind a link out', 'up/new/x', 'folder'],
  ['a link to what does not exist yet', 'dangling.db', 'file'],
  ['a link in circles', 'loop/x', 'folder'],
  ['a way through a file', 'shop.db/x', 'folder'],
  ['a NUL character', 'shop.db\0.csv', 'file'],
  ['nothing', '', 'folder'],
  ['a file as a folder', 'shop.db', 'folder'],
  ['a folder as a file', 'inner', 'file'],
] as const)('%s is refused, and no path of this machine is revealed', async (_, path, what) => {
  const failure = await resolveFolder(policy, path, what).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'validation_failed', fields: [{ path: 'url' }] });
  expect(JSON.stringify(failure)).not.toContain(data);
});

test('nothing but the root is created', async () => {
  const fresh = { ...policy, filesRoot: join(data, 'fresh') };
  await resolveFolder(fresh, 'a/b', 'folder');
  expect([existsSync(join(data, 'fresh')), existsSync(join(data, 'fresh', 'a'))]).toEqual([true, false]);
});

test('a store below the root of files is refused too', async () => {
  const nested = { ...policy, store: { kind: 'embedded', folder: join(root, 'inner', 'store') } } as const;
  for (const path of ['inner/store', 'inner/store/deep', 'inner'])
    await expect(resolveFolder(nested, path, 'folder')).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a public service writes only where it is allowed', async () => {
  const open = { ...policy, listensOnLoopbackOnly: false };
  await expect(resolveFolder(open, 'inner', 'folder')).rejects.toMatchObject({ code: 'validation_failed' });
  const allowed = { ...open, allow: { ...NOTHING_ALLOWED, folders: ['inner'] } };
  expect(await resolveFolder(allowed, 'within', 'folder')).toMatchObject({ path: 'inner' });
  await expect(resolveFolder(allowed, 'new', 'folder')).rejects.toMatchObject({ code: 'validation_failed' });
});
