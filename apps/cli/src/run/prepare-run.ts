import {
  type Lexicon,
  loadLexicon,
  LOCALE_CODES,
  type LocaleCode,
  makePlan,
  mergeRules,
  parseLocaleCode,
  type Plan,
  type Rules,
  type SchemaDocument,
  type Wishes,
} from '@rowloom/engine';
import type { OptionValues } from '../arguments/option.ts';
import { readWhole } from '../arguments/read-number.ts';
import { readRows } from '../arguments/read-rows.ts';
import { readAsOf } from '../arguments/read-time.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from '../source/list-issues.ts';
import { readRulesFile } from '../source/read-rules-file.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';
import type { PLAN_OPTIONS, SOURCE_OPTIONS } from './run-options.ts';

export type PreparedRun = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleCode;
  readonly lexicon: Lexicon;
  /** Of the source: what was read but not understood. */
  readonly warnings: readonly string[];
};

/** Small enough to be read out and typed. */
const SEEDS = 1_000_000_000;

/** From the words of a command line to a plan. */
export async function prepareRun(sourceName: string, options: PlanOptions, probe = true): Promise<PreparedRun> {
  // What is wrong with the words themselves is told before anything is read.
  readWishes(options);
  const [source, ownRules] = await Promise.all([
    readSource(sourceName, options['source-dialect']),
    options.rules === undefined ? {} : readRulesFile(options.rules),
  ]);
  return planSource({ ...source, rules: mergeRules(source.rules, ownRules) }, options, { probe });
}

type PlanOptions = Partial<OptionValues<typeof PLAN_OPTIONS & typeof SOURCE_OPTIONS>>;

/** A plan for a source whose rules are complete. */
export async function planSource(
  { schema, rules, warnings }: Pick<Source, 'schema' | 'rules' | 'warnings'>,
  options: PlanOptions,
  rest: Pick<Wishes, 'probe' | 'existing'>,
): Promise<PreparedRun> {
  const wishes = readWishes(options);
  const lexicon = await loadLexicon(wishes.locale);
  const result = makePlan(schema, { ...wishes, ...rest, rules }, lexicon);
  if ('issues' in result) throw refusal(EXIT.plan, 'These wishes cannot be fulfilled.', listIssues(result.issues));
  return { schema, plan: result.plan, rules, locale: wishes.locale, lexicon, warnings };
}

/** What the words of a command line ask for, or what is wrong with them. */
export function readWishes(options: PlanOptions): Pick<Wishes, 'rows' | 'seed' | 'as_of' | 'locale'> {
  const rows = readRows(options.rows);
  const seed =
    options.seed === undefined
      ? // A seed is shown, not kept secret; the module of secrets would be most of what a preview loads.
        Math.floor(Math.random() * SEEDS)
      : readWhole(options.seed, '--seed', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const as_of = readAsOf(options['as-of'], new Date());
  return { seed, as_of, locale: readLocale(options.locale), ...(rows === undefined ? {} : { rows }) };
}

function readLocale(text: string | undefined): LocaleCode {
  const code = parseLocaleCode(text ?? 'en');
  if (code !== undefined) return code;
  throw refusal(EXIT.usage, `--locale: there are no words for "${text}". Choose from ${LOCALE_CODES.join(', ')}.`);
}
