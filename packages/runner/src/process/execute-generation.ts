import type { Plan } from '@rowloom/engine';
import type { RunEvent, RunOutcome } from '../run/run-request.ts';
import { makeRecipe } from '../run/make-recipe.ts';
import { plannedChecksums } from '../run/read-run-recipe.ts';
import { sealRecipe } from './seal-recipe.ts';
import { runGeneration } from '../run/run-generation.ts';
import { makeTarget } from '../target/target.ts';
import { ledgerRows } from './ledger-rows.ts';
import { planAgain } from './plan-again.ts';
import type { DoneTable } from './run-message.ts';
import type { GenerationTask } from './run-task.ts';
import type { Outcome, RunWork, StartedWork } from './run-work.ts';

/** A plan into a database. */
export function executeGeneration(task: GenerationTask, work: RunWork): StartedWork {
  const target = makeTarget(task.address);
  const load = async (): Promise<Outcome> => {
    const { schema, wishes, runId, requestDigest, mode, options } = task;
    const plan = await planAgain(task);
    const outcome = await runGeneration({
      target,
      runId,
      requestDigest,
      schema,
      plan,
      rules: wishes.rules ?? {},
      locale: wishes.locale,
      mode,
      signal: work.signal,
      onEvent: (event) => tell(event, work),
      ...(options === undefined ? {} : { options }),
    });
    return describeOutcome(task, plan, outcome);
  };
  return { outcome: load(), left: () => ledgerRows(target, task.runId) };
}

function tell(event: RunEvent, { send, count }: RunWork): void {
  if (event.kind === 'progress') {
    count.set(event.table, event.rows);
    return;
  }
  count.flush();
  // Words for whoever sits at a command line.
  if (event.kind === 'note' || event.kind === 'examining') return;
  if (event.kind === 'reconnecting') send({ kind: 'reconnecting' });
  else if (event.kind === 'triggers_off') send({ kind: 'triggers_off', triggers: event.triggers });
  else send(event);
}

function describeOutcome(task: GenerationTask, plan: Plan, outcome: RunOutcome): Outcome {
  const { certificate, rows, way, resumed, seconds, triggers_off } = outcome;
  const checksums = plannedChecksums(task.schema, outcome);
  const tables = outcome.tables.map(
    ({ name, rows: count, base }): DoneTable => ({ name, rows: count, base, checksum: checksums[name] ?? null }),
  );
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
              rules: task.wishes.rules ?? {},
              planDigest: sealed.planDigest,
              bases: Object.fromEntries(tables.map(({ name, base }) => [name, base])),
              checksums,
            }),
          ),
        }),
  };
}
