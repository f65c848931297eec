import type { TableProgress } from '@rowloom/databases';
import { activeLine, type Look, nameColumn } from './active-line.ts';
import { fitParts } from './fit-parts.ts';
import { formatBytes, formatCount, formatNumberOf, formatSeconds, formatShort } from './format-number.ts';
import { rowsText } from './phase-text.ts';
import { printable } from './printable.ts';
import type { Reporter } from './reporter.ts';
import { makeRunClock } from './run-clock.ts';
import { summaryLines } from './summary-lines.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart } from './text-width.ts';
import { eachAtMost } from './throttle.ts';

// From the first cell on: the terminal's echo of ^C would push everything to the right.
const CLEAR = '\r\u001b[2K';
const UP_AND_CLEAR = `\u001b[1A${CLEAR}`;

type Active = { readonly began: number; progress: TableProgress };

/** A line for each table: finished ones stay, those in progress are redrawn up to ten times a second. */
export function terminalReporter(terminal: Terminal): Reporter {
  const { style } = terminal;
  const active = new Map<string, Active>();
  const isDue = eachAtMost(100);
  const clock = makeRunClock({ without: ['keys', 'checksum', 'certificate'] });
  const done = new Map<string, { readonly rows: number; readonly isDone: boolean }>();
  let total = 0;
  let tablesCount = 0;
  let nameWidth = 0;
  let drawn = 0;
  // A table starts about when the chunk before its first one was reported.
  let heard = performance.now();

  const erase = (): string => {
    const lines = CLEAR + UP_AND_CLEAR.repeat(drawn);
    drawn = 0;
    return lines;
  };
  const wholeText = (): string => rowsText(clock, [...done.values()], { rows: total, tables: tablesCount });
  const draw = (finished = ''): void => {
    const now = performance.now();
    const look = { style, width: terminal.width(), nameWidth };
    const lines = [...active.values()].map(({ began, progress }) =>
      activeLine({ ...progress, seconds: (now - began) / 1000, isPart: tablesCount > 1 }, look),
    );
    if (active.size > 0 && tablesCount > 1) lines.push(style.dim(cutToWidth(wholeText(), terminal.width() - 1)));
    const text = erase() + finished + lines.map((line) => `${line}\n`).join('');
    drawn = lines.length;
    if (text !== '') terminal.write(text);
  };
  return {
    start({ tables, remarks }) {
      total = tables.reduce((sum, { rows }) => sum + rows, 0);
      tablesCount = tables.length;
      const names = tables.map(({ name }) => name);
      nameWidth = nameColumn(names, terminal.width(), 28);
      for (const remark of remarks) terminal.line(`${style.yellow('note')} ${remark}`);
      heard = performance.now();
    },
    progress(table) {
      const known = active.get(table.name) ?? { began: heard, progress: table };
      known.progress = table;
      done.set(table.name, { rows: table.rowsDone, isDone: table.isDone });
      heard = performance.now();
      if (!table.isDone) {
        active.set(table.name, known);
        if (isDue()) draw();
        return;
      }
      active.delete(table.name);
      draw(`${doneLine(table, { style, width: terminal.width(), nameWidth }, (heard - known.began) / 1000)}\n`);
    },
    end(summary) {
      terminal.write(erase());
      for (const line of summaryLines(summary, terminal)) terminal.line(line);
    },
    abandon: () => terminal.write(erase()),
  };
}

function doneLine({ name, rows, bytes }: TableProgress, { style, width, nameWidth }: Look, seconds: number): string {
  const title = `${style.green('✓')} ${padEnd(cutToWidth(printable(name), nameWidth), nameWidth)}`;
  const parts = [
    padStart(formatNumberOf(rows, 'row').padEnd(formatCount(rows).length + 5), 18),
    padStart(formatBytes(bytes), 9),
  ];
  if (seconds >= 1)
    parts.push(padStart(`${formatShort(rows / seconds)} rows/s`, 13), padStart(formatSeconds(seconds), 10));
  return title + fitParts(parts, width - nameWidth - 3);
}
