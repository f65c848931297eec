import type { LedgerChunk } from '../../ledger/chunks.ts';

/** The source of work for several connections. */
export type ChunkSchedule = {
  /**
   * The next task; undefined when there is none left, or the schedule is stopped. Waits while all remaining tasks must
   * wait.
   */
  readonly take: () => Promise<ChunkTask | undefined>;
  readonly finish: (task: ChunkTask) => void;
  /** No further task is given out. */
  readonly stop: () => void;
};

/** Chunks of one transaction: usually one, and for a cycle all chunks of all its tables. */
export type ChunkTask = { readonly group: number; readonly chunks: readonly LedgerChunk[] };

export type ScheduledGroup = {
  readonly tasks: readonly (readonly LedgerChunk[])[];
  /** Groups that must be complete before this one begins. */
  readonly after: readonly number[];
  /** One task at a time, in order: rows refer to earlier rows of the same table. */
  readonly inOrder?: boolean;
};

export function scheduleChunks(groups: readonly ScheduledGroup[]): ChunkSchedule {
  const waiting = groups.map(({ tasks }) => [...tasks]);
  const open = groups.map(({ tasks }) => tasks.length);
  let stopped = false;
  let wake: (() => void)[] = [];
  const isReady = (group: number): boolean => {
    const { after = [], inOrder } = groups[group] ?? {};
    const isBusy = inOrder === true && (open[group] ?? 0) > (waiting[group]?.length ?? 0);
    return !isBusy && after.every((other) => open[other] === 0);
  };
  const rouse = (): void => {
    const sleepers = wake;
    wake = [];
    for (const rise of sleepers) rise();
  };
  return {
    async take() {
      for (;;) {
        if (stopped || waiting.every((tasks) => tasks.length === 0)) return undefined;
        const group = waiting.findIndex((tasks, index) => tasks.length > 0 && isReady(index));
        const chunks = waiting[group]?.shift();
        if (chunks !== undefined) return { group, chunks };
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    finish({ group }) {
      open[group] = (open[group] ?? 1) - 1;
      rouse();
    },
    stop() {
      stopped = true;
      rouse();
    },
  };
}
