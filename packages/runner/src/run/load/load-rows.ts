import { isTargetError, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../../dialects/dialect-of.ts';
import { playRestores, readRestores } from '../../ledger/restores.ts';
import { isLoaded, type Mode, type RunRecord, type Way } from '../../ledger/run-record.ts';
import { findRun, setPhase } from '../../ledger/runs.ts';
import { isConnectionLost, isStalled, MAX_LOSSES, MAX_STALLS } from '../../target/control.ts';
import { isAlone, type RunAttempt, takeNotes, takenOver } from './attempt.ts';
import { loadByChunks } from './load-by-chunks.ts';
import { loadInOneTransaction, type OneTransactionResult } from './load-in-one-transaction.ts';
import { settleBooks } from './settle-books.ts';
import { settleSequences } from '../sequences/settle-sequences.ts';
import { withTriggers } from '../with-triggers.ts';
import { closeWorker, openWorker, replaceWorker, type WorkerSession, workWith } from './worker-session.ts';

export type LoadRequest = {
  readonly schema: SchemaDocument;
  readonly mode: Mode;
  readonly way: Way;
  readonly record: RunRecord;
};

const NOTHING: OneTransactionResult = { bytes: 0, loadSeconds: 0, constrainSeconds: 0 };

/** From a prepared run to one whose rows and constraints are complete. */
export async function loadRows(attempt: RunAttempt, request: LoadRequest): Promise<OneTransactionResult> {
  if (isLoaded(request.record.phase)) return NOTHING;
  return request.way === 'one_transaction' ? inOneTransaction(attempt, request) : inChunks(attempt, request);
}

/** After a lost connection either nothing happened, or everything: the ledger shows which. */
async function inOneTransaction(attempt: RunAttempt, request: LoadRequest): Promise<OneTransactionResult> {
  const { control, ledger, runId, emit } = attempt;
  const load = (worker: WorkerSession): Promise<OneTransactionResult> =>
    withTriggers(attempt, worker.session, request, attempt.tables, (triggersOff) =>
      loadInOneTransaction(attempt, worker, { ...request, triggersOff }),
    );
  if (isAlone(attempt)) return control.use((session) => load(workWith(attempt, session)));
  let worker = await openWorker(attempt);
  try {
    let stalls = 0;
    for (let losses = 1; ; losses++) {
      try {
        return await load(worker);
      } catch (error) {
        if (isStalled(error)) stalls++;
        if (!isConnectionLost(error) || losses > MAX_LOSSES || stalls > MAX_STALLS || attempt.signal.aborted)
          throw error;
        emit({ kind: 'reconnecting', reason: isTargetError(error) ? error.message : 'connection lost' });
        worker = await replaceWorker(attempt, worker);
        const record = await control.use((session) => findRun(session, ledger, runId));
        if (isLoaded(record?.phase)) return NOTHING;
      }
    }
  } finally {
    await closeWorker(attempt, worker);
  }
}

async function inChunks(
  attempt: RunAttempt,
  { schema, mode, way, record }: LoadRequest,
): Promise<OneTransactionResult> {
  const { tables, control, ledger, target, emit } = attempt;
  const began = performance.now();
  let bytes = 0;
  if (record.phase !== 'constraining') {
    const constrained = way === 'chunks' && dialectOf(target.address).loading.relax === undefined;
    bytes = await loadByChunks(attempt, { schema, constrained });
    await enter(attempt, 'constraining');
  }
  const loaded = performance.now();
  emit({ kind: 'constraining' });
  await control.use(async (session: Session) => {
    await playRestores(session, ledger, await readRestores(session, ledger, attempt.runId));
    takeNotes(attempt, await settleSequences(session, schema, tables, attempt.run.plan));
    if (mode === 'create') await settleBooks(attempt, session, schema);
  });
  await enter(attempt, 'certifying');
  return { bytes, loadSeconds: (loaded - began) / 1000, constrainSeconds: (performance.now() - loaded) / 1000 };
}

/** Records the run's progress in the ledger. */
export async function enter(attempt: RunAttempt, phase: 'constraining' | 'certifying' | 'done'): Promise<void> {
  const { control, ledger } = attempt;
  if (!(await control.use((session) => setPhase(session, ledger, attempt, phase)))) throw takenOver();
}
