import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeManifest } from './make-manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'rowloom-manifest-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the package names the repository of the workspace, by which a registry checks its provenance', () => {
  for (const folder of ['apps/cli', 'packages/service']) {
    mkdirSync(join(root, folder), { recursive: true });
    cpSync(join(ROOT, folder, 'package.json'), join(root, folder, 'package.json'));
  }
  const workspace = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as object;
  const repository = { type: 'git', url: 'git+https://github.com/example/rowloom.git' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...workspace, repository }));
  expect(makeManifest(root)).toMatchObject({ repository, publishConfig: { access: 'public', provenance: true } });
});
