// From a fresh checkout to a running service in one command: installs and builds what is missing, then serves.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isCurrent } from '../apps/cli/bin/is-current.mjs';
import { ensureInstalled, fail, findNode, ROOT, runNode } from './setup.mjs';

const DIST = join(ROOT, 'apps/cli/dist');
const WEB_DIST = join(ROOT, 'apps/web/dist');

const ensureBuilt = () => {
  if (isCurrent(DIST, ROOT) && isCurrent(WEB_DIST, ROOT)) return;
  process.stderr.write('Building, half a minute at most …');
  const { status, stdout, stderr } = spawnSync(findNode(), ['scripts/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  process.stderr.write(status === 0 ? ' done.\n' : ` failed.\n\n${stdout}${stderr}\n`);
  if (status !== 0) fail('The build did not succeed; its output is above.');
};

ensureInstalled();
ensureBuilt();
process.exitCode = await runNode([join(DIST, 'rowloom.mjs'), 'serve', ...process.argv.slice(2)], {
  // Compiling takes a third of a start; of the same code it is done once.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/rowloom'),
});
