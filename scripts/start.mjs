// From a fresh checkout to a running service in one command: installs and builds what is missing, then serves.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, fail, findNode, ROOT, runNode } from './setup.mjs';

const PROGRAM = join(ROOT, 'apps/cli/dist/rowloom.mjs');
/** Written last, with the time at which the build began: what was changed meanwhile is newer. */
const STAMP = join(ROOT, 'apps/cli/dist/.built');

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const filesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((path) => /\.(?:ts|sql)$/.test(path))
    .map((path) => join(folder, path));

const isBuilt = () => {
  const built = timeOf(STAMP);
  if (built === 0) return false;
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
  const sources = ['apps/cli/src', ...packages].flatMap(filesOf);
  return [...sources, 'scripts/build.mjs', 'package-lock.json'].every((path) => timeOf(join(ROOT, path)) < built);
};

const ensureBuilt = (node) => {
  if (isBuilt()) return;
  process.stderr.write('Building, a few seconds …');
  const { status, stdout, stderr } = spawnSync(node, ['scripts/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  process.stderr.write(status === 0 ? ' done.\n' : ` failed.\n\n${stdout}${stderr}\n`);
  if (status !== 0) fail('The build did not succeed; its output is above.');
};

ensureInstalled();
const node = findNode();
ensureBuilt(node);
const words = ['serve', ...process.argv.slice(2)];
if (node === process.execPath) {
  // `npm start` runs under the Node that was installed: no second process is needed.
  module.enableCompileCache();
  process.argv = [node, PROGRAM, ...words];
  process.chdir(ROOT);
  await import(pathToFileURL(PROGRAM).href);
} else process.exitCode = await runNode([PROGRAM, ...words]);
