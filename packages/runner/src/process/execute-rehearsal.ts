import { makeRecipe } from '../run/make-recipe.ts';
import { sealRecipe } from './seal-recipe.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { planAgain } from './plan-again.ts';
import type { RehearsalTask } from './run-task.ts';
import type { Outcome, RunWork, StartedWork } from './run-work.ts';

/** A plan whose rows are made, checked and discarded. */
export function executeRehearsal(task: RehearsalTask, work: RunWork): StartedWork {
  const { schema, wishes, sealed } = task;
  const act = async (): Promise<Outcome> => {
    const plan = await planAgain(task);
    const { tables, certificate, seconds } = await rehearse({
      schema,
      plan,
      locale: wishes.locale,
      signal: work.signal,
      onProgress: (name, rows) => work.count.set(name, rows),
      onMade() {
        work.count.flush();
        work.send({ kind: 'certifying' });
      },
    });
    const checksums = Object.fromEntries(tables.map(({ name, checksum }) => [name, checksum]));
    const parts = { schema, plan, rules: wishes.rules ?? {}, bases: {}, checksums };
    return {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      tables: tables.map(({ name, rows, checksum }) => ({ name, rows, base: 0, checksum })),
      certificate,
      seconds,
      way: null,
      resumed: false,
      triggersOff: [],
      ...(sealed === undefined ? {} : { sealed: sealRecipe(makeRecipe({ ...parts, planDigest: sealed.planDigest })) }),
    };
  };
  // Made rows count, whatever became of them.
  return { outcome: act(), left: () => Promise.resolve(work.count.left()) };
}
