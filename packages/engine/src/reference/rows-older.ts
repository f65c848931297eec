import { type RunContext, tableOf } from '../compile/run-context.ts';
import { DAY_MICROS } from '../encode/write-time.ts';
import { placeBefore } from '../generators/calendar.ts';
import { calendarOf } from '../generators/calendar-option.ts';
import { momentRange } from '../generators/moment.ts';
import type { ColumnSource } from '../plan/plan.ts';
import { fanOutOf } from './child-range.ts';
import { FanOutCursor, firstChild } from './fan-out-cursor.ts';

/**
 * How many rows of a table, from its first, are so many days old: by the first of its columns that rises with the row's
 * number, else by its owner's. All of them where nothing rises.
 */
export function rowsOlder(run: RunContext, table: string, days: number): number {
  const { plan, owning } = tableOf(run, table);
  const rising = plan.columns.map(({ source }) => source).find(isRising);
  if (rising !== undefined) {
    const calendar = calendarOf(rising.options, momentRange(rising.options, run.asOf));
    const place = placeBefore(calendar, (run.asOf - days * DAY_MICROS) / 1_000_000);
    return place < 0 ? 0 : Math.min(plan.rows, Math.floor((place / calendar.slots) * plan.rows) + 1);
  }
  const owner = plan.references[owning];
  if (owner?.strategy.kind !== 'fan_out') return plan.rows;
  const fan = fanOutOf(run, table);
  const old = rowsOlder(run, owner.to, days);
  return old >= fan.parents ? plan.rows : firstChild(new FanOutCursor(fan, true), old);
}

type Rising = Extract<ColumnSource, { kind: 'generator' }>;

const isRising = (source: ColumnSource): source is Rising =>
  source.kind === 'generator' && source.options['rise'] === true;
