import { setFlagsFromString } from 'node:v8';
import type { LocaleCode, Plan, Rules, SchemaDocument } from '@rowloom/engine';
import {
  type Mode,
  type RunEvent,
  runGeneration,
  type RunOptions,
  type RunOutcome,
  type Target,
} from '@rowloom/runner';
import { describeTarget } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { certificateLines, certificateSummary } from '../output/certificate-lines.ts';
import { chooseReporter } from '../output/choose-reporter.ts';
import { formatBytes, formatNumberOf, formatSeconds } from '../output/format-number.ts';
import type { Reporter } from '../output/reporter.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { programName } from '../program-name.ts';
import { planLines } from './plan-lines.ts';
import { quoteWord } from './quote-word.ts';
import { watchInterrupts } from './watch-interrupts.ts';

export type LoadTask = {
  readonly target: Target;
  readonly runId: string;
  readonly requestDigest: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly locale: LocaleCode;
  readonly mode: Mode;
  readonly options: RunOptions;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly remarks: readonly string[];
};

/** Loads a plan's rows into a database and tells how it goes. */
export async function loadRun(task: LoadTask): Promise<ExitCode> {
  setFlagsFromString('--semi-space-growth-factor=1');
  const { plan, json, quiet } = task;
  const terminal = openTerminal(process.stdout);
  const reporter = chooseReporter({ to: '', json, quiet });
  const say = (text: string): void => {
    if (!json && !quiet) terminal.line(text);
  };
  const interrupts = watchInterrupts();
  say(
    `${terminal.style.bold(describeTarget(task.target))}: ${formatNumberOf(plan.tables.length, 'table')}, seed ${plan.seed}, run ${task.runId}`,
  );
  for (const line of planLines(plan, terminal)) say(line);
  reporter.start({
    tables: plan.tables.map(({ name, rows }) => ({ name, rows })),
    seed: plan.seed,
    as_of: plan.as_of,
    locale: plan.locale,
    format: task.target.address.dialect,
    threads: task.options.connections ?? 1,
    remarks: task.remarks,
  });
  try {
    const outcome = await refuseTargetErrors(() =>
      runGeneration({ ...task, signal: interrupts.signal, onEvent: (event) => tell(event, reporter, terminal, say) }),
    );
    reporter.abandon();
    if (json) terminal.line(JSON.stringify({ event: 'end', ...outcome }));
    else if (!quiet) showOutcome(outcome, task, terminal);
    return outcome.certificate.violations === 0 ? EXIT.ok : EXIT.violations;
  } catch (error) {
    reporter.abandon();
    throw error;
  } finally {
    interrupts.close();
  }
}

function tell(event: RunEvent, reporter: Reporter, { style }: Terminal, say: (text: string) => void): void {
  switch (event.kind) {
    case 'progress':
      reporter.progress({
        name: event.table,
        rows: event.of,
        rowsDone: event.rows,
        bytes: 0,
        fileBytes: 0,
        isDone: event.rows === event.of,
      });
      return;
    case 'way':
      say(style.dim(`${event.resumed ? 'Resumed' : WAYS[event.way]}: ${event.reason}.`));
      return;
    case 'truncating':
      say(
        `${style.yellow('note')} ${formatNumberOf(event.rows, 'row')} of ${formatNumberOf(event.tables, 'table')} will be deleted first.`,
      );
      return;
    case 'triggers_off':
      reporter.abandon();
      say(
        `${style.yellow('note')} The load failed with the triggers in force and goes without them: ${event.triggers.join(', ')}. ${event.reason}`,
      );
      return;
    case 'reconnecting':
      reporter.abandon();
      say(`${style.yellow('note')} The connection was lost; trying again. ${event.reason}`);
      return;
    case 'constraining':
    case 'certifying':
      reporter.abandon();
      say(
        style.dim(
          event.kind === 'constraining' ? 'Adding and validating constraints …' : 'Examining every constraint …',
        ),
      );
  }
}

const WAYS = {
  one_transaction: 'Rows first, constraints after them, in one transaction',
  chunks: 'Chunk by chunk',
  chunks_unconstrained: 'Chunk by chunk, constraints after the rows',
} as const;

function showOutcome(
  { rows, bytes, seconds, certificate, runId }: RunOutcome,
  task: LoadTask,
  terminal: Terminal,
): void {
  const { style, line } = terminal;
  for (const text of certificateLines(certificate, terminal)) line(text);
  const all = seconds.prepare + seconds.load + seconds.constrain + seconds.certify + seconds.checksum;
  const parts = [
    `load ${formatSeconds(seconds.load)}${bytes > 5e6 ? ` (${formatBytes(bytes / Math.max(seconds.load, 0.001))}/s)` : ''}`,
    `constraints ${formatSeconds(seconds.constrain)}`,
    `certificate ${formatSeconds(seconds.certify)}`,
    ...(task.options.checksum === false ? [] : [`checksum ${formatSeconds(seconds.checksum)}`]),
  ];
  line();
  line(certificateSummary(certificate, terminal));
  line(
    `${style.green('Done.')} ${style.bold(`${formatNumberOf(rows, 'row')} in ${formatSeconds(all)}`)} (${parts.join(', ')}).`,
  );
  line(style.dim(`To take them back: ${programName()} undo ${urlWord(task)} --run ${runId}`));
}

/** Nothing secret goes onto the screen. */
const urlWord = ({ target }: LoadTask): string =>
  process.env['DATABASE_URL'] === undefined ? quoteWord(describeTarget(target)) : '';
