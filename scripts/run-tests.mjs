// What all suites have in common: they install first, need the same servers, and say loudly what they had to leave out.
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCurrent } from '../apps/cli/bin/is-current.mjs';
import { findComponents } from './components.mjs';
import { ensureInstalled, fail, ROOT, runNode } from './setup.mjs';

const BUILT = join(ROOT, 'apps/cli/dist');

const banner = (lines) => `\n${'!'.repeat(78)}\n${lines.map((line) => `!! ${line}`).join('\n')}\n${'!'.repeat(78)}\n`;

/**
 * Below other work, and nearer to the processes of runs, which put themselves at 15: beside four busy files at the usual priority
 * such a process would wait for minutes.
 */
const PRIORITY = 10;

/** Where Node keeps what it has compiled unless told: modules load in half the time in every process but the first. */
const COMPILED = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache') };

/** Builds the program unless it is what these sources would be built to. */
const ensureBuilt = async () => {
  if (!isCurrent(BUILT, ROOT) && (await runNode(['scripts/build.mjs'])) !== 0) fail('The program could not be built.');
};

/** Runs vitest with the words of the command line; ends with its exit code. Servers are looked for unless `needs` says none. */
export const runTests = async (suite = {}, needs = 'servers') => {
  ensureInstalled();
  const { env, missing } = needs === 'servers' ? findComponents() : { env: {}, missing: [] };
  if (missing.length > 0) {
    process.stderr.write(banner(missing));
    if (process.env.CI === 'true') fail('With CI=true every test must run.');
  }
  const asked = process.argv.slice(2);
  // A dozen files want the program as it is published, and a copy takes a tenth of the time of a build.
  if (needs === 'servers' && (asked.length === 0 || suite.ROWLOOM_FAULTS === '1')) await ensureBuilt();
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...asked];
  // Faults measure how long something takes: other work must not come between.
  if (suite.ROWLOOM_FAULTS === undefined) setPriority(PRIORITY);
  const built = isCurrent(BUILT, ROOT) ? { ROWLOOM_BUILT: BUILT } : {};
  const code = await runNode(words, { ...env, ...built, ...COMPILED, ...suite });
  // Said once more, since a long run has pushed the first warning off the screen.
  if (missing.length > 0) process.stderr.write(banner(missing));
  process.exitCode = code;
};
