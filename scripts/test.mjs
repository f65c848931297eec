// From a fresh checkout to every test in one command.
import { findComponents } from './components.mjs';
import { ensureInstalled, fail, runNode } from './setup.mjs';

ensureInstalled();

const { env, missing } = findComponents();
const banner = (lines) => `\n${'!'.repeat(78)}\n${lines.map((line) => `!! ${line}`).join('\n')}\n${'!'.repeat(78)}\n`;
if (missing.length > 0) {
  process.stderr.write(banner(missing));
  if (process.env.CI === 'true') fail('With CI=true every test must run.');
}

const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], env);
// Said once more, since a long run has pushed the first warning off the screen.
if (missing.length > 0) process.stderr.write(banner(missing));
process.exitCode = code;
