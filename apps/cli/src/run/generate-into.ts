import type { OptionValues } from '../arguments/option.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { databaseUrl } from '../database/database-url.ts';
import { describeTarget, readTarget } from '../database/read-target.ts';
import type { ExitCode } from '../exit-codes.ts';
import { showSource } from '../source/show-source.ts';
import { type LOAD_OPTIONS, MODES } from './load-options.ts';
import { loadRun } from './load-run.ts';
import { prepareLoad } from './prepare-load.ts';
import { readRunOptions } from './read-run-options.ts';
import { refuseRecipe } from './refuse-recipe.ts';
import { remarksOn } from './remarks-on.ts';
import { reportComplete } from './report-complete.ts';
import type { PLAN_OPTIONS, SOURCE_OPTIONS, WRITE_OPTIONS } from './run-options.ts';

type Values = OptionValues<typeof WRITE_OPTIONS & typeof PLAN_OPTIONS & typeof SOURCE_OPTIONS & typeof LOAD_OPTIONS>;

/** `generate` into a database. `check` refuses options that do not apply, once the target is known. */
export async function generateInto(
  place: string,
  source: string,
  options: Values,
  check: (shown: string) => void,
): Promise<ExitCode> {
  const target = readTarget(place);
  const mode = options.mode === undefined ? 'append' : readChoice(options.mode, '--mode', MODES);
  check(describeTarget(target));
  await refuseRecipe(options);
  const runOptions = readRunOptions(options);
  const prepared = await prepareLoad(source, options, {
    target,
    mode,
    dialect: options['source-dialect'],
    isSource: place === source,
    tables: options.tables,
    canResume: !options['at-least-once'],
    makePartitions: options['make-partitions'],
    again: options.again,
  });
  const { plan, warnings, finishedAt } = prepared;
  if (finishedAt !== undefined) return reportComplete({ ...prepared, finishedAt, ...options }, describeTarget(target));
  return loadRun({
    ...prepared,
    target,
    isDefaultTarget: place === databaseUrl(),
    mode,
    json: options.json,
    quiet: options.quiet,
    recipe: options.recipe,
    remarks: remarksOn(await showSource(source), warnings, plan.notes, options.rows !== undefined),
    options: runOptions,
  });
}
