// From a fresh checkout to a running service in one command: installs and builds what is missing, then serves.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  return [...sources, 'scripts/build.mjs', 'scripts/group-modules.ts', 'package-lock.json'].every(
    (path) => timeOf(join(ROOT, path)) < built,
  );
};

const ensureBuilt = () => {
  if (isBuilt()) return;
  process.stderr.write('Building, a few seconds …');
  const { status, stdout, stderr } = spawnSync(findNode(), ['scripts/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  process.stderr.write(status === 0 ? ' done.\n' : ` failed.\n\n${stdout}${stderr}\n`);
  if (status !== 0) fail('The build did not succeed; its output is above.');
};

ensureInstalled();
ensureBuilt();
process.exitCode = await runNode([PROGRAM, 'serve', ...process.argv.slice(2)], {
  // Compiling takes a third of a start; of the same code it is done once.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/rowloom'),
});
