import { formatCount, formatRemaining } from './format-number.ts';
import type { RunClock, RunPhase } from './run-clock.ts';

/** What each phase does, for whoever reads of it for the first time. */
const DOING: Readonly<Record<RunPhase, string>> = {
  rows: 'rows are loaded',
  keys: 'keys and constraints are added and validated',
  checksum: 'rows are read back and compared with the plan',
  certificate: 'every constraint is examined over all rows',
};

/** `checksum, 12 s left: rows are read back …; then certificate`; what matters most comes first, where lines are short. */
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

/** How far the rows of all tables are, which the clock is told too. */
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
