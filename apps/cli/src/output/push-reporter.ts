import type { Certificate, Generation } from '@rowloom/contract';
import { nameColumn } from './active-line.ts';
import { certificateLines, certificateSummary } from './certificate-lines.ts';
import { formatCount, formatNumberOf, formatSeconds } from './format-number.ts';
import { loadBoard, type LoadBoard } from './load-board.ts';
import { noteLines } from './note-lines.ts';
import { phaseText } from './phase-text.ts';
import { printable } from './printable.ts';
import { makeRunClock, type RunClock, type RunPhase } from './run-clock.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart } from './text-width.ts';
import { eachAtMost } from './throttle.ts';
import { wrapText } from './wrap-text.ts';

/** Reports the progress of a run on the service: every record of it, including the first and the last. */
export type PushReporter = {
  readonly start: (run: Generation) => void;
  readonly progress: (run: Generation) => void;
  readonly note: (text: string) => void;
  readonly end: (run: Generation, certificate: Certificate | undefined) => void;
  /** Removes temporary output, before an error is printed. */
  readonly abandon: () => void;
};

const LINE_EVERY = 10_000;

const nothing = (): void => undefined;

const quietPushReporter: PushReporter = {
  start: nothing,
  progress: nothing,
  note: nothing,
  end: nothing,
  abandon: nothing,
};

/** One JSON object a line, each with the whole record. */
export function jsonPushReporter(write: (text: string) => void): PushReporter {
  const tell = (event: string, rest: object): void => write(`${JSON.stringify({ event, ...rest })}\n`);
  return {
    start: (generation) => tell('start', { generation }),
    progress: (generation) => tell('progress', { generation }),
    note: (message) => tell('note', { message }),
    end: (generation, certificate) => tell('end', { generation, certificate: certificate ?? null }),
    abandon: nothing,
  };
}

/** The same screen as for a local run: the tables, those in progress, the certificate, the total. */
export function textPushReporter(terminal: Terminal): PushReporter {
  const isLive = terminal.isTTY && process.env['TERM'] !== 'dumb';
  const isDue = eachAtMost(100);
  // The service reads rows back within its certificate.
  const clock = makeRunClock({ without: ['checksum'] });
  let board: LoadBoard | undefined;
  let latest: Generation | undefined;
  // The service sends a message when something changes; during a phase, a log gets lines anyway.
  const beat = isLive ? undefined : setInterval(() => latest && terminal.line(progressText(latest, clock)), LINE_EVERY);
  beat?.unref();
  const say = (lines: readonly string[]): void => {
    board?.erase();
    for (const line of lines) terminal.line(line);
  };
  return {
    start(run) {
      const nameWidth = widthOf(run, terminal);
      latest = run;
      say(startLines(run, terminal, nameWidth));
      const tables = run.tables.map(({ rows_requested: rows }) => ({ rows }));
      if (isLive) board = loadBoard(terminal, { tables, clock }, nameWidth);
    },
    progress(run) {
      latest = run;
      // A phase that is reported while nothing is due is still recorded.
      follow(clock, run);
      if (board === undefined || !isDue()) return;
      show(board, run);
      board.draw();
    },
    note: (text) => say(noteLines(text, terminal)),
    end(run, certificate) {
      clearInterval(beat);
      say(endLines(run, certificate, terminal));
    },
    abandon() {
      clearInterval(beat);
      board?.erase();
    },
  };
}

const widthOf = ({ tables }: Generation, terminal: Terminal): number =>
  nameColumn(
    tables.map(({ name }) => name),
    terminal.width(),
  );

function show(board: LoadBoard, { status, tables }: Generation): void {
  for (const { name, rows_generated, rows_requested, status: state } of tables)
    if (state !== 'waiting') board.progress(name, rows_generated, rows_requested);
  if (status === 'queued') board.step('Waiting for a worker …');
}

const PHASES: Readonly<Record<string, RunPhase>> = { constraining: 'keys', certifying: 'certificate' };

function follow(clock: RunClock, { phase, rows_generated, rows_requested }: Generation): void {
  if (clock.phase() === 'rows') clock.progress(rows_generated, rows_requested);
  const entered = phase === null ? undefined : PHASES[phase];
  if (entered !== undefined) clock.enter(entered);
}

function startLines(run: Generation, { style, width }: Terminal, nameWidth: number): readonly string[] {
  const { target, mode, rows_requested, tables, seed, id } = run;
  const place =
    target === null
      ? 'Rehearsal: rows are made, checked and discarded; they count as usage'
      : `${target.name} (${target.kind}), ${mode}`;
  const digits = Math.max(0, ...tables.map((table) => formatCount(table.rows_requested).length));
  return [
    style.bold(printable(place)),
    ...wrapText(
      `${formatNumberOf(rows_requested, 'row')} for ${formatNumberOf(tables.length, 'table')}, seed ${seed}, run ${id}`,
      width(),
      '  ',
    ),
    ...tables.map(({ name, rows_requested: rows }) => {
      const shown = padEnd(cutToWidth(printable(name), nameWidth), nameWidth);
      return `  ${shown}${style.dim(`  ${padStart(formatCount(rows), digits)}${rows === 1 ? ' row' : ' rows'}`)}`;
    }),
  ];
}

function progressText({ status, rows_generated, rows_requested }: Generation, clock: RunClock): string {
  if (status === 'queued') return 'Waiting for a worker …';
  if (clock.phase() !== 'rows') return phaseText(clock);
  const share = rows_requested === 0 ? 100 : Math.floor((100 * rows_generated) / rows_requested);
  return phaseText(clock, `${formatCount(rows_generated)} of ${formatCount(rows_requested)} (${share}%)`);
}

function endLines(run: Generation, certificate: Certificate | undefined, terminal: Terminal): readonly string[] {
  const { style, width } = terminal;
  const seconds = (run.duration_ms ?? 0) / 1000;
  const rate =
    run.rows_per_second === null ? '' : `, ${formatNumberOf(Math.round(run.rows_per_second), 'row')} a second`;
  const done = `${formatNumberOf(run.rows_generated, 'row')} in ${formatSeconds(seconds)}`;
  return [
    ...(certificate === undefined
      ? []
      : [
          ...certificateLines(certificate, terminal, widthOf(run, terminal)),
          '',
          ...wrapText(certificateSummary(certificate, terminal), width(), '  '),
        ]),
    ...wrapText(`${style.green('Done.')} ${style.bold(done)}${rate}.`, width(), '  '),
    ...(run.export_id === null ? [] : [style.dim(`Export: ${run.export_id}`)]),
  ];
}

export function choosePushReporter({ json, quiet }: { readonly json: boolean; readonly quiet: boolean }): PushReporter {
  const terminal = openTerminal(process.stdout);
  if (json) return jsonPushReporter(terminal.write);
  return quiet ? quietPushReporter : textPushReporter(terminal);
}
