import type { RunEvent } from '@rowloom/runner';
import type { LoadFacts, LoadReporter } from './load-reporter.ts';
import { eachAtMost } from './throttle.ts';

/** One JSON object per line: start, then events under the runner's own names, and end with the certificate. */
export function jsonLoadReporter(facts: LoadFacts, write: (text: string) => void): LoadReporter {
  const tell = (event: string, rest: object): void => write(`${JSON.stringify({ event, ...rest })}\n`);
  const isDue = eachAtMost(100);
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const { target, runId, mode, plan, tables, remarks } = facts;
    const { seed, as_of, locale } = plan;
    const planned = tables.map(({ name, rows }) => ({ name, rows }));
    tell('start', { run_id: runId, target, mode, seed, as_of, locale, tables: planned, remarks });
  };
  return {
    event(event) {
      start();
      if (event.kind !== 'progress') {
        const { kind, ...rest } = event;
        tell(kind, rest);
      } else if (event.rows === event.of) tell('table', { table: event.table, rows: event.rows });
      else if (isDue()) tell('progress', progressOf(event));
    },
    end({ runId, ...outcome }) {
      start();
      tell('end', { run_id: runId, ...outcome });
    },
    abandon: () => undefined,
  };
}

const progressOf = ({ table, rows, of }: Extract<RunEvent, { kind: 'progress' }>): object => ({
  table,
  rows,
  rows_total: of,
});
