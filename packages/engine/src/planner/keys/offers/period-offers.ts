import { notToldApart } from '../../../document/plan/is-told-apart.ts';
import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, interval, number } from '../../../language/expression/make-expression.ts';
import { fanOutWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';
import type { Offer } from './column-offers.ts';

/** Days that are surely as long as the unit, so that two moments so far apart lie in different ones. */
const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  minute: 1 / 1440,
  day: 1,
  week: 7,
  month: 31,
  quarter: 92,
  year: 366,
};
const DAY = 86_400_000_000;
/** Years into the past that rows may reach. */
const YEARS = 300;

/** One row for each day, week or month: they go back in time in steps of that length. */
export function periodOffers({ target, set }: UniqueTask, count: 'place' | 'row_number'): readonly Offer[] {
  const { unit = '' } = set.period ?? {};
  const days = DAYS[unit];
  const plan = target.columns.get(set.period?.column ?? '');
  const kind = target.types.get(plan?.name ?? '')?.kind;
  if (days === undefined || plan === undefined || target.columnRules.has(plan.name)) return [];
  if ((kind !== 'timestamp' && kind !== 'date') || plan.source.kind === 'reference') return [];
  const periodic = {
    ...notToldApart(plan),
    source: { kind: 'derive', expression: stepBack(kind, days, count) },
    null_fraction: set.filled.includes(plan.name) ? 0 : plan.null_fraction,
    reason: `${plan.reason}; a key allows one row for each ${unit}`,
  } as const;
  return [{ plan: periodic, size: Math.floor((YEARS * 365) / days), told: `lies in a different ${unit} in each row` }];
}

function stepBack(kind: 'date' | 'timestamp', days: number, count: string): Expression {
  const step = kind === 'date' ? number(Math.ceil(days)) : interval(Math.ceil(days * DAY));
  return calculate(call(kind === 'date' ? 'current_date' : 'now'), '-', calculate(call(count), '*', step));
}

/** Whether the rows, or those of an owner that the key names, lie in different periods by their number. */
export function isPeriodic(task: UniqueTask): boolean {
  const { target, set } = task;
  const days = DAYS[set.period?.unit ?? ''];
  const plan = target.columns.get(set.period?.column ?? '');
  const kind = target.types.get(plan?.name ?? '')?.kind;
  if (days === undefined || plan?.source.kind !== 'derive' || (kind !== 'date' && kind !== 'timestamp')) return false;
  const expression = JSON.stringify(plan.source.expression);
  const counts = fanOutWithin(task) !== undefined ? ['place', 'row_number'] : ['row_number'];
  return Object.values(DAYS).some(
    (length) => length >= days && counts.some((count) => JSON.stringify(stepBack(kind, length, count)) === expression),
  );
}
