import type { RunEnd, RunMessage } from '@rowloom/runner';
import type { Db } from '../store/store.ts';
import type { GenerationTable } from '../store/tables.ts';
import { advanceTables, sumRows } from './generation.ts';
import { type LeasedRun, noteProgress, renewLease } from './generation-lease.ts';

export type ProgressReport = {
  readonly take: (message: Exclude<RunMessage, RunEnd>) => void;
  readonly tables: () => readonly GenerationTable[];
  /** Ends the beating; what is being written is waited for. */
  readonly close: () => Promise<void>;
};

/** Milliseconds between signs of life, in which it is also learned whether the run is to stop. */
const BEAT = 1000;
/** At most so often is progress written. */
const WRITE = 300;
/** Beats that may fail in a row, as while the store restarts, before the lease must be taken for lost. */
const MOST_FAILED = 30;

/** Carries what a run's process says into the store, keeps the lease, and listens for a wish to stop. */
export function reportProgress(
  db: Db,
  run: LeasedRun,
  { onCancel, onLost }: { readonly onCancel: () => void; readonly onLost: () => void },
): ProgressReport {
  const said = new Map<string, number>();
  let tables = run.tables;
  let way: string | undefined;
  let isChanged = false;
  let failed = 0;
  let isClosed = false;
  let isCancelling = false;
  let busy: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (!isChanged) return;
    isChanged = false;
    tables = advanceTables(tables, said);
    await noteProgress(db, run, { tables, rows: sumRows(tables), ...(way === undefined ? {} : { way }) });
  };

  const beat = async (): Promise<void> => {
    try {
      const renewed = await renewLease(db, run);
      failed = 0;
      if (isClosed) return;
      if (renewed === undefined) onLost();
      else if (renewed.cancel_requested_at !== null && !isCancelling) {
        isCancelling = true;
        onCancel();
      }
    } catch {
      failed++;
      if (failed >= MOST_FAILED) onLost();
    }
  };

  // One after the other: two writes of the same run at once would only wait for each other.
  const queue = (work: () => Promise<void>): void => {
    busy = busy.then(work).catch(() => undefined);
  };
  const writing = setInterval(() => queue(write), WRITE);
  const beating = setInterval(() => queue(beat), BEAT);

  return {
    take(message) {
      if (message.kind === 'way') way = message.way;
      else if (message.kind === 'progress') for (const { name, rows } of message.tables) said.set(name, rows);
      else return;
      isChanged = true;
    },
    tables: () => advanceTables(tables, said),
    async close() {
      isClosed = true;
      clearInterval(writing);
      clearInterval(beating);
      await busy;
    },
  };
}
