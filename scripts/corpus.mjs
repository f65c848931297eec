// Fills every schema of a folder: npm run corpus -- DIR [--rows 200] [--only NAME] [--json]
import { findComponents } from './components.mjs';
import { ensureInstalled, readNode, runNode } from './setup.mjs';

const SERVERS = { postgresql: 'PostgreSQL', mysql: 'MariaDB' };

ensureInstalled();
const words = ['corpus/main.ts', ...process.argv.slice(2)];
// Only the servers that some schema needs are searched for, and installed if missing.
const dialects = readNode([...words, '--dialects']).split(/\s+/);
const { env, missing } = findComponents(dialects.flatMap((dialect) => SERVERS[dialect] ?? []));
for (const line of missing) process.stderr.write(`${line}\n`);
process.exitCode = await runNode(words, env);
