import {
  type Lexicon,
  loadLexicon,
  type LocaleWish,
  makePlan,
  mergeRules,
  type Plan,
  type Rules,
  type SchemaDocument,
  type Wishes,
} from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from '../source/list-issues.ts';
import { withShape } from '../profile/with-shape.ts';
import { readSource } from '../source/read-source.ts';
import type { Source } from '../source/source.ts';
import { readDirt, readOwnRules } from './read-own-rules.ts';
import { type PlanOptions, readWishes } from './read-wishes.ts';

export type PreparedRun = {
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly lexicon: Lexicon;
  /** Of the source: what was read but not understood. */
  readonly warnings: readonly string[];
};

/** From the arguments of a command line to a plan. */
export async function prepareRun(sourceName: string, options: PlanOptions): Promise<PreparedRun> {
  // Errors in the arguments themselves are reported before anything is read.
  readWishes(options);
  readDirt(options.dirt);
  const [source, ownRules] = await Promise.all([
    readSource(sourceName, options['source-dialect']),
    readOwnRules(options),
  ]);
  // Our tests prove that the rows of an unchanged pack satisfy every constraint.
  const isAsItIs = Object.keys(ownRules).length === 0 && options.shape === undefined;
  const probe = source.kind !== 'pack' || !isAsItIs;
  return planSource({ ...withShape(source, options.shape), rules: mergeRules(source.rules, ownRules) }, options, {
    probe,
  });
}

/** A plan for a source whose rules are complete. */
async function planSource(
  { schema, rules, warnings }: Pick<Source, 'schema' | 'rules' | 'warnings'>,
  options: PlanOptions,
  rest: Pick<Wishes, 'probe'>,
): Promise<PreparedRun> {
  const wishes = readWishes(options);
  const lexicon = await loadLexicon(wishes.locale);
  const result = makePlan(schema, { ...wishes, ...rest, rules }, lexicon);
  if ('issues' in result) throw refusal(EXIT.plan, 'The run cannot be planned.', listIssues(result.issues));
  return { schema, plan: result.plan, rules, locale: wishes.locale, lexicon, warnings };
}
