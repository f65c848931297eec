import type { RunEvent, RunOutcome } from '@rowloom/runner';
import { nameColumn } from './active-line.ts';
import { certificateLines, certificateSummary, triggersOffText } from './certificate-lines.ts';
import { formatBytes, formatCount, formatNumberOf, formatSeconds } from './format-number.ts';
import { loadBoard, type LoadBoard } from './load-board.ts';
import type { LoadFacts, LoadReporter } from './load-reporter.ts';
import { noteLines } from './note-lines.ts';
import { planLines } from './plan-lines.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { eachAtMost } from './throttle.ts';
import { wrapText } from './wrap-text.ts';

const WAYS = {
  one_transaction: 'Rows first, constraints after them, all in one transaction',
  chunks: 'Chunk by chunk',
  chunks_unconstrained: 'Chunk by chunk, constraints after the rows',
} as const;

const STEPS = { constraining: 'Adding and validating constraints …', certifying: 'Examining every constraint …' };

/** A plan line for each table, what happens meanwhile at the foot of the screen, a certificate line for each table, the sum. */
export function textLoadReporter(facts: LoadFacts, terminal: Terminal): LoadReporter {
  const isLive = terminal.isTTY && process.env['TERM'] !== 'dumb';
  const nameWidth = nameColumn(
    facts.tables.map(({ name }) => name),
    terminal.width(),
  );
  const isDue = eachAtMost(isLive ? 100 : 10_000);
  if (!isLive) isDue();
  let board: LoadBoard | undefined;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const line of startLines(facts, terminal, nameWidth)) terminal.line(line);
    if (isLive) board = loadBoard(terminal, facts, nameWidth);
  };
  const say = (lines: readonly string[]): void => {
    board?.erase();
    for (const line of lines) terminal.line(line);
  };
  return {
    event(event) {
      start();
      if (event.kind === 'progress') {
        board?.progress(event.table, event.rows, event.of);
        if (!isDue()) return;
        if (board === undefined) terminal.line(progressText(event));
        else board.draw();
      } else if (event.kind === 'constraining' || event.kind === 'certifying') {
        board?.step(STEPS[event.kind]);
        board?.draw();
      } else say(eventLines(event, terminal));
    },
    end(outcome) {
      start();
      say(outcomeLines(outcome, facts, terminal, nameWidth));
    },
    abandon: () => board?.erase(),
  };
}

function startLines(facts: LoadFacts, terminal: Terminal, nameWidth: number): readonly string[] {
  const { target, runId, plan, tables, remarks } = facts;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    terminal.style.bold(printable(target)),
    ...wrapText(
      `${formatNumberOf(rows, 'row')} for ${formatNumberOf(tables.length, 'table')}, seed ${plan.seed}, run ${runId}`,
      terminal.width(),
      '  ',
    ),
    ...planLines(tables, terminal, nameWidth),
    ...remarks.flatMap((remark) => noteLines(remark, terminal)),
  ];
}

function eventLines(
  event: Exclude<RunEvent, { kind: 'progress' | 'constraining' | 'certifying' }>,
  terminal: Terminal,
): readonly string[] {
  switch (event.kind) {
    case 'way':
      return wrapText(wayText(event), terminal.width(), '  ').map(terminal.style.dim);
    case 'truncating':
      return noteLines(
        `${formatNumberOf(event.rows, 'row')} of ${formatNumberOf(event.tables, 'table')} will be deleted first.`,
        terminal,
      );
    case 'triggers_off':
      return noteLines(`${event.reason} The load goes on without ${event.triggers.join(', ')}.`, terminal);
    case 'note':
      return noteLines(event.message, terminal);
    case 'reconnecting':
      return noteLines(`The connection was lost; trying again. ${event.reason}`, terminal);
  }
}

function wayText({ way, reason, resumed, loaded }: Extract<RunEvent, { kind: 'way' }>): string {
  if (loaded) return 'All its rows were loaded before. What is left is the certificate.';
  return resumed ? 'Resumed where it stopped.' : `${WAYS[way]}: ${printable(reason)}.`;
}

const progressText = ({ table, rows, of }: Extract<RunEvent, { kind: 'progress' }>): string =>
  `${printable(table)}: ${formatCount(rows)} of ${formatNumberOf(of, 'row')} (${Math.floor((100 * rows) / of)}%)`;

function outcomeLines(
  { rows, bytes, seconds, certificate, exactly_once: isKept }: RunOutcome,
  { tables, undo }: LoadFacts,
  terminal: Terminal,
  nameWidth: number,
): readonly string[] {
  const { style } = terminal;
  const off = triggersOffText(certificate);
  const place = new Map(tables.map(({ name }, index) => [name, index]));
  const ordered = certificate.tables.toSorted((a, b) => (place.get(a.name) ?? 0) - (place.get(b.name) ?? 0));
  const all = seconds.prepare + seconds.load + seconds.constrain + seconds.certify + seconds.checksum;
  const parts = [
    `load ${formatSeconds(seconds.load)}${bytes > 5e6 ? ` at ${formatBytes(bytes / Math.max(seconds.load, 0.001))}/s` : ''}`,
    `constraints ${formatSeconds(seconds.constrain)}`,
    `certificate ${formatSeconds(seconds.certify)}`,
    ...(seconds.checksum < 0.005 ? [] : [`checksum ${formatSeconds(seconds.checksum)}`]),
  ];
  const verdict =
    (certificate.differences ?? 0) === 0
      ? style.green('Done.')
      : style.red('Not done: others have changed what was loaded.');
  return [
    ...certificateLines({ ...certificate, tables: ordered }, terminal, nameWidth),
    '',
    ...wrapText(certificateSummary(certificate, terminal), terminal.width(), '  '),
    ...wrapText(
      `${verdict} ${style.bold(`${formatNumberOf(rows, 'row')} in ${formatSeconds(all)}`)} (${parts.join(', ')}).`,
      terminal.width(),
      '  ',
    ),
    ...(off === undefined ? [] : noteLines(off, terminal)),
    style.dim(isKept ? `To take them back: ${undo}` : 'Without a lasting ledger they cannot be taken back.'),
  ];
}
