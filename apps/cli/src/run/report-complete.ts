import type { Plan } from '@rowloom/engine';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { noteLines } from '../output/note-lines.ts';
import { openTerminal } from '../output/terminal.ts';

export type CompleteRun = {
  readonly runId: string;
  readonly plan: Plan;
  /** Seconds since 1970. */
  readonly finishedAt: number;
  readonly json: boolean;
  readonly quiet: boolean;
};

/** The same command has already run: running it again would load every row twice. */
export function reportComplete({ runId, plan, finishedAt, json, quiet }: CompleteRun, target: string): ExitCode {
  const terminal = openTerminal(process.stdout);
  const rows = plan.tables.reduce((sum, table) => sum + table.rows, 0);
  const at = new Date(finishedAt * 1000).toISOString();
  if (json) terminal.line(JSON.stringify({ event: 'complete', run_id: runId, target, rows, finished_at: at }));
  else if (!quiet)
    for (const line of noteLines(
      `The same command already loaded ${formatNumberOf(rows, 'row')} into ${target}: the run ${runId} was completed at ${at.slice(0, 19).replace('T', ' ')}. Nothing was loaded. Add --again to append as many rows again.`,
      terminal,
    ))
      terminal.line(line);
  return EXIT.ok;
}
