import { formatBytes, formatCount, formatNumberOf } from './format-number.ts';
import type { Reporter } from './reporter.ts';
import { summaryLines } from './summary-lines.ts';
import type { Terminal } from './terminal.ts';
import { eachAtMost } from './throttle.ts';

/** For logs: a line for each table, and one every ten seconds while a large table is on its way. */
export function plainReporter(terminal: Terminal): Reporter {
  const isDue = eachAtMost(10_000);
  isDue();
  return {
    start(facts) {
      for (const remark of facts.remarks) terminal.line(`note: ${remark}`);
    },
    progress({ name, rows, rowsDone, bytes, isDone }) {
      const size = bytes === 0 ? '' : `, ${formatBytes(bytes)}`;
      if (isDone) terminal.line(`${name}: ${formatNumberOf(rows, 'row')}${size}`);
      else if (isDue())
        terminal.line(
          `${name}: ${formatCount(rowsDone)} of ${formatNumberOf(rows, 'row')} (${Math.floor((100 * rowsDone) / rows)}%)${size}`,
        );
    },
    end(summary) {
      for (const line of summaryLines(summary, terminal)) terminal.line(line);
    },
    abandon: () => undefined,
  };
}
