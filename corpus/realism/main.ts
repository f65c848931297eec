import { parseArgs } from 'node:util';
import { findSchemas } from '../find-schemas.ts';
import { measureSchema, type SchemaMeasures } from './measure-schema.ts';
import { printMeasures } from './print-measures.ts';
import { weaveSchema } from './woven-schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const wishes = { rows: Number(values.rows), seed: Number(values.seed) };
if (positionals.length === 0 || !(wishes.rows >= 1) || !Number.isSafeInteger(wishes.rows + wishes.seed)) {
  console.error('npm run realism -- DIR|FILE… [--rows 500] [--seed 1] [--only NAME] [--json]');
  process.exit(2);
}
const results: SchemaMeasures[] = [];
for (const schema of positionals.flatMap((path) => findSchemas(path, values.only))) {
  try {
    results.push(measureSchema(await weaveSchema(schema, wishes)));
  } catch (error) {
    process.exitCode = 1;
    console.error(`${schema.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(values.json ? JSON.stringify(results, undefined, 2) : printMeasures(results));
