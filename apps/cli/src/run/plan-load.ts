import { mergeRules } from '@rowloom/engine';
import { existingTables } from '@rowloom/runner';
import { withShape } from '../profile/with-shape.ts';
import { chooseRunTables } from './choose-run-tables.ts';
import { planSource, type PreparedRun } from './prepare-run.ts';
import type { LoadSource, SourceWishes } from './read-load-source.ts';
import type { PlanOptions } from './read-wishes.ts';

/** The one plan of a run into a database, for whoever shows it and whoever carries it out. */
export function planLoad(
  source: LoadSource,
  options: PlanOptions,
  { tables, mode }: Pick<SourceWishes, 'mode'> & { readonly tables: string | undefined },
): Promise<PreparedRun> {
  const rules = mergeRules(source.rules, chooseRunTables(source.schema, tables, source.kept));
  return planSource({ ...withShape(source, options.shape), rules }, options, {
    existing: existingTables(source.schema, rules, mode),
  });
}
