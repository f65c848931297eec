import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type LocaleWish, type Plan, type Rules, type SchemaDocument, tableKey } from '@rowloom/engine';
import {
  type Mode,
  type Planning,
  readRunRecipe,
  runGeneration,
  runLeavingOut,
  type RunOptions,
  type RunOutcome,
  runTables,
  sealedRecipe,
  type Target,
} from '@rowloom/runner';
import { describeTarget } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { jsonLoadReporter } from '../output/json-load-reporter.ts';
import { type LoadFacts, type LoadReporter, quietLoadReporter } from '../output/load-reporter.ts';
import { openTerminal } from '../output/terminal.ts';
import { textLoadReporter } from '../output/text-load-reporter.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { quoteWord } from './quote-word.ts';
import { watchInterrupts } from './watch-interrupts.ts';
import { makeFolderOf } from './write-output.ts';

export type LoadTask = {
  readonly target: Target;
  /** The target comes from the environment: no command needs to name it. */
  readonly isDefaultTarget: boolean;
  readonly runId: string;
  readonly requestDigest: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleWish;
  readonly mode: Mode;
  /** By table: the number at which its rows begin, if they are an export's. */
  readonly bases?: Readonly<Record<string, number>>;
  readonly options: RunOptions;
  /** The schema that the run was planned from: it is planned again without tables that the target refuses. */
  readonly planning?: Planning;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly remarks: readonly string[];
  /** The file for the recipe. */
  readonly recipe?: string | undefined;
};

/** Loads a plan's rows into a database and reports progress. */
export async function loadRun(task: LoadTask): Promise<ExitCode> {
  setFlagsFromString('--semi-space-growth-factor=1');
  const reporter = chooseLoadReporter(task);
  const interrupts = watchInterrupts();
  try {
    const { planning } = task;
    const request = { ...task, signal: interrupts.signal, onEvent: reporter.event };
    const outcome = await refuseTargetErrors(() =>
      planning === undefined ? runGeneration(request) : runLeavingOut(request, planning),
    );
    reporter.end(outcome);
    if (task.recipe !== undefined) await keepRecipe(task, task.recipe, outcome);
    const { violations, differences = 0 } = outcome.certificate;
    return violations + differences === 0 ? EXIT.ok : EXIT.violations;
  } catch (error) {
    reporter.abandon();
    throw error;
  } finally {
    interrupts.close();
  }
}

async function keepRecipe({ target, runId }: LoadTask, file: string, outcome: RunOutcome): Promise<void> {
  const recipe = await refuseTargetErrors(() => readRunRecipe(target, runId));
  try {
    makeFolderOf(file);
    writeFileSync(file, `${sealedRecipe(recipe, outcome)}\n`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw refusal(EXIT.target, `The rows are loaded, but ${file} could not be written (${code}).`, [
      `The ledger has the recipe as well: ${programName()} replay URL --run ${runId}`,
    ]);
  }
}

function chooseLoadReporter(task: LoadTask): LoadReporter {
  const terminal = openTerminal(process.stdout);
  if (task.json) return jsonLoadReporter(factsOf(task), terminal.write);
  return task.quiet ? quietLoadReporter : textLoadReporter(factsOf(task), terminal);
}

function factsOf(task: LoadTask): LoadFacts {
  const { target, isDefaultTarget, runId, mode, plan, remarks } = task;
  const filled = new Set(runTables(task).map(tableKey));
  // The screen shows no secrets: users add the password themselves.
  const place = isDefaultTarget ? '' : ` ${quoteWord(describeTarget(target))}`;
  return {
    target: describeTarget(target),
    runId,
    mode,
    plan,
    tables: plan.tables.filter(({ name }) => filled.has(name)),
    remarks,
    isChecked: task.options.checksum ?? true,
    undo: `${programName()} undo${place} --run ${runId}`,
  };
}
