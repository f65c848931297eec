// Measures how true the rows of schemas are: npm run realism -- DIR|FILE… [--labels FILE [--wrong]] [--packs] [--profile] [--rows 500] [--seed 1] [--json]
import { ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
process.exitCode = await runNode(['corpus/realism/main.ts', ...process.argv.slice(2)]);
