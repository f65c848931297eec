import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  digest,
  type LocaleCode,
  mergeRules,
  type Plan,
  type Rules,
  type SchemaDocument,
  schemaDigest,
} from '@rowloom/engine';
import { findResumable, type ResumableRun } from '@rowloom/runner';
import type { OptionValues } from '../arguments/option.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { readRulesFile } from '../source/read-rules-file.ts';
import { chooseRunTables } from './choose-run-tables.ts';
import { planSource } from './prepare-run.ts';
import { readWishes } from './read-wishes.ts';
import { readLoadSource, type SourceWishes } from './read-load-source.ts';
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

export type LoadWishes = SourceWishes & {
  readonly tables: string | undefined;
  /** False for a run without a ledger, which begins anew every time. */
  readonly canResume: boolean;
};

type PlanOptions = Partial<OptionValues<typeof PLAN_OPTIONS>>;

/** From the words of a command line to a plan for a database, or to the unfinished run that the same words began. */
export async function prepareLoad(name: string, options: PlanOptions, wishes: LoadWishes): Promise<PreparedLoad> {
  // What is wrong with the words themselves is told before anything is read.
  readWishes(options);
  const source = await readLoadSource(name, wishes);
  const own = options.rules === undefined ? {} : await readRulesFile(options.rules);
  const { skipped, existing } = chooseRunTables(source.schema, wishes.tables, {
    isCreated: wishes.mode === 'create',
    kept: source.kept,
  });
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
  const unfinished = await findUnfinished(wishes, requestDigest);
  if (unfinished !== undefined) {
    const { schema, plan, rules: made, locale } = unfinished.recipe;
    const { runId } = unfinished;
    return { runId, requestDigest, schema, plan, rules: made, locale: locale as LocaleCode, warnings: [] };
  }
  const planned = await planSource({ ...source, rules }, options, { existing });
  return { ...planned, runId: newRunId(), requestDigest };
}

async function findUnfinished(
  { target, canResume }: LoadWishes,
  requestDigest: string,
): Promise<ResumableRun | undefined> {
  if (!canResume) return undefined;
  const { address } = target;
  // To look into a file that is not there would be an error, and no run is in it.
  if (address.dialect === 'sqlite' && !existsSync(address.file)) return undefined;
  return refuseTargetErrors(() => findResumable(target, requestDigest));
}

/** Begins with the time: the ledger counts in whole seconds, and runs of the same second are told apart by their ids. */
const newRunId = (): string =>
  `gen_${Date.now().toString(36).padStart(8, '0')}${randomInt(36 ** 8)
    .toString(36)
    .padStart(8, '0')}`;
