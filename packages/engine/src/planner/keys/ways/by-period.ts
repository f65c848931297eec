import { notToldApart } from '../../../document/plan/is-told-apart.ts';
import { lowerRows } from '../../draft/lower-rows.ts';
import type { Expression } from '../../../language/expression/expression.ts';
import { calculate, call, interval, number } from '../../../language/expression/make-expression.ts';
import { ownerWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

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
export function byPeriod(task: UniqueTask): string | undefined {
  const { draft, target, set } = task;
  const days = DAYS[set.period?.unit ?? ''];
  const plan = target.columns.get(set.period?.column ?? '');
  const kind = target.types.get(plan?.name ?? '')?.kind;
  if (days === undefined || plan === undefined || target.columnRules.has(plan.name)) return undefined;
  if ((kind !== 'timestamp' && kind !== 'date') || plan.source.kind === 'reference') return undefined;
  const owner = ownerWithin(task);
  const perOwner = owner?.strategy?.kind === 'fan_out';
  const most = Math.floor((YEARS * 365) / days);
  if (perOwner) owner.most = Math.min(owner.most ?? most, most);
  else if (target.rows > most && !lowerRows(draft, target, most, `${plan.name} has no more of them to tell rows apart`))
    return undefined;
  const expression = stepBack(kind, days, perOwner);
  if (target.solved.has(plan.name)) target.replaced.add(plan.name);
  target.columns.set(plan.name, {
    ...notToldApart(plan),
    source: { kind: 'derive', expression },
    null_fraction: set.filled.includes(plan.name) ? 0 : plan.null_fraction,
    reason: `${plan.reason}; a key allows one row for each ${set.period?.unit}`,
  });
  return `${plan.name} lies in another ${set.period?.unit} in each row${perOwner ? ' of an owner' : ''}`;
}

function stepBack(kind: 'date' | 'timestamp', days: number, perOwner: boolean): Expression {
  const step = kind === 'date' ? number(Math.ceil(days)) : interval(Math.ceil(days * DAY));
  const count = call(perOwner ? 'place' : 'row_number');
  return calculate(call(kind === 'date' ? 'current_date' : 'now'), '-', calculate(count, '*', step));
}

/** Whether the rows, or those of an owner that the key names, lie in different periods by their number. */
export function isPeriodic(task: UniqueTask): boolean {
  const { target, set } = task;
  const days = DAYS[set.period?.unit ?? ''];
  const plan = target.columns.get(set.period?.column ?? '');
  const kind = target.types.get(plan?.name ?? '')?.kind;
  if (days === undefined || plan?.source.kind !== 'derive' || (kind !== 'date' && kind !== 'timestamp')) return false;
  const expression = JSON.stringify(plan.source.expression);
  const owned = ownerWithin(task)?.strategy?.kind === 'fan_out' ? [true, false] : [false];
  return Object.values(DAYS).some(
    (length) =>
      length >= days && owned.some((perOwner) => JSON.stringify(stepBack(kind, length, perOwner)) === expression),
  );
}
