import { randomBytes } from 'node:crypto';
import { isDatabaseUrl } from '@rowloom/databases';
import {
  digest,
  type LocaleCode,
  type Plan,
  type Rules,
  type SchemaDocument,
  schemaDigest,
  tableKey,
} from '@rowloom/engine';
import { findResumable, type Mode, readTargetSchema, type Target } from '@rowloom/runner';
import { nearestWord } from '../arguments/nearest-word.ts';
import type { OptionValues } from '../arguments/option.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { schemaWarnings } from '../database/schema-warnings.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { mergeRules } from '../source/merge-rules.ts';
import { readRulesFile } from '../source/read-rules-file.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';
import { planSource } from './prepare-run.ts';
import type { PLAN_OPTIONS } from './run-options.ts';

export type PreparedLoad = {
  readonly runId: string;
  readonly requestDigest: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleCode;
  readonly warnings: readonly string[];
};

export type LoadWishes = {
  readonly target: Target;
  /** True where the source is the target itself. */
  readonly isSource: boolean;
  readonly mode: Mode;
  readonly tables: string | undefined;
};

type PlanOptions = Partial<OptionValues<typeof PLAN_OPTIONS>>;

/** From the words of a command line to a plan for a database, or to the unfinished run that the same words began. */
export async function prepareLoad(name: string, options: PlanOptions, wishes: LoadWishes): Promise<PreparedLoad> {
  const source = await readLoadSource(name, wishes);
  const own = options.rules === undefined ? {} : await readRulesFile(options.rules);
  const { skipped, existing } = chooseRunTables(source.schema, wishes);
  const rules = mergeRules(mergeRules(source.rules, own), skipped);
  const requestDigest = digest({
    schema: schemaDigest(source.schema),
    rules,
    mode: wishes.mode,
    rows: options.rows ?? null,
    seed: options.seed ?? null,
    as_of: options['as-of'] ?? null,
    locale: options.locale ?? null,
  });
  const unfinished = await refuseTargetErrors(() =>
    wishes.target.address.dialect === 'sqlite' && wishes.mode === 'create'
      ? Promise.resolve(undefined)
      : findResumable(wishes.target, requestDigest),
  );
  if (unfinished !== undefined) {
    const { schema, plan, rules: made, locale } = unfinished.recipe;
    const warnings = ['An unfinished run of these wishes is resumed, with its seed and time.'];
    return {
      runId: unfinished.runId,
      requestDigest,
      schema,
      plan,
      rules: made,
      locale: locale as LocaleCode,
      warnings,
    };
  }
  const planned = await planSource({ ...source, rules }, options, { existing });
  const warnings = [...planned.warnings, ...schemaWarnings(planned.schema)];
  return { ...planned, warnings, runId: newRunId(), requestDigest };
}

const newRunId = (): string =>
  `gen_${BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')}`;

/**
 * Tables that exist are planned as they are: the target's own catalogue is the schema, and a source that is a pack or a
 * file says which of its tables, and brings its rules.
 */
async function readLoadSource(name: string, { target, isSource, mode }: LoadWishes): Promise<Source> {
  const source = isSource ? undefined : await readSource(name);
  if (source !== undefined && (mode === 'create' || isDatabaseUrl(name))) return source;
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  if (schema.tables.length === 0)
    throw refusal(EXIT.target, 'The target has no tables that this role can see.', [
      source === undefined
        ? 'Create them, or name its schemas in the URL: ?schemas=a,b.'
        : 'Create them with --mode create.',
    ]);
  if (source === undefined) return { name, schema, rules: {}, warnings: [] };
  const wished = new Set(source.schema.tables.map(({ name: table }) => table));
  const missing = [...wished].filter((table) => !schema.tables.some((item) => item.name === table));
  if (missing.length > 0)
    throw refusal(
      EXIT.target,
      `The target has no table ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}.`,
      ['Create the tables with --mode create.'],
    );
  return { ...source, schema: { ...schema, tables: schema.tables.filter((table) => wished.has(table.name)) } };
}

type RunTables = { readonly skipped: Rules; readonly existing: readonly string[] };

/** Tables that are not named stay as they are, and may be referred to. */
function chooseRunTables(schema: SchemaDocument, { tables, mode }: LoadWishes): RunTables {
  if (tables === undefined) return { skipped: {}, existing: mode === 'create' ? [] : schema.tables.map(tableKey) };
  const names = schema.tables.filter(({ partition_of }) => partition_of === undefined).map(tableKey);
  const wished = tables
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const chosen = new Set(
    wished.map((word) => {
      const found = names.find((item) => item === word) ?? names.find((item) => item.endsWith(`.${word}`));
      if (found !== undefined) return found;
      const near = nearestWord(word, names);
      throw refusal(
        EXIT.plan,
        `--tables: there is no table ${word}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
      );
    }),
  );
  const others = names.filter((item) => !chosen.has(item));
  return { skipped: Object.fromEntries(others.map((item) => [item, { skip: true }])), existing: others };
}
