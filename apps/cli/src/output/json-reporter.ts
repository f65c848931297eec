import type { Reporter } from './reporter.ts';
import { eachAtMost } from './throttle.ts';

/** One JSON object per line: start, progress, table, end. Errors are reported by the code that catches them. */
export function jsonReporter(write: (text: string) => void): Reporter {
  const tell = (event: string, facts: object): void => write(`${JSON.stringify({ event, ...facts })}\n`);
  const isDue = eachAtMost(100);
  return {
    start: ({ remarks, ...facts }) => tell('start', { ...facts, remarks }),
    progress({ name, rows, rowsDone, bytes, fileBytes, isDone }) {
      if (isDone) tell('table', { table: name, rows, bytes, file_bytes: fileBytes });
      else if (isDue())
        tell('progress', { table: name, rows: rowsDone, rows_total: rows, bytes, file_bytes: fileBytes });
    },
    end({ written, seconds, to, again }) {
      const sum = (of: (table: (typeof written)[number]) => number): number =>
        written.reduce((total, table) => total + of(table), 0);
      tell('end', {
        to,
        tables: written.length,
        rows: sum(({ rows }) => rows),
        bytes: sum(({ bytes }) => bytes),
        file_bytes: sum(({ fileBytes }) => fileBytes),
        seconds: Math.round(seconds * 1000) / 1000,
        again,
      });
    },
    abandon: () => undefined,
  };
}
