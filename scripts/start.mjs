// From a fresh checkout to a running service in one command: installs and builds what is missing, then serves.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isCurrent } from '../apps/cli/bin/is-current.mjs';
import { canRun, ensureInstalled, fail, findNode, leaveBuildTools, ROOT, runNode } from './setup.mjs';

const DIST = join(ROOT, 'apps/cli/dist');
const WEB_DIST = join(ROOT, 'apps/web/dist');

const isBuilt = () => isCurrent(DIST, ROOT) && isCurrent(WEB_DIST, ROOT);

const build = () => {
  process.stderr.write('Building, half a minute at most …');
  const { status, stdout, stderr } = spawnSync(findNode(), ['scripts/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  process.stderr.write(status === 0 ? ' done.\n' : ` failed.\n\n${stdout}${stderr}\n`);
  if (status !== 0) fail('The build did not succeed; its output is above.');
};

if (!isBuilt() || !canRun()) {
  ensureInstalled('build');
  if (!isBuilt()) build();
  leaveBuildTools();
}
process.exitCode = await runNode([join(DIST, 'rowloom.mjs'), 'serve', ...process.argv.slice(2)], {
  // Compiling takes a third of a start; the same code is compiled only once.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/rowloom'),
});
