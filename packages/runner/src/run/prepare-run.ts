import { type Session, targetError } from '@rowloom/databases';
import type { ExportDocument } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { signIn, signOut } from '../ledger/attempts.ts';
import type { RunEpoch } from '../ledger/held-run.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findLedger, openLedger, openTemporaryLedger } from '../ledger/open-ledger.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { deleteRun, findRun, writeTableBooks } from '../ledger/runs.ts';
import { mergeBooks, readBooks, writeBooks } from '../ledger/table-books.ts';
import { takeOver } from '../ledger/take-over.ts';
import type { Control } from '../target/control.ts';
import { dropPartitions, makePartitions } from '../target/made-partitions.ts';
import type { Target } from '../target/target.ts';
import { replaceBackend } from '../target/replace-backend.ts';
import { takenOver } from './load/attempt.ts';
import type { ChosenWay } from './choose-way.ts';
import { inspectRun } from './inspect-run.ts';
import { knowTablesAgain } from './know-tables-again.ts';
import { readRecipe } from './make-recipe.ts';
import { moveCounters } from './sequences/move-counters.ts';
import { prepareChunks } from './load/prepare-chunks.ts';
import { changedTarget } from './refuse-changed.ts';
import type { RunRequest } from './run-request.ts';
import { sampleKeys } from './sample-keys.ts';
import { startRun } from './start-run.ts';

/** Seconds without a heartbeat after which an attempt counts as dead, by default. */
export const LEASE = 30;

export type PreparedRun = ChosenWay & {
  readonly resumed: boolean;
  readonly ledger: LedgerPlace;
  readonly record: RunRecord;
  readonly epoch: number;
  readonly recipe: ExportDocument;
  readonly notes: readonly string[];
};

/** From a request to a run into which rows can be loaded: begun by this attempt, or taken over from an earlier one. */
export async function prepareRun(request: RunRequest, control: Control): Promise<PreparedRun> {
  const { target, runId, options = {} } = request;
  const { database } = target;
  const isTemporary = options.atLeastOnce === true;
  const open = (session: Session): Promise<LedgerPlace> =>
    isTemporary ? openTemporaryLedger(session, database) : openLedger(session, database);
  const known = await control.use(async (session) => {
    const found = isTemporary ? undefined : await findLedger(session, database, 'write');
    return found === undefined ? undefined : findRun(session, found, runId);
  });
  const chosen =
    known === undefined
      ? await control.use((session) => startRun(request, session, () => open(session)))
      : { way: known.way, reason: 'as it began' };
  const ledger = await control.use(open);
  const { lease = LEASE, takeOver: force = false } = options;
  const epoch = await control.use((session) =>
    takeOver(session, ledger, runId, { lease, force, patience: options.patience }),
  );
  control.onReplaced(async (session, lost) => {
    if (isTemporary) throw lostLedger();
    await replaceBackend(session, runId, lost);
    if (!(await signIn(session, ledger, { runId, epoch }, session.backend))) throw takenOver();
  });
  const begun = await readRecord(control, ledger, runId);
  const needsRoom = begun.phase === 'preparing' && begun.mode !== 'create';
  const made = needsRoom ? await makeRoom(control, ledger, begun) : [];
  for (const statement of made) request.onEvent?.({ kind: 'note', message: `Created for the run: ${statement}` });
  if (known !== undefined && needsRoom) await control.use((session) => knowTablesAgain(session, ledger, begun));
  const record = needsRoom ? await readRecord(control, ledger, runId) : begun;
  if (known !== undefined && record.phase !== 'preparing') await expectUnchanged(control, target, ledger, record);
  if (record.phase === 'preparing' && record.way === 'one_transaction' && record.mode !== 'create')
    await control.use((session) =>
      sampleKeys(session, ledger, runId, { ...readRecipe(record.recipe, runId), mode: record.mode }),
    );
  if (record.phase === 'preparing' && record.way !== 'one_transaction')
    await cutIntoChunks(request, control, { ledger, record, epoch, known });
  const ready = await readRecord(control, ledger, runId);
  const recipe = readRecipe(ready.recipe, runId);
  const isClaimed = ready.mode === 'append' && ready.phase === 'loading';
  const notes = isClaimed ? await control.use((session) => moveCounters(session, recipe)) : [];
  return {
    ...chosen,
    way: ready.way,
    resumed: known !== undefined,
    ledger,
    record: ready,
    epoch,
    recipe,
    notes,
  };
}

type Begun = {
  readonly ledger: LedgerPlace;
  readonly record: RunRecord;
  readonly epoch: number;
  /** As an earlier attempt has left it. */
  readonly known: RunRecord | undefined;
};

async function cutIntoChunks(
  { target, runId, options = {}, locale, bases }: RunRequest,
  control: Control,
  { ledger, record, epoch, known }: Begun,
): Promise<void> {
  const task = {
    target,
    ledger,
    record,
    recipe: readRecipe(record.recipe, runId),
    locale,
    epoch,
    mostRows: options.chunkRows,
    sealed: bases,
  };
  try {
    await control.use(async (session) => {
      // Possibly only the answer to COMMIT was lost.
      const { phase } = (await findRun(session, ledger, runId)) ?? record;
      if (phase === 'preparing') await prepareChunks(session, task);
    });
  } catch (error) {
    await control.use((session) => giveUp(session, ledger, { runId, epoch }, known)).catch(() => undefined);
    throw error;
  }
}

const makeRoom = (control: Control, ledger: LedgerPlace, record: RunRecord): Promise<readonly string[]> =>
  control.use((session) =>
    makePartitions(session, readRecipe(record.recipe, record.run_id).schema, (made) =>
      writeTableBooks(
        session,
        ledger,
        { runId: record.run_id, epoch: record.epoch },
        writeBooks(mergeBooks(readBooks(record.chunk_rows), made)),
      ),
    ),
  );

/** Rows that an earlier attempt has loaded count as present: they must be. */
async function expectUnchanged(
  control: Control,
  target: Target,
  ledger: LedgerPlace,
  record: RunRecord,
): Promise<void> {
  const { run_id: runId, epoch } = record;
  const recipe = readRecipe(record.recipe, runId);
  const { differences } = await control.use((session) => inspectRun(target, session, ledger, record, recipe));
  if (differences.length === 0) return;
  await control.use((session) => signOut(session, ledger, { runId, epoch })).catch(() => undefined);
  throw changedTarget(runId, differences);
}

/**
 * Nothing is loaded yet: a run that cannot even begin is not recorded, unless it has begun before, or left tables
 * behind.
 */
async function giveUp(
  session: Session,
  ledger: LedgerPlace,
  run: RunEpoch,
  known: RunRecord | undefined,
): Promise<void> {
  await signOut(session, ledger, run);
  const record = known ?? (await findRun(session, ledger, run.runId));
  const { isDdlAtomic } = dialectOf(session).statements;
  if (known !== undefined || record?.epoch !== run.epoch || (!isDdlAtomic && record.mode === 'create')) return;
  await dropPartitions(session, readRecipe(record.recipe, run.runId).schema, readBooks(record.chunk_rows));
  await deleteRun(session, ledger, run.runId);
}

/** It is no longer known which chunks are present. */
function lostLedger(): Error {
  return targetError(
    'server_error',
    'The connection was lost, and with it the record of what was loaded: the run cannot continue. Check the tables, and start again with --mode truncate.',
  );
}

async function readRecord(control: Control, ledger: LedgerPlace, runId: string): Promise<RunRecord> {
  const record = await control.use((session) => findRun(session, ledger, runId));
  if (record === undefined)
    throw targetError('no_such_table', `The ledger of the target has no run ${runId}: it was removed in the meantime.`);
  return record;
}
