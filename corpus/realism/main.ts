import { parseArgs } from 'node:util';
import { findSchemas } from '../find-schemas.ts';
import { agreementWith } from './judge/agreement.ts';
import { countVerdicts, type VerdictReport } from './judge/count-verdicts.ts';
import { findLabelled } from './judge/find-labelled.ts';
import { judgeLabels } from './judge/judge-labels.ts';
import { printVerdicts } from './judge/print-verdicts.ts';
import { readLabels } from './judge/read-labels.ts';
import { expectedRelations, readRelations, type RelationCase } from './measure/expected-relations.ts';
import { measureSchema, type SchemaMeasures } from './measure-schema.ts';
import { measurePacks, printPacks } from './packs/measure-packs.ts';
import { measureProfile, printProfile } from './profile/measure-profile.ts';
import { printMeasures } from './print-measures.ts';
import { printRelations } from './print-relations.ts';
import { weaveSchema } from './woven-schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    labels: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    packs: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const wishes = { rows: Number(values.rows), seed: Number(values.seed) };
const isWish = positionals.length > 0 || values.labels !== undefined || values.packs || values.profile;
if (!isWish || !(wishes.rows >= 1) || !Number.isSafeInteger(wishes.rows + wishes.seed)) {
  console.error(
    'npm run realism -- DIR|FILE… [--labels FILE [--wrong]] [--packs] [--profile] [--rows 500] [--seed 1] [--only NAME] [--json]',
  );
  process.exit(2);
}

/** A failing schema is reported and skipped: the others are measured anyway. */
async function trying<T>(name: string, run: () => Promise<T>): Promise<readonly T[]> {
  try {
    return [await run()];
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** The total rows of all tables, per row that `--rows` requests of one. */
const TABLES = 20;

const measures: SchemaMeasures[] = [];
const verdicts: VerdictReport[] = [];
const expected: RelationCase[] = [];
for (const schema of positionals.flatMap((path) => findSchemas(path, values.only))) {
  measures.push(...(await trying(schema.name, async () => measureSchema(await weaveSchema(schema, wishes)))));
  const relations = readRelations(schema);
  if (relations.length === 0) continue;
  const total = { total: wishes.rows * TABLES, seed: wishes.seed };
  const [cases = []] = await trying(schema.name, async () =>
    expectedRelations(await weaveSchema(schema, total), relations),
  );
  expected.push(...cases);
}
const labels = values.labels === undefined ? [] : readLabels(values.labels);
for (const schema of findLabelled(values.labels ?? '.', labels, values.only)) {
  const own = labels.filter((label) => label.schema === schema.path);
  const [woven] = await trying(schema.name, () => weaveSchema(schema, wishes));
  if (woven === undefined) continue;
  measures.push(measureSchema(woven));
  verdicts.push(countVerdicts(schema.path, judgeLabels(woven, own)));
}
const agreement = agreementWith(labels);
const packs = values.packs ? await measurePacks(wishes.seed) : [];
const profile = values.profile ? await measureProfile(wishes.seed) : [];
if (values.json) {
  const isMore = values.labels !== undefined || values.packs || values.profile || expected.length > 0;
  const more = isMore ? { measures, expected, verdicts, agreement, packs, profile } : undefined;
  console.log(JSON.stringify(more ?? measures, undefined, 2));
} else {
  const parts = [
    measures.length === 0 ? '' : printMeasures(measures),
    expected.length === 0 ? '' : printRelations(expected, { wrong: values.wrong }),
    verdicts.length === 0 ? '' : printVerdicts(verdicts, agreement, { wrong: values.wrong }),
    printPacks(packs),
    printProfile(profile),
  ];
  console.log(parts.filter((part) => part !== '').join('\n'));
}
