import { existsSync } from 'node:fs';
import { isDatabaseUrl, isFileAddress } from '@rowloom/databases';
import { listTargetRuns, undoRun } from '@rowloom/runner';
import { databaseUrl } from '../database/database-url.ts';
import { readTarget } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import type { ExitCode } from '../exit-codes.ts';
import { generate } from '../commands/generate.ts';
import { applyProject } from '../project/apply-project.ts';
import { readProject } from '../project/read-project.ts';
import { parseArguments } from '../arguments/parse-arguments.ts';
import { prepareRun } from '../run/prepare-run.ts';
import type { PlanOptions } from '../run/read-wishes.ts';
import { watchInterrupts } from '../run/watch-interrupts.ts';
import { type Stamps, stampFiles } from './stamp-files.ts';
import { ownPaths, watchedPaths } from './watched-paths.ts';

export type Wish = { readonly target?: string | undefined; readonly mode?: string | undefined };

/**
 * Fills the project's target for the current state. `tell` receives the files that this depends on before they are
 * read, so that a change during the work is not missed.
 */
export async function fillOnce(path: string, wish: Wish, tell: (stamps: Stamps) => void): Promise<ExitCode> {
  const stamps = stampFiles(ownPaths(path));
  tell(stamps);
  tell({ ...stampFiles(watchedPaths(await readProject(path))), ...stamps });
  const words = wish.target === undefined ? [] : ['--target', wish.target];
  const given = await applyProject(generate, parseArguments(generate, words));
  const [source = ''] = given.operands;
  const { to: place, mode: usual } = given.options as Readonly<Record<string, unknown>> &
    Wish & { readonly to?: string };
  const to = place ?? (isDatabaseUrl(source) ? source : databaseUrl());
  if (to === undefined || !isDatabaseUrl(to)) return generate.run(given);
  const mode = wish.mode ?? (usual === 'create' ? 'create' : 'truncate');
  if (mode === 'create') await takeBackTables(to, source, given.options);
  return generate.run({ ...given, options: { ...given.options, mode: mode as never, again: true } });
}

/**
 * Tables created by the previous run are dropped, so that they can be recreated from the current schema; foreign ones
 * never are.
 */
async function takeBackTables(to: string, source: string, options: PlanOptions): Promise<void> {
  const target = readTarget(to);
  if (isFileAddress(target.address) && !existsSync(target.address.file)) return;
  const runs = await refuseTargetErrors(() => listTargetRuns(target));
  const newest = runs.find(({ phase }) => phase !== 'undone');
  if (newest?.mode !== 'create') return;
  // A temporarily wrong schema does not remove the existing rows.
  await prepareRun(source, options);
  const interrupts = watchInterrupts();
  try {
    await refuseTargetErrors(() => undoRun({ target, runId: newest.run_id, signal: interrupts.signal }));
  } finally {
    interrupts.close();
  }
}
