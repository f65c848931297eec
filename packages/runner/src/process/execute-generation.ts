import { loadLexicon, type Plan, type Rules } from '@rowloom/engine';
import type { RunEvent, RunOutcome } from '../run/run-request.ts';
import { makeRecipe } from '../run/make-recipe.ts';
import { plannedChecksums, readRunRecipe } from '../run/read-run-recipe.ts';
import { sealRecipe } from './seal-recipe.ts';
import { runLeavingOut } from '../run/run-leaving-out.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { explainFailure } from './explain-failure.ts';
import { fitTarget } from './fit-target.ts';
import { ledgerRows } from './ledger-rows.ts';
import { planAgain } from './plan-again.ts';
import type { DoneTable } from './run-message.ts';
import type { GenerationTask } from './run-task.ts';
import type { Outcome, RunWork, StartedWork } from './run-work.ts';

/** Executes a plan into a database. */
export function executeGeneration(task: GenerationTask, work: RunWork): StartedWork {
  const target = makeTarget(task.address);
  const load = async (): Promise<Outcome> => {
    const { schema, wishes, runId, requestDigest, mode, options } = task;
    const plan = await planAgain(task);
    const lexicon = await loadLexicon(wishes.locale);
    const fitting = await fitTarget(target, task, plan, lexicon);
    const { existing: _, ...asked } = { ...wishes, probe: false };
    const outcome = await runLeavingOut(
      {
        target,
        runId,
        requestDigest,
        schema,
        ...fitting,
        locale: wishes.locale,
        mode,
        signal: work.signal,
        onEvent: (event) => tell(event, work),
        ...(options === undefined ? {} : { options }),
      },
      { wishes: asked, lexicon, explain: (error) => explainFailure(error).message },
    );
    return describeOutcome(task, await carriedOut(target, task, plan, outcome), outcome);
  };
  return { outcome: load(), left: () => ledgerRows(target, task.runId) };
}

function tell(event: RunEvent, { send, count }: RunWork): void {
  if (event.kind === 'progress') {
    count.set(event.table, event.rows);
    return;
  }
  // Counted rows are subtracted again.
  if (event.kind === 'note' && event.left_out !== undefined)
    for (const { name } of count.left().tables) count.set(name, 0);
  count.flush();
  // Hints for a user at a command line.
  if (event.kind === 'note' || event.kind === 'examining') return;
  if (event.kind === 'reconnecting') send({ kind: 'reconnecting' });
  else if (event.kind === 'triggers_off') send({ kind: 'triggers_off', triggers: event.triggers });
  else send(event);
}

/** What was loaded in the end, and why the other tables of the accepted plan were not. */
type CarriedOut = {
  readonly plan: Plan;
  readonly rules: Rules;
  readonly leftOut: ReadonlyMap<string, string>;
};

/** The accepted plan, or the ledger's if the target refused some of its tables, in this attempt or an earlier one. */
async function carriedOut(
  target: Target,
  { wishes, runId }: GenerationTask,
  accepted: Plan,
  outcome: RunOutcome,
): Promise<CarriedOut> {
  const rows = new Map(outcome.tables.map((table) => [table.name, table.rows]));
  const missing = accepted.tables.filter(({ name, rows: planned }) => planned > 0 && (rows.get(name) ?? 0) === 0);
  if (missing.length === 0) return { plan: accepted, rules: wishes.rules ?? {}, leftOut: new Map() };
  const { plan, rules } = await readRunRecipe(target, runId);
  const reasonOf = (table: string): string =>
    plan.notes.find(({ path }) => path === `tables.${table}`)?.message ?? 'It needs rows of a table that gets none.';
  return { plan, rules, leftOut: new Map(missing.map(({ name }) => [name, reasonOf(name)])) };
}

function describeOutcome(task: GenerationTask, { plan, rules, leftOut }: CarriedOut, outcome: RunOutcome): Outcome {
  const { certificate, rows, way, resumed, seconds, triggers_off } = outcome;
  const checksums = plannedChecksums(task.schema, outcome);
  const tables = outcome.tables.map(({ name, rows: count, base }): DoneTable => {
    const reason = leftOut.get(name);
    const done = { name, rows: count, base, checksum: checksums[name] ?? null };
    return reason === undefined ? done : { ...done, leftOut: reason };
  });
  const { sealed } = task;
  return {
    rows,
    tables,
    certificate,
    seconds,
    way,
    resumed,
    triggersOff: triggers_off,
    ...(sealed === undefined
      ? {}
      : {
          sealed: sealRecipe(
            makeRecipe({
              schema: task.schema,
              plan,
              rules,
              planDigest: sealed.planDigest,
              bases: Object.fromEntries(tables.map(({ name, base }) => [name, base])),
              checksums,
            }),
          ),
        }),
  };
}
