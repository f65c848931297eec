import { parseArgs } from 'node:util';
import { fillSchema, type SchemaResult } from './fill-schema.ts';
import { findSchemas } from './find-schemas.ts';
import { openServers } from './open-servers.ts';
import { printResult, printTotal } from './print-result.ts';
import { randomSchemas } from './random/random-schemas.ts';
import { randomTrees } from './random-trees/random-trees.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '200' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    random: { type: 'string' },
    'random-trees': { type: 'string' },
    // Prints the dialects of the schemas and fills none: so the script that starts this knows which servers are needed.
    dialects: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const made = values.random ?? values['random-trees'];
const [rows, seed, count] = [values.rows, values.seed, made ?? '0'].map(Number) as [number, number, number];
if (
  (folder === undefined) === (made === undefined) ||
  (values.random !== undefined && values['random-trees'] !== undefined) ||
  !(rows >= 1) ||
  !Number.isSafeInteger(rows + seed + count)
) {
  console.error('npm run corpus -- DIR [--rows 200] [--only NAME] [--seed 1] [--json]');
  console.error('npm run corpus -- --random 100 [--rows 200] [--only NAME] [--seed 1] [--json]');
  console.error('npm run corpus -- --random-trees 100 [--rows 200] [--only NAME] [--seed 1] [--json]');
  process.exit(2);
}
const schemas =
  folder === undefined
    ? (values.random === undefined ? randomTrees(count, seed) : randomSchemas(count, seed)).filter(
        ({ name }) => values.only === undefined || values.only === name,
      )
    : findSchemas(folder, values.only);

if (values.dialects) {
  console.log([...new Set(schemas.map(({ dialect }) => dialect))].join(' '));
  process.exit(0);
}
const servers = openServers();
const results: SchemaResult[] = [];
try {
  for (const schema of schemas) {
    const result = await fillSchema(servers, schema, { rows, seed });
    results.push(result);
    if (values.json || (folder === undefined && result.problems.length === 0)) continue;
    printResult(folder === undefined ? { ...result, notes: schema.read().toString().split('\n') } : result);
  }
} finally {
  await servers.close();
}
if (values.json) console.log(JSON.stringify(results, undefined, 2));
else printTotal(results);
process.exitCode = results.length > 0 && results.every(({ problems }) => problems.length === 0) ? 0 : 1;
