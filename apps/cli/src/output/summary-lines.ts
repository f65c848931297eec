import { join } from 'node:path';
import { EXPORT_FILE } from '@rowloom/databases';
import { formatBytes, formatNumberOf, formatSeconds } from './format-number.ts';
import type { RunSummary } from './reporter.ts';
import type { Terminal } from './terminal.ts';
import { padEnd } from './text-width.ts';

/** What was done, how to have it again, and what to try next. */
export function summaryLines({ written, seconds, to, again, next }: RunSummary, { style }: Terminal): readonly string[] {
  const rows = written.reduce((sum, table) => sum + table.rows, 0);
  const bytes = written.reduce((sum, table) => sum + table.bytes, 0);
  const packed = written.reduce((sum, table) => sum + table.fileBytes, 0);
  const size = packed === bytes ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatBytes(packed)} on disk)`;
  const speed = `${formatBytes(bytes / Math.max(seconds, 0.001))}/s`;
  const what = `${formatNumberOf(rows, 'row')} in ${formatNumberOf(written.length, 'table')}, ${size} in ${formatSeconds(seconds)} (${speed})`;
  if (to === '-') return [style.bold(what), style.dim(`The same again: ${again}`)];
  const width = Math.max(...next.map(([command]) => command.length)) + 2;
  return [
    '',
    `${style.green('Done.')} ${style.bold(what)} → ${style.bold(to)}`,
    '',
    'The same rows again, anywhere:',
    `  ${style.cyan(again)}`,
    `${join(to, EXPORT_FILE)} is the whole recipe, without the rows.`,
    '',
    'What to try next:',
    ...next.map(([command, meaning]) => `  ${style.cyan(padEnd(command, width))}${style.dim(meaning)}`),
  ];
}
