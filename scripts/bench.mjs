import { ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
process.exitCode = await runNode(['bench/main.ts', ...process.argv.slice(2)]);
