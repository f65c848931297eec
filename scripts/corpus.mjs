// Fills every schema of a folder: npm run corpus -- DIR [--rows 200] [--only NAME] [--json]
import { findComponents } from './components.mjs';
import { ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
const { env, missing } = findComponents();
for (const line of missing) process.stderr.write(`${line}\n`);
process.exitCode = await runNode(['corpus/main.ts', ...process.argv.slice(2)], env);
