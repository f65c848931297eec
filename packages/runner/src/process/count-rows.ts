import type { LeftRows, RunMessage, TableRows } from './run-message.ts';

/** Milliseconds between two messages. */
const PAUSE = 250;

/** Adds progress up and says it, at most four times a second. */
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
    /** `rows` of the table are done by now, all told. */
    set(name: string, rows: number): void {
      total += rows - (counts.get(name) ?? 0);
      counts.set(name, rows);
      moved.add(name);
      if (performance.now() - told >= PAUSE) tell();
    },
    /** What has not been said yet. */
    flush(): void {
      if (moved.size > 0) tell();
    },
    left: (): LeftRows => ({ rows: total, tables: [...counts].map(([name, rows]) => ({ name, rows })) }),
  };
}

export type RowCount = ReturnType<typeof countRows>;
