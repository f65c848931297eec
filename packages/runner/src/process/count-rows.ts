import type { LeftRows, RunMessage, TableRows } from './run-message.ts';

/** Milliseconds between two messages. */
const PAUSE = 250;

/** Adds up progress and reports it, at most four times a second. */
export function countRows(send: (message: RunMessage) => void) {
  const counts = new Map<string, number>();
  const moved = new Set<string>();
  let total = 0;
  let told = 0;
  const tell = (): void => {
    told = performance.now();
    const tables = [...moved].map((name): TableRows => ({ name, rows: counts.get(name) ?? 0 }));
    moved.clear();
    send({ kind: 'progress', rows: total, tables });
  };
  return {
    /** `rows` is the total for the table so far. */
    set(name: string, rows: number): void {
      total += rows - (counts.get(name) ?? 0);
      counts.set(name, rows);
      moved.add(name);
      if (performance.now() - told >= PAUSE) tell();
    },
    /** Unreported progress. */
    flush(): void {
      if (moved.size > 0) tell();
    },
    left: (): LeftRows => ({ rows: total, tables: [...counts].map(([name, rows]) => ({ name, rows })) }),
  };
}

export type RowCount = ReturnType<typeof countRows>;
