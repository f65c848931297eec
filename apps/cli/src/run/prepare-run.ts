import { randomInt } from 'node:crypto';
import {
  type Lexicon,
  loadLexicon,
  LOCALE_CODES,
  type LocaleCode,
  makePlan,
  parseLocaleCode,
  type Plan,
  type Rules,
  type SchemaDocument,
} from '@rowloom/engine';
import type { OptionValues } from '../arguments/option.ts';
import { readWhole } from '../arguments/read-number.ts';
import { readRows } from '../arguments/read-rows.ts';
import { readAsOf } from '../arguments/read-time.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from '../source/list-issues.ts';
import { mergeRules } from '../source/merge-rules.ts';
import { readRulesFile } from '../source/read-rules-file.ts';
import { readSource } from '../source/read-source.ts';
import type { PLAN_OPTIONS } from './run-options.ts';

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
export async function prepareRun(
  sourceName: string,
  options: Partial<OptionValues<typeof PLAN_OPTIONS>>,
  probe = true,
): Promise<PreparedRun> {
  const rows = readRows(options.rows);
  const seed =
    options.seed === undefined
      ? randomInt(SEEDS)
      : readWhole(options.seed, '--seed', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const as_of = readAsOf(options['as-of'], new Date());
  const locale = readLocale(options.locale);
  const [source, ownRules, lexicon] = await Promise.all([
    readSource(sourceName),
    options.rules === undefined ? {} : readRulesFile(options.rules),
    loadLexicon(locale),
  ]);
  const rules = mergeRules(source.rules, ownRules);
  const result = makePlan(
    source.schema,
    { seed, as_of, locale, rules, probe, ...(rows === undefined ? {} : { rows }) },
    lexicon,
  );
  if ('issues' in result) throw refusal(EXIT.plan, 'These wishes cannot be fulfilled.', listIssues(result.issues));
  return { schema: source.schema, plan: result.plan, rules, locale, lexicon, warnings: source.warnings };
}

function readLocale(text: string | undefined): LocaleCode {
  const code = parseLocaleCode(text ?? 'en');
  if (code !== undefined) return code;
  throw refusal(EXIT.usage, `--locale: there are no words for "${text}". Choose from ${LOCALE_CODES.join(', ')}.`);
}
