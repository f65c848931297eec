import { formatBytes, formatCount, formatNumberOf } from './format-number.ts';
import { printable } from './printable.ts';
import type { Reporter } from './reporter.ts';
import { summaryLines } from './summary-lines.ts';
import type { Terminal } from './terminal.ts';
import { eachAtMost } from './throttle.ts';

/** For logs: a line for each table, and one every ten seconds during a large table. */
export function plainReporter(terminal: Terminal): Reporter {
  const isDue = eachAtMost(10_000);
  isDue();
  return {
    start(facts) {
      for (const remark of facts.remarks) terminal.line(`note: ${remark}`);
    },
    progress({ name, rows, rowsDone, bytes, isDone }) {
      const table = printable(name);
      if (isDone) terminal.line(`${table}: ${formatNumberOf(rows, 'row')}, ${formatBytes(bytes)}`);
      else if (isDue())
        terminal.line(
          `${table}: ${formatCount(rowsDone)} of ${formatNumberOf(rows, 'row')} (${Math.floor((100 * rowsDone) / rows)}%), ${formatBytes(bytes)}`,
        );
    },
    end(summary) {
      for (const line of summaryLines(summary, terminal)) terminal.line(line);
    },
    abandon: () => undefined,
  };
}
