// What all suites have in common: they install first, need the same servers, and say loudly what they had to leave out.
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { isCurrent } from '../apps/cli/bin/is-current.mjs';
import { findComponents } from './components.mjs';
import { ensureInstalled, fail, ROOT, runNode } from './setup.mjs';

export const BUILT = join(ROOT, 'apps/cli/dist');

const banner = (lines) => `\n${'!'.repeat(78)}\n${lines.map((line) => `!! ${line}`).join('\n')}\n${'!'.repeat(78)}\n`;

/**
 * Below other work, and nearer to the processes of runs, which put themselves at 15: beside four busy files at the usual priority
 * such a process would wait for minutes.
 */
const PRIORITY = 10;

/** Runs vitest with the words of the command line; ends with its exit code. Servers are looked for unless `needs` says none. */
export const runTests = async (suite = {}, needs = 'servers') => {
  ensureInstalled();
  const { env, missing } = needs === 'servers' ? findComponents() : { env: {}, missing: [] };
  if (missing.length > 0) {
    process.stderr.write(banner(missing));
    if (process.env.CI === 'true') fail('With CI=true every test must run.');
  }
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
  // Faults measure how long something takes: other work must not come between.
  if (suite.ROWLOOM_FAULTS === undefined) setPriority(PRIORITY);
  const built = isCurrent(BUILT, ROOT) ? { ROWLOOM_BUILT: BUILT } : {};
  const code = await runNode(words, { ...env, ...built, ...suite });
  // Said once more, since a long run has pushed the first warning off the screen.
  if (missing.length > 0) process.stderr.write(banner(missing));
  process.exitCode = code;
};
