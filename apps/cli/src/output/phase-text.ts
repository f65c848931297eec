import { formatCount, formatRemaining } from './format-number.ts';
import type { RunClock, RunPhase } from './run-clock.ts';

/** The description of each phase for first-time readers. */
const DOING: Readonly<Record<RunPhase, string>> = {
  rows: 'rows are loaded',
  keys: 'keys and constraints are added and validated',
  checksum: 'rows are read back and compared with the plan',
  certificate: 'every constraint is examined over all rows',
};

/**
 * `checksum, 12 s left: rows are read back …; then certificate`; the most important part comes first, for short lines.
 */
export function phaseText(clock: RunClock, detail = DOING[clock.phase()]): string {
  const left = clock.left();
  const next = clock.next();
  return [
    clock.phase(),
    ...(left === undefined ? [] : [`, ${formatRemaining(Math.max(1, left))} left`]),
    `: ${detail}`,
    ...(next.length === 0 ? [] : [`; then ${next.join(', ')}`]),
  ].join('');
}

/** The progress of the rows of all tables, which is also passed to the clock. */
export function rowsText(
  clock: RunClock,
  tables: readonly { readonly rows: number; readonly isDone: boolean }[],
  all: { readonly rows: number; readonly tables: number },
): string {
  const done = tables.reduce((sum, { rows }) => sum + rows, 0);
  const finished = tables.filter(({ isDone }) => isDone).length;
  clock.progress(done, all.rows);
  return phaseText(clock, `${formatCount(done)} of ${formatCount(all.rows)}, ${finished} of ${all.tables} tables`);
}
