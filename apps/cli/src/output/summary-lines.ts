import { join } from 'node:path';
import { EXPORT_FILE } from '@rowloom/engine';
import { formatBytes, formatNumberOf, formatSeconds } from './format-number.ts';
import type { RunSummary } from './reporter.ts';
import type { Terminal } from './terminal.ts';
import { padEnd } from './text-width.ts';

/** What was done, how to repeat it, and what to try next. */
export function summaryLines({ written, seconds, to, again, next }: RunSummary, terminal: Terminal): readonly string[] {
  const { style } = terminal;
  const rows = written.reduce((sum, table) => sum + table.rows, 0);
  const bytes = written.reduce((sum, table) => sum + table.bytes, 0);
  const packed = written.reduce((sum, table) => sum + table.fileBytes, 0);
  const size = packed === bytes ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatBytes(packed)} on disk)`;
  // Below this only the program's start would be measured.
  const speed = bytes < 5e6 ? '' : ` (${formatBytes(bytes / Math.max(seconds, 0.001))}/s)`;
  const what = `${formatNumberOf(rows, 'row')} in ${formatNumberOf(written.length, 'table')}, ${size} in ${formatSeconds(seconds)}${speed}`;
  if (to === '-') return [style.bold(what), style.dim(`The same again: ${again}`)];
  return [
    '',
    `${style.green('Done.')} ${style.bold(what)} → ${style.bold(to)}`,
    '',
    `The same rows again, anywhere (${join(to, EXPORT_FILE)} is the whole recipe):`,
    `  ${style.cyan(again)}`,
    '',
    'What to try next:',
    ...nextLines(next, terminal),
  ];
}

/** Command and meaning side by side, or one below the other if that is too wide. */
function nextLines(next: RunSummary['next'], { style, width }: Terminal): readonly string[] {
  const widest = Math.max(...next.map(([command]) => command.length));
  const isWide = next.every(([, meaning]) => widest + meaning.length + 4 <= Math.min(width(), 140));
  return next.flatMap(([command, meaning]) =>
    isWide
      ? [`  ${style.cyan(padEnd(command, widest + 2))}${style.dim(meaning)}`]
      : [`  ${style.dim(`# ${meaning}`)}`, `  ${style.cyan(command)}`],
  );
}
