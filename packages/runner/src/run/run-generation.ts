import { type Session, targetError } from '@rowloom/databases';
import { type ExportDocument, loadLexicon, makeRunContext } from '@rowloom/engine';
import { signIn, signOut } from '../ledger/attempts.ts';
import type { RunEpoch } from '../ledger/held-run.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findLedger, openLedger } from '../ledger/open-ledger.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { changeWay, deleteRun, findRun } from '../ledger/runs.ts';
import { takeOver } from '../ledger/take-over.ts';
import { applicationName, markBackend } from '../target/backends.ts';
import { type Control, openControl } from '../target/control.ts';
import { retireBackend } from '../target/retire-backend.ts';
import { type RunAttempt, takenOver } from './attempt.ts';
import { watchNewFile } from '../target/watch-new-file.ts';
import { certifyRun } from './certify-run.ts';
import type { ChosenWay } from './choose-way.ts';
import { keepBeating } from './heartbeat.ts';
import { isFilledMeanwhile } from './load-in-one-transaction.ts';
import { loadRows } from './load-rows.ts';
import { basesOf, makeRecipe, readRecipe } from './make-recipe.ts';
import { moveCounters } from './move-counters.ts';
import { prepareChunks } from './prepare-chunks.ts';
import type { RunOutcome, RunRequest } from './run-request.ts';
import { runTables } from './run-tables.ts';
import { readSampledKeys } from './sample-keys.ts';
import { startRun } from './start-run.ts';

const LEASE = 30;
const PATIENCE = 60;

/** Carries a plan into a target: exactly once, whatever stops it and how often. */
export async function runGeneration(request: RunRequest): Promise<RunOutcome> {
  const { target, runId, options = {}, mode } = request;
  const began = performance.now();
  const name = applicationName(runId);
  const newFile = watchNewFile(target, mode);
  const first = await target.connect({ applicationName: name, create: mode === 'create' });
  const control = openControl(target, name, first, {
    seconds: options.patience ?? PATIENCE,
    signal: request.signal,
    onRetry: (reason) => request.onEvent?.({ kind: 'reconnecting', reason }),
  });
  try {
    await control.use((session) => markBackend(session, runId));
    control.onReplaced((session, lost) => replaceBackend(session, runId, lost));
    for (;;) {
      const prepared = await prepareRun(request, control);
      const { ledger } = prepared;
      try {
        return await finishRun(request, control, prepared, began);
      } catch (error) {
        if (!isFilledMeanwhile(error)) throw error;
        if (ledger !== undefined) await control.use((session) => changeWay(session, ledger, runId, 'chunks'));
      }
    }
  } finally {
    await control.close();
    newFile.discardIfEmpty();
  }
}

type PreparedRun = ChosenWay & {
  readonly resumed: boolean;
  readonly ledger: LedgerPlace | undefined;
  readonly record: RunRecord | undefined;
  readonly epoch: number;
  readonly recipe: ExportDocument;
};

async function prepareRun(request: RunRequest, control: Control): Promise<PreparedRun> {
  const { target, runId, options = {}, locale } = request;
  if (options.atLeastOnce === true) {
    const chosen = await control.use((session) => startRun(request, session, undefined));
    return { ...chosen, resumed: false, ledger: undefined, record: undefined, epoch: 0, recipe: freshRecipe(request) };
  }
  const { database } = target;
  const known = await control.use(async (session) => {
    const found = await findLedger(session, database);
    return found === undefined ? undefined : findRun(session, found, runId);
  });
  const chosen =
    known === undefined
      ? await control.use((session) => startRun(request, session, () => openLedger(session, database)))
      : { way: known.way, reason: 'as it began' };
  const ledger = await control.use((session) => openLedger(session, database));
  const { lease = LEASE, takeOver: force = false } = options;
  const epoch = await control.use((session) =>
    takeOver(session, ledger, runId, { lease, force, patience: options.patience }),
  );
  control.onReplaced(async (session, lost) => {
    await replaceBackend(session, runId, lost);
    if (!(await signIn(session, ledger, { runId, epoch }, session.backend))) throw takenOver();
  });
  const record = await readRecord(control, ledger, runId);
  if (record.phase === 'preparing' && record.way !== 'one_transaction') {
    const task = {
      target,
      ledger,
      record,
      recipe: readRecipe(record.recipe, runId),
      locale,
      epoch,
      mostRows: options.chunkRows,
    };
    try {
      await control.use(async (session) => {
        // The answer to COMMIT may be all that was lost.
        const { phase } = (await findRun(session, ledger, runId)) ?? record;
        if (phase === 'preparing') await prepareChunks(session, task);
      });
    } catch (error) {
      await control.use((session) => giveUp(session, ledger, { runId, epoch }, known)).catch(() => undefined);
      throw error;
    }
  }
  const ready = await readRecord(control, ledger, runId);
  const recipe = readRecipe(ready.recipe, runId);
  if (ready.mode === 'append' && ready.phase === 'loading')
    await control.use((session) => moveCounters(session, recipe));
  return {
    ...chosen,
    way: ready.way,
    resumed: known !== undefined,
    ledger,
    record: ready,
    epoch,
    recipe,
  };
}

/** Nothing is loaded yet: a run that cannot even begin is no run, unless it has begun before, or left tables behind. */
async function giveUp(
  session: Session,
  ledger: LedgerPlace,
  run: RunEpoch,
  known: RunRecord | undefined,
): Promise<void> {
  await signOut(session, ledger, run);
  const record = known ?? (await findRun(session, ledger, run.runId));
  const isMysql = session.dialect === 'mysql' || session.dialect === 'mariadb';
  if (known !== undefined || record?.epoch !== run.epoch || (isMysql && record.mode === 'create')) return;
  await deleteRun(session, ledger, run.runId);
}

/** What the server may still be doing for a lost connection ends before its successor does anything. */
async function replaceBackend(session: Session, runId: string, lost: number): Promise<void> {
  await markBackend(session, runId);
  await retireBackend(session, runId, lost);
}

const freshRecipe = ({ schema, plan, rules }: RunRequest): ExportDocument =>
  makeRecipe({ schema, plan, rules, planDigest: '', bases: {} });

async function readRecord(control: Control, ledger: LedgerPlace, runId: string): Promise<RunRecord> {
  const record = await control.use((session) => findRun(session, ledger, runId));
  if (record === undefined)
    throw targetError('no_such_table', `The ledger of the target has no run ${runId}: it was removed meanwhile.`);
  return record;
}

async function finishRun(
  request: RunRequest,
  control: Control,
  prepared: PreparedRun,
  began: number,
): Promise<RunOutcome> {
  const { target, runId, locale, options = {}, onEvent } = request;
  const { ledger, record, epoch, recipe, way, reason, resumed } = prepared;
  const emit = onEvent ?? (() => undefined);
  emit({ kind: 'way', way, reason, resumed });
  const existing =
    ledger === undefined ? {} : await control.use((session) => readSampledKeys(session, ledger, runId, recipe.plan));
  const run = makeRunContext(recipe.schema, recipe.plan, await loadLexicon(locale), {
    bases: basesOf(recipe),
    existing,
  });
  const signal = request.signal ?? new AbortController().signal;
  const own = runTables(recipe);
  const attempt: RunAttempt = {
    target,
    runId,
    epoch,
    ledger,
    control,
    run,
    tables: own,
    triggersOff: new Map(),
    triggersDropped: new Set(),
    backends: new Set(),
    options,
    signal,
    emit,
  };
  const beating = ledger === undefined ? undefined : keepBeating(control, ledger, attempt, options.lease ?? LEASE);
  const prepare = (performance.now() - began) / 1000;
  try {
    const loaded = await loadRows(attempt, { schema: recipe.schema, mode: request.mode, way, record });
    emit({ kind: 'certifying' });
    const isShared = request.mode === 'append' && way === 'chunks';
    const certified = await control.use((session: Session) =>
      certifyRun(target, session, {
        schema: recipe.schema,
        run,
        tables: own,
        isShared,
        checksum: options.checksum ?? true,
      }),
    );
    if (ledger !== undefined) await control.use((session) => signOut(session, ledger, attempt));
    const tables = recipe.tables.map(({ name, rows, base }) => ({ name, rows, base }));
    return {
      runId,
      way,
      reason,
      resumed,
      tables,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      bytes: loaded.bytes,
      seconds: {
        prepare,
        load: loaded.loadSeconds,
        constrain: loaded.constrainSeconds,
        certify: certified.seconds,
        checksum: certified.checksumSeconds,
      },
      certificate: certified.certificate,
      triggers_off: [...[...attempt.triggersOff.values()].map(({ name }) => name), ...attempt.triggersDropped],
    };
  } catch (error) {
    // A run that stopped in good order need not be waited for.
    if (ledger !== undefined) await control.use((session) => signOut(session, ledger, attempt)).catch(() => undefined);
    throw error;
  } finally {
    beating?.stop();
  }
}
