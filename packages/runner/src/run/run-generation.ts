import { isTargetError, retell, type Session } from '@rowloom/databases';
import { loadLexicon, makeRunContext } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { signOut } from '../ledger/attempts.ts';
import { isLoaded } from '../ledger/run-record.ts';
import { changeWay, deleteRun, findRun } from '../ledger/runs.ts';
import { readBooks } from '../ledger/table-books.ts';
import { writeViolations } from './violations-in-books.ts';
import { asRunRefusal } from './as-run-refusal.ts';
import { RunRefusal } from './run-refusal.ts';
import { applicationName } from '../target/backend-name.ts';
import { type Control, openControl } from '../target/control.ts';
import { untilInterrupted } from '../target/until-interrupted.ts';
import { dropPartitions } from '../target/made-partitions.ts';
import { replaceBackend } from '../target/replace-backend.ts';
import { watchNewFile } from '../target/watch-new-file.ts';
import { type RunAttempt, takeNotes } from './load/attempt.ts';
import { type CertifiedRun, certifyRun } from './certify-run.ts';
import { keepBeating } from './load/heartbeat.ts';
import { inspectRun } from './inspect-run.ts';
import { isFilledMeanwhile } from './load/load-in-one-transaction.ts';
import { enter, loadRows } from './load/load-rows.ts';
import { basesOf } from './make-recipe.ts';
import { LEASE, type PreparedRun, prepareRun } from './prepare-run.ts';
import { changedTarget } from './refuse-changed.ts';
import type { RunOutcome, RunRequest } from './run-request.ts';
import { runTables } from './run-tables.ts';
import { readSampledKeys } from './sample-keys.ts';
import { triggersOffIn } from './triggers-off.ts';

const RETRY_SECONDS = 60;

/** Executes a plan into a target: exactly once, whatever interrupts it and how often. */
export async function runGeneration(asked: RunRequest): Promise<RunOutcome> {
  return untilInterrupted(asked.target, asked.signal, (target) => carryOut({ ...asked, target }));
}

async function carryOut(request: RunRequest): Promise<RunOutcome> {
  const { target, runId, options = {}, mode } = request;
  const began = performance.now();
  const name = applicationName(runId);
  const newFile = watchNewFile(target, mode);
  const first = await target.connect({ applicationName: name, create: mode === 'create' });
  const control = openControl(target, name, first, {
    seconds: options.patience ?? RETRY_SECONDS,
    signal: request.signal,
    onRetry: (reason) => request.onEvent?.({ kind: 'reconnecting', reason }),
  });
  try {
    await control.use((session) => dialectOf(session).backends.mark(session, runId));
    control.onReplaced((session, lost) => replaceBackend(session, runId, lost));
    for (;;) {
      const prepared = await prepareRun(request, control);
      const { ledger } = prepared;
      try {
        return await finishRun(request, control, prepared, began);
      } catch (error) {
        if (!isFilledMeanwhile(error)) throw error;
        await control.use((session) => changeWay(session, ledger, runId, 'chunks'));
      }
    }
  } finally {
    await control.close();
    newFile.discardIfEmpty();
  }
}

async function finishRun(
  request: RunRequest,
  control: Control,
  prepared: PreparedRun,
  began: number,
): Promise<RunOutcome> {
  const { target, options = {}, onEvent } = request;
  const { ledger, record, recipe, way, reason, resumed } = prepared;
  const emit = onEvent ?? (() => undefined);
  emit({ kind: 'way', way, reason, resumed, loaded: isLoaded(record.phase) });
  const attempt = await openAttempt(request, control, prepared, emit);
  const { run, tables: own, signal } = attempt;
  takeNotes(attempt, prepared.notes);
  const beating = keepBeating(attempt, options.lease ?? LEASE, control);
  const prepare = (performance.now() - began) / 1000;
  try {
    const loaded = await loadRows(attempt, { schema: recipe.schema, mode: request.mode, way, record });
    emit({ kind: 'certifying' });
    const isShared = request.mode === 'append' && way === 'chunks';
    const certified = await control.use((session: Session) =>
      certifyRun(target, session, {
        recipe,
        books: attempt.books,
        isCreated: request.mode === 'create',
        run,
        tables: own,
        isShared,
        triggersOff: [...attempt.triggersOff.values()],
        checksum: options.checksum ?? true,
        signal,
        emit,
      }),
    );
    // Rows that differ or violate a constraint stay for inspection: the same command checks them again.
    await control.use((session) => writeViolations(session, ledger, attempt, certified.certificate));
    const { violations, differences = 0 } = certified.certificate;
    if (violations + differences === 0) await enter(attempt, 'done');
    await control.use((session) => signOut(session, ledger, attempt));
    return outcomeOf(prepared, attempt, { prepare, loaded, certified });
  } catch (error) {
    // There is no need to wait for a run that stopped cleanly.
    await control.use((session) => signOut(session, ledger, attempt)).catch(() => undefined);
    throw await settleFailure(error, control, prepared, request);
  } finally {
    await beating.stop();
  }
}

async function openAttempt(
  { target, runId, locale, options = {}, signal = new AbortController().signal }: RunRequest,
  control: Control,
  { ledger, record, epoch, recipe }: PreparedRun,
  emit: RunAttempt['emit'],
): Promise<RunAttempt> {
  const existing = await control.use((session) => readSampledKeys(session, ledger, runId, recipe.plan));
  const run = makeRunContext(recipe.schema, recipe.plan, await loadLexicon(locale), {
    bases: basesOf(recipe),
    existing,
  });
  const books = readBooks(record.chunk_rows);
  return {
    target,
    runId,
    epoch,
    ledger,
    control,
    run,
    tables: runTables(recipe),
    books,
    triggersOff: triggersOffIn(books),
    backends: new Set(),
    losses: { count: 0 },
    notes: [],
    options,
    signal,
    emit,
  };
}

type Ended = {
  /** Seconds until rows could be loaded. */
  readonly prepare: number;
  readonly loaded: Awaited<ReturnType<typeof loadRows>>;
  readonly certified: CertifiedRun;
};

function outcomeOf(prepared: PreparedRun, attempt: RunAttempt, { prepare, loaded, certified }: Ended): RunOutcome {
  const { ledger, recipe, way, reason, resumed } = prepared;
  const tables = recipe.tables.map(({ name, rows, base }) => ({ name, rows, base }));
  return {
    runId: attempt.runId,
    way,
    reason,
    resumed,
    exactly_once: ledger.kind !== 'temporary',
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
    triggers_off: [...attempt.triggersOff.values()].map(({ name, key }) => `${name} of ${key}`),
    notes: attempt.notes,
  };
}

/** What a retry may fix. */
const PASSING = new Set([
  'connection_lost',
  'unreachable',
  'interrupted',
  'locked',
  'disk_full',
  'no_permission',
  'read_only',
]);

/**
 * A plan whose rows the target refuses would be refused again: if nothing of it is loaded the run is deleted, so that
 * the same command makes a new plan; if chunks are loaded the message says how to remove them.
 */
async function settleFailure(
  cause: unknown,
  control: Control,
  { ledger, way, recipe }: PreparedRun,
  { target, runId }: RunRequest,
): Promise<unknown> {
  const refused = asRunRefusal(cause);
  const lasting = refused ?? (isTargetError(cause) && !PASSING.has(cause.code) ? cause : undefined);
  if (lasting === undefined || isFilledMeanwhile(cause)) return cause;
  const record = await control.use((session) => findRun(session, ledger, runId)).catch(() => undefined);
  if (way === 'one_transaction' && record?.phase === 'preparing') {
    await control
      .use((session) => dropPartitions(session, recipe.schema, readBooks(record.chunk_rows)))
      .catch(() => undefined);
    await control.use((session) => deleteRun(session, ledger, runId)).catch(() => undefined);
    return lasting;
  }
  if (ledger.kind === 'temporary' || record === undefined) return lasting;
  // The server's error about a missing column is the effect; the change by others is the cause.
  const inspected = await control
    .use((session) => inspectRun(target, session, ledger, record, recipe))
    .catch(() => undefined);
  if (inspected !== undefined && inspected.differences.length > 0)
    return Object.assign(changedTarget(runId, inspected.differences, 'midway'), { cause });
  if (isLoaded(record.phase)) return lasting;
  const aside = `To delete the chunks that were already loaded: rowloom undo URL --run ${runId}`;
  return isTargetError(lasting)
    ? retell(lasting, `${lasting.message} ${aside}`, { aside })
    : new RunRefusal(lasting.code, lasting.message, { ...lasting.facts, aside });
}
