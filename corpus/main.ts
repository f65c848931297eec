import { parseArgs } from 'node:util';
import { fillSchema, type SchemaResult } from './fill-schema.ts';
import { findSchemas } from './find-schemas.ts';
import { openServers } from './open-servers.ts';
import { printResult, printTotal } from './print-result.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '200' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const [folder] = positionals;
const rows = Number(values.rows);
if (folder === undefined || !Number.isSafeInteger(rows) || rows < 1) {
  console.error('npm run corpus -- DIR [--rows 200] [--only NAME] [--seed 1] [--json]');
  process.exit(2);
}

const servers = openServers();
const results: SchemaResult[] = [];
try {
  for (const schema of findSchemas(folder, values.only)) {
    const result = await fillSchema(servers, schema, { rows, seed: Number(values.seed) });
    results.push(result);
    if (!values.json) printResult(result);
  }
} finally {
  await servers.close();
}
if (values.json) console.log(JSON.stringify(results, undefined, 2));
else printTotal(results);
process.exitCode = results.length > 0 && results.every(({ problems }) => problems.length === 0) ? 0 : 1;
