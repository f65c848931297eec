import { type RunContext, tableOf } from '../graph/run-context.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import { placeBefore } from '../generators/time/calendar.ts';
import { calendarOf } from '../generators/time/calendar-option.ts';
import { momentRange } from '../generators/time/moment.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { type FanOut, makeFanOut } from './fan-out.ts';
import { firstChildOf } from './fan-out-cursor.ts';

const fanOuts = new WeakMap<RunContext, Map<string, FanOut>>();

/** How the rows of a table are shared out among its owner's; one object for the run, so that its table is made once. */
export function fanOutOf(run: RunContext, child: string): FanOut {
  const known = fanOuts.get(run) ?? new Map<string, FanOut>();
  fanOuts.set(run, known);
  const fan = known.get(child) ?? makeFanOutOf(run, child);
  known.set(child, fan);
  return fan;
}

function makeFanOutOf(run: RunContext, child: string): FanOut {
  const { plan, owning } = tableOf(run, child);
  const reference = plan.references[owning];
  if (reference === undefined || reference.strategy.kind !== 'fan_out') throw new Error(`${child} has no owner.`);
  const { min, max, shape, law, min_age: days } = reference.strategy;
  const all = tableOf(run, reference.to).plan.rows;
  const old = days === undefined ? all : rowsOlder(run, reference.to, days);
  // Whatever their age, there are as many as the rows need.
  const parents = Math.min(all, Math.max(1, old, Math.ceil(plan.rows / (max ?? plan.rows))));
  const options = {
    min,
    ...(max === null ? {} : { max }),
    ...(shape === null ? {} : { shape }),
    ...(law === undefined ? {} : { law }),
  };
  return makeFanOut(parents, plan.rows, options, run.plan.engine_version, run.plan.seed, child, reference.name);
}

/**
 * How many rows of a table, from its first, are so many days old: by the first of its columns that rises with the row's
 * number, else by its owner's. All of them where nothing rises.
 */
function rowsOlder(run: RunContext, table: string, days: number): number {
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
  return old >= fan.parents ? plan.rows : firstChildOf(fan, old);
}

type Rising = Extract<ColumnSource, { kind: 'generator' }>;

const isRising = (source: ColumnSource): source is Rising =>
  source.kind === 'generator' && source.options['rise'] === true;
