import type { TableProgress } from '@rowloom/databases';
import {
  formatBytes,
  formatCount,
  formatNumberOf,
  formatRemaining,
  formatSeconds,
  formatShort,
} from './format-number.ts';
import { drawBar } from './draw-bar.ts';
import type { Reporter } from './reporter.ts';
import { summaryLines } from './summary-lines.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth, padEnd, padStart } from './text-width.ts';
import { eachAtMost } from './throttle.ts';

// From the first cell on: a ^C that the terminal has echoed would push everything to the right.
const CLEAR = '\r\u001b[2K';
const UP_AND_CLEAR = `\u001b[1A${CLEAR}`;

type Active = { readonly began: number; progress: TableProgress };

/** A line for each table: finished ones stay, those on their way are drawn again up to ten times a second. */
export function terminalReporter(terminal: Terminal): Reporter {
  const { style } = terminal;
  const active = new Map<string, Active>();
  const isDue = eachAtMost(100);
  let nameWidth = 0;
  let drawn = 0;
  // A table is taken up about when the chunk before its first one was heard of.
  let heard = performance.now();

  const erase = (): string => {
    const lines = CLEAR + UP_AND_CLEAR.repeat(drawn);
    drawn = 0;
    return lines;
  };
  const draw = (finished = ''): void => {
    const lines = [...active.values()].map((table) => activeLine(table, { style, width: terminal.width(), nameWidth }));
    const text = erase() + finished + lines.map((line) => `${line}\n`).join('');
    drawn = lines.length;
    if (text !== '') terminal.write(text);
  };
  return {
    start({ tables, remarks }) {
      nameWidth = Math.min(28, Math.floor(terminal.width() / 3), Math.max(4, ...tables.map(({ name }) => name.length)));
      for (const remark of remarks) terminal.line(`${style.yellow('note')} ${remark}`);
      heard = performance.now();
    },
    progress(table) {
      const known = active.get(table.name) ?? { began: heard, progress: table };
      known.progress = table;
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

type Look = { readonly style: Terminal['style']; readonly width: number; readonly nameWidth: number };

function doneLine({ name, rows, bytes }: TableProgress, { style, width, nameWidth }: Look, seconds: number): string {
  const title = `${style.green('✓')} ${padEnd(cutToWidth(name, nameWidth), nameWidth)}`;
  const parts = [
    padStart(formatNumberOf(rows, 'row').padEnd(formatCount(rows).length + 5), 18),
    // Into a database they are not counted table by table.
    ...(bytes === 0 ? [] : [padStart(formatBytes(bytes), 9)]),
  ];
  if (seconds >= 1)
    parts.push(padStart(`${formatShort(rows / seconds)} rows/s`, 13), padStart(formatSeconds(seconds), 10));
  return title + fit(parts, width - nameWidth - 3);
}

function activeLine({ began, progress }: Active, { style, width, nameWidth }: Look): string {
  const seconds = (performance.now() - began) / 1000;
  const share = progress.rows === 0 ? 1 : progress.rowsDone / progress.rows;
  const rate = progress.rowsDone / Math.max(seconds, 0.001);
  const parts = [
    padStart(`${Math.floor(share * 100)}%`, 5),
    padStart(`ETA ${formatRemaining((progress.rows - progress.rowsDone) / rate)}`, 11),
    padStart(`${formatShort(rate)} rows/s`, 15),
    ...(progress.bytes === 0 ? [] : [padStart(formatBytes(progress.bytes), 10)]),
  ];
  const room = width - nameWidth - 3;
  const facts = fit(parts, room - 10);
  const bar = Math.min(30, room - facts.length);
  return `${style.cyan('→')} ${padEnd(cutToWidth(progress.name, nameWidth), nameWidth)} ${drawBar(share, bar, style)}${facts}`;
}

/** As many of the parts, in their order, as there is room for. */
function fit(parts: readonly string[], room: number): string {
  let text = '';
  for (const part of parts) if (text.length + part.length <= room) text += part;
  return text;
}
