import type { RunEvent, RunOutcome } from '@rowloom/runner';
import { nameColumn } from './active-line.ts';
import { certificateLines, certificateSummary, triggersOffText } from './certificate-lines.ts';
import { formatBytes, formatCount, formatNumberOf, formatSeconds } from './format-number.ts';
import { loadBoard, type LoadBoard } from './load-board.ts';
import type { LoadFacts, LoadReporter } from './load-reporter.ts';
import { noteLines } from './note-lines.ts';
import { phaseText } from './phase-text.ts';
import { planLines } from './plan-lines.ts';
import { makeRunClock, type RunClock, type RunPhase } from './run-clock.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { eachAtMost } from './throttle.ts';
import { wrapText } from './wrap-text.ts';

const WAYS = {
  one_transaction: 'Rows first, constraints after them, all in one transaction',
  chunks: 'Chunk by chunk',
  chunks_unconstrained: 'Chunk by chunk, constraints after the rows',
} as const;

/** A plan line for each table, what happens meanwhile at the foot of the screen, a certificate line for each table, the sum. */
export function textLoadReporter(facts: LoadFacts, terminal: Terminal): LoadReporter {
  const isLive = terminal.isTTY && process.env['TERM'] !== 'dumb';
  const nameWidth = nameColumn(
    facts.tables.map(({ name }) => name),
    terminal.width(),
  );
  const isDue = eachAtMost(isLive ? 100 : 10_000);
  if (!isLive) isDue();
  const clock = makeRunClock({ without: facts.isChecked ? [] : ['checksum'] });
  const loaded = new Map<string, number>();
  const total = facts.tables.reduce((sum, { rows }) => sum + rows, 0);
  let board: LoadBoard | undefined;
  let isStarted = false;
  // Some phases say nothing for minutes: they are told all the same.
  const tick = (): void => {
    if (!isStarted) return;
    if (board !== undefined) board.draw();
    else if (isDue()) terminal.line(phaseText(clock, ...countText(clock, loaded, total)));
  };
  const ticker = setInterval(tick, isLive ? 1000 : 10_000).unref();
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const line of startLines(facts, terminal, nameWidth)) terminal.line(line);
    if (isLive) board = loadBoard(terminal, { tables: facts.tables, clock }, nameWidth);
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
        loaded.set(event.table, event.rows);
        if (!isDue()) return;
        if (board === undefined) terminal.line(phaseText(clock, ...countText(clock, loaded, total)));
        else board.draw();
      } else if (event.kind === 'constraining' || event.kind === 'certifying' || event.kind === 'examining') {
        countText(clock, loaded, total);
        clock.enter(phaseOf(event, facts.isChecked));
        if (event.kind === 'examining' && event.part === 'checksum') clock.progress(event.rows, event.of);
        board?.draw();
      } else say(eventLines(event, terminal));
    },
    end(outcome) {
      clearInterval(ticker);
      start();
      say(outcomeLines(outcome, facts, terminal, nameWidth));
    },
    abandon: () => {
      clearInterval(ticker);
      board?.erase();
    },
  };
}

type PhaseEvent = Extract<RunEvent, { kind: 'constraining' | 'certifying' | 'examining' }>;

function phaseOf(event: PhaseEvent, isChecked: boolean): RunPhase {
  if (event.kind === 'constraining') return 'keys';
  if (event.kind === 'certifying') return isChecked ? 'checksum' : 'certificate';
  return event.part === 'checksum' ? 'checksum' : 'certificate';
}

/** How far the rows are, where it is about rows. */
function countText(clock: RunClock, loaded: ReadonlyMap<string, number>, total: number): readonly string[] {
  if (clock.phase() !== 'rows') return [];
  const done = [...loaded.values()].reduce((sum, rows) => sum + rows, 0);
  clock.progress(done, total);
  return [`${formatCount(done)} of ${formatCount(total)} (${total === 0 ? 100 : Math.floor((100 * done) / total)}%)`];
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
  event: Exclude<RunEvent, { kind: 'progress' } | PhaseEvent>,
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
      return noteLines(`${event.reason} The load continues without ${event.triggers.join(', ')}.`, terminal);
    case 'note':
      return noteLines(event.message, terminal);
    case 'reconnecting':
      return noteLines(`There is no connection; trying again. ${event.reason}`, terminal);
  }
}

function wayText({ way, reason, resumed, loaded }: Extract<RunEvent, { kind: 'way' }>): string {
  if (loaded) return 'All its rows were already loaded. Only the certificate is left.';
  return resumed ? 'Resumed where it stopped.' : `${WAYS[way]}: ${printable(reason)}.`;
}

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
  const { violations, differences = 0 } = certificate;
  const verdict =
    differences > 0
      ? style.red('Not done: others have changed what was loaded.')
      : violations > 0
        ? style.red('Not done: the certificate has found violations.')
        : style.green('Done.');
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
    style.dim(isKept ? `To undo: ${undo}` : 'Without a permanent ledger the run cannot be undone.'),
  ];
}
