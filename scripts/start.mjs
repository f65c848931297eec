// From a fresh checkout to rows on disk in one command.
import { ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
const args = process.argv.slice(2);
process.exitCode = await runNode([
  'apps/cli/bin/rowloom.mjs',
  'generate',
  'ecommerce',
  '--to',
  'rowloom-data',
  ...args,
]);
