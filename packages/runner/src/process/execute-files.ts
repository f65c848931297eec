import { DEFAULT_FORMAT, sqlDialectOf } from '@rowloom/engine';
import { writeRun } from '../files/write-run.ts';
import { makeRecipe } from '../run/make-recipe.ts';
import { sealRecipe } from './seal-recipe.ts';
import { planAgain } from './plan-again.ts';
import type { FilesTask } from './run-task.ts';
import type { Outcome, RunWork, StartedWork } from './run-work.ts';

/** Executes a plan into files: all of them, or none. */
export function executeFiles(task: FilesTask, work: RunWork): StartedWork {
  const { place, schema, wishes, format, dialect, gzip, sealed } = task;
  const rules = wishes.rules ?? {};
  const write = async (): Promise<Outcome> => {
    const plan = await planAgain(task);
    const tables = await writeRun({
      place,
      schema,
      plan,
      rules,
      locale: wishes.locale,
      format: format ?? DEFAULT_FORMAT,
      dialect: dialect ?? sqlDialectOf(schema.dialect),
      gzip: gzip ?? false,
      ...(sealed === undefined ? {} : { planDigest: sealed.planDigest }),
      fileWorker: work.fileWorker,
      signal: work.signal,
      onProgress: ({ name, rowsDone }) => work.count.set(name, rowsDone),
    });
    const checksums = Object.fromEntries(
      tables.flatMap(({ name, checksum }) => (checksum === null ? [] : [[name, checksum]])),
    );
    return {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      tables: tables.map(({ name, rows, checksum }) => ({ name, rows, base: 0, checksum })),
      certificate: null,
      seconds: {},
      way: null,
      resumed: false,
      triggersOff: [],
      ...(sealed === undefined
        ? {}
        : {
            sealed: sealRecipe(
              makeRecipe({ schema, plan, rules, planDigest: sealed.planDigest, bases: {}, checksums }),
            ),
          }),
    };
  };
  return { outcome: write(), left: () => Promise.resolve({ rows: 0, tables: [] }) };
}
