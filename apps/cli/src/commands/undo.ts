import { listTargetRuns, type Target, undoRun } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import { describeTarget, readTarget, URL_OPERAND } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { EXIT } from '../exit-codes.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { layOutTable } from '../output/lay-out-table.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { PROJECT_OPTIONS } from '../run/run-options.ts';
import { watchInterrupts } from '../run/watch-interrupts.ts';

export const undo = defineCommand({
  name: 'undo',
  summary: "delete a run's rows from a database; without --run, list the runs that its ledger knows",
  operands: [URL_OPERAND],
  project: 'target',
  options: {
    run: { value: 'ID', help: 'the run, as generate printed it' },
    last: { help: 'the newest run that has not been undone' },
    'take-over': { help: 'even if another process is still working on the run' },
    json: { help: 'the result as JSON' },
    ...PROJECT_OPTIONS,
  },
  notes: [
    "The run's keys are made again from the ledger, and its rows deleted by them, children first. Undo is refused if other",
    'rows now refer to them. Rows that were changed since are deleted too, and counted; rows that a truncation deleted do',
    'not come back. The ledger of the database has the recipe: no file is needed. Tables that the run created are dropped, unless others have added rows to them.',
  ],
  examples: [
    ['rowloom undo postgres://me@localhost/shop', 'list the runs'],
    ['rowloom undo postgres://me@localhost/shop --run gen_k3v9x2m1', 'undo one'],
    ['rowloom undo --last', 'the newest run into DATABASE_URL'],
  ],
  async run({ operands: [url], options }) {
    const target = readTarget(url);
    const terminal = openTerminal(process.stdout);
    if (options.run !== undefined && options.last)
      throw refusal(EXIT.usage, 'Leave out --run or --last: both name a run.');
    const runId = options.last ? await newestRun(target) : options.run;
    if (runId === undefined) {
      await showRuns(target, terminal, options.json);
      return EXIT.ok;
    }
    const interrupts = watchInterrupts();
    try {
      const outcome = await refuseTargetErrors(() =>
        undoRun({
          target,
          runId,
          takeOver: options['take-over'],
          signal: interrupts.signal,
          ...(options.json
            ? {}
            : {
                onTable: ({ name, deleted }) =>
                  terminal.line(`${terminal.style.green('✓')} ${name}: ${formatNumberOf(deleted, 'row')} deleted`),
              }),
        }),
      );
      if (options.json) terminal.line(JSON.stringify(outcome, undefined, 2));
      else {
        const rows = outcome.tables.reduce((sum, { deleted }) => sum + deleted, 0);
        for (const note of outcome.notes) terminal.line(`${terminal.style.yellow('note')} ${note}`);
        terminal.line(`${terminal.style.green('Undone.')} ${formatNumberOf(rows, 'row')} of ${runId} are gone.`);
      }
      return EXIT.ok;
    } finally {
      interrupts.close();
    }
  },
});

async function newestRun(target: Target): Promise<string> {
  const runs = await refuseTargetErrors(() => listTargetRuns(target));
  const newest = runs.find(({ phase }) => phase !== 'undone');
  if (newest !== undefined) return newest.run_id;
  throw refusal(EXIT.notFound, `There is no run left to undo in ${describeTarget(target)}.`);
}

async function showRuns(target: Target, terminal: Terminal, json: boolean): Promise<void> {
  const runs = await refuseTargetErrors(() => listTargetRuns(target));
  if (json) {
    terminal.line(JSON.stringify(runs, undefined, 2));
    return;
  }
  if (runs.length === 0) {
    terminal.line(`No run has been loaded into ${describeTarget(target)}.`);
    return;
  }
  const column = (name: string, of: (run: (typeof runs)[number]) => string) => ({ name, cells: runs.map(of) });
  const { lines } = layOutTable(
    [
      column('run', ({ run_id }) => run_id),
      column('began', ({ created_at }) => new Date(created_at * 1000).toISOString().slice(0, 19).replace('T', ' ')),
      column('mode', ({ mode }) => mode),
      column('phase', ({ phase }) => phase),
    ],
    { width: terminal.width(), head: terminal.style.bold },
  );
  for (const line of lines) terminal.line(line);
  terminal.line(terminal.style.dim('To undo one, add --run ID, or --last for the newest.'));
}
