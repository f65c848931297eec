import type { GenerationPhase } from '@rowloom/contract';
import type { RunEnd, RunMessage } from '@rowloom/runner';
import { storeNow } from '../store/store-clock.ts';
import type { Db } from '../store/store.ts';
import type { GenerationTable } from '../store/run-documents.ts';
import { advanceTables, sumRows } from './generation.ts';
import { enterPhase, phaseOf } from './run-phase.ts';
import { LEASE_SECONDS, type LeasedRun, noteProgress, renewLease } from './generation-lease.ts';

export type ProgressReport = {
  readonly take: (message: Exclude<RunMessage, RunEnd>) => void;
  readonly tables: () => readonly GenerationTable[];
  /** Ends the heartbeat, after waiting for pending writes. */
  readonly close: () => Promise<void>;
};

/** Milliseconds between heartbeats, which also report whether the run must stop. */
const BEAT = 1000;
/** The minimum interval between writes of progress. */
const WRITE = 300;
/** Milliseconds without a renewal, as while the store is unreachable, after which the lease must count as lost. */
const MAX_SILENCE = (LEASE_SECONDS - 5) * 1000;

type LeaseListeners = { readonly onCancel: () => void; readonly onLost: (why: 'taken' | 'silent') => void };

/** Writes the messages of a run's process into the store, renews the lease, and listens for a request to stop. */
export function reportProgress(db: Db, run: LeasedRun, listeners: LeaseListeners): ProgressReport {
  const said = new Map<string, number>();
  let tables = run.tables;
  let way: string | undefined;
  let phases: readonly GenerationPhase[] = [{ name: 'preparing', started_at: storeNow().toISOString() }];
  let isChanged = false;
  const lease = holdLease(db, run, listeners);
  let busy: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (!isChanged) return;
    isChanged = false;
    tables = advanceTables(tables, said);
    await noteProgress(db, run, { tables, rows: sumRows(tables), phases, ...(way === undefined ? {} : { way }) });
  };

  // Sequentially: two concurrent writes of the same run would only wait for each other.
  const queue = (work: () => Promise<void>): void => {
    busy = busy.then(work).catch(() => undefined);
  };
  const writing = setInterval(() => queue(write), WRITE);
  const beating = setInterval(() => queue(() => lease.renew()), BEAT);
  // Not queued behind the others, each of which may wait for the store's deadline.
  const watching = setInterval(() => lease.watch(), BEAT);

  return {
    take(message) {
      if (message.kind === 'way') way = message.way;
      else if (message.kind === 'progress') for (const { name, rows } of message.tables) said.set(name, rows);
      else if (phaseOf(message) === undefined) return;
      phases = enterPhase(phases, phaseOf(message));
      isChanged = true;
    },
    tables: () => advanceTables(tables, said),
    async close() {
      lease.close();
      clearInterval(writing);
      clearInterval(beating);
      clearInterval(watching);
      await busy;
    },
  };
}

/** Renews the lease of a run, and reports when it is lost, or the run must stop. */
function holdLease(db: Db, run: LeasedRun, { onCancel, onLost }: LeaseListeners) {
  let renewedAt = performance.now();
  let isClosed = false;
  let isCancelling = false;
  return {
    async renew(): Promise<void> {
      try {
        // By our own clock, and from before the query: the store counts from the time of the query.
        const asked = performance.now();
        const renewed = await renewLease(db, run);
        renewedAt = asked;
        if (isClosed) return;
        if (renewed === undefined) onLost('taken');
        else if (renewed.cancel_requested_at !== null && !isCancelling) {
          isCancelling = true;
          onCancel();
        }
      } catch {
        // A timer checks whether that has been so for too long.
      }
    },
    watch(): void {
      if (performance.now() - renewedAt > MAX_SILENCE) onLost('silent');
    },
    close(): void {
      isClosed = true;
    },
  };
}
