import { lowerRows } from '../../draft/lower-rows.ts';
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
  const step = kind === 'date' ? number(Math.ceil(days)) : interval(Math.ceil(days * DAY));
  const count = call(perOwner ? 'place' : 'row_number');
  const expression = calculate(call(kind === 'date' ? 'current_date' : 'now'), '-', calculate(count, '*', step));
  if (target.solved.has(plan.name)) target.replaced.add(plan.name);
  target.columns.set(plan.name, {
    ...plan,
    source: { kind: 'derive', expression },
    null_fraction: set.filled.includes(plan.name) ? 0 : plan.null_fraction,
    reason: `${plan.reason}; a key allows one row for each ${set.period?.unit}`,
  });
  return `${plan.name} lies in another ${set.period?.unit} in each row${perOwner ? ' of an owner' : ''}`;
}
