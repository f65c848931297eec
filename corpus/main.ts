import { parseArgs } from 'node:util';
import { fillSchema, type SchemaResult } from './fill-schema.ts';
import { findSchemas } from './find-schemas.ts';
import { openServers } from './open-servers.ts';
import { printResult, printTotal } from './print-result.ts';
import { randomKeys } from './random-keys/random-keys.ts';
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
    'random-keys': { type: 'string' },
    // Prints the dialects of the schemas and fills none, so that the calling script knows which servers are needed.
    dialects: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const MAKERS = { random: randomSchemas, 'random-trees': randomTrees, 'random-keys': randomKeys } as const;
const wished = (Object.keys(MAKERS) as (keyof typeof MAKERS)[]).filter((name) => values[name] !== undefined);
const [maker] = wished;
const made = maker === undefined ? undefined : values[maker];
const [rows, seed, count] = [values.rows, values.seed, made ?? '0'].map(Number) as [number, number, number];
if (
  (folder === undefined) === (made === undefined) ||
  wished.length > 1 ||
  !(rows >= 1) ||
  !Number.isSafeInteger(rows + seed + count)
) {
  console.error('npm run corpus -- DIR [--rows 200] [--only NAME] [--seed 1] [--json]');
  for (const name of Object.keys(MAKERS))
    console.error(`npm run corpus -- --${name} 100 [--rows 200] [--only NAME] [--seed 1] [--json]`);
  process.exit(2);
}
const schemas =
  maker === undefined
    ? findSchemas(folder ?? '', values.only)
    : MAKERS[maker](count, seed).filter(({ name }) => values.only === undefined || values.only === name);

if (values.dialects) {
  console.log([...new Set(schemas.map(({ dialect }) => dialect))].join(' '));
  process.exit(0);
}
const servers = openServers();
const results: SchemaResult[] = [];
try {
  for (const schema of schemas) {
    // With constraints enforced throughout.
    const options = maker === 'random-keys' ? { oneTransactionRows: 0, chunkRows: 60 } : {};
    const result = await fillSchema(servers, schema, { rows, seed, options });
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
