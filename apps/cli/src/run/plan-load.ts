import { loadLexicon, makePlan, mergeRules } from '@rowloom/engine';
import { existingTables, planForTarget, type Planning } from '@rowloom/runner';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { withShape } from '../profile/with-shape.ts';
import { refusal } from '../refusal.ts';
import { listIssues } from '../source/list-issues.ts';
import { chooseRunTables } from './choose-run-tables.ts';
import type { PreparedRun } from './prepare-run.ts';
import type { LoadSource, SourceWishes } from './read-load-source.ts';
import { type PlanOptions, readWishes } from './read-wishes.ts';

/** The only way to plan a run into a database, for showing it and for executing it. */
export async function planLoad(
  source: LoadSource,
  options: PlanOptions,
  { target, tables, mode }: Pick<SourceWishes, 'target' | 'mode'> & { readonly tables: string | undefined },
): Promise<PreparedRun & { readonly planning: Planning }> {
  const rules = mergeRules(source.rules, chooseRunTables(source.schema, tables, source.kept));
  const { schema, warnings } = withShape(source, options.shape);
  const wishes = { ...readWishes(options), rules };
  const lexicon = await loadLexicon(wishes.locale);
  // Tables that the run creates do not exist yet.
  const made =
    mode === 'create'
      ? makePlan(schema, { ...wishes, existing: existingTables(schema, rules, mode) }, lexicon)
      : await withSession(target, (session) => planForTarget(session, { target, schema, wishes, lexicon, mode }));
  if ('issues' in made) throw refusal(EXIT.plan, 'The run cannot be planned.', listIssues(made.issues));
  return { schema, rules, ...made, locale: wishes.locale, lexicon, warnings, planning: { wishes, lexicon } };
}
