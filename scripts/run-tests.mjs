// What all suites share: they install first, need the same servers, and report loudly what they had to skip.
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCurrent } from '../apps/cli/bin/is-current.mjs';
import { findComponents } from './components.mjs';
import { ensureInstalled, fail, ROOT, runNode } from './setup.mjs';

const BUILT = join(ROOT, 'apps/cli/dist');

const banner = (lines) => `\n${'!'.repeat(78)}\n${lines.map((line) => `!! ${line}`).join('\n')}\n${'!'.repeat(78)}\n`;

/**
 * Below other work, and closer to the processes of runs, which set themselves to 15: beside four busy files at normal
 * priority such a process would wait for minutes.
 */
const PRIORITY = 10;

/** Node's compile cache, at its default place: modules load in half the time in every process but the first. */
const COMPILED = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache') };

/** Builds the program unless it matches these sources. */
const ensureBuilt = async () => {
  if (!isCurrent(BUILT, ROOT) && (await runNode(['scripts/build.mjs'])) !== 0) fail('The program could not be built.');
};

/**
 * Runs vitest with the words of the command line; exits with its exit code. Servers are searched for unless `needs`
 * says none.
 */
export const runTests = async (suite = {}, needs = 'servers') => {
  ensureInstalled();
  const { env, missing } = needs === 'servers' ? findComponents() : { env: {}, missing: [] };
  if (missing.length > 0) {
    process.stderr.write(banner(missing));
    if (process.env.CI === 'true') fail('With CI=true every test must run.');
  }
  const asked = process.argv.slice(2);
  // A dozen files need the published program, and a copy takes a tenth of the time of a build.
  if (needs === 'servers' && (asked.length === 0 || suite.ROWLOOM_FAULTS === '1')) await ensureBuilt();
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...asked];
  // Fault tests measure durations: other work must not interfere.
  if (suite.ROWLOOM_FAULTS === undefined) setPriority(PRIORITY);
  const built = isCurrent(BUILT, ROOT) ? { ROWLOOM_BUILT: BUILT } : {};
  const code = await runNode(words, { ...env, ...built, ...COMPILED, ...suite });
  // Repeated, because a long run has scrolled the first warning off the screen.
  if (missing.length > 0) process.stderr.write(banner(missing));
  process.exitCode = code;
};
