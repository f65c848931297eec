import type { Expression } from '../../../language/expression/expression.ts';
import { columnsOf } from '../../../language/expression/walk-expression.ts';
import { capacityOf } from '../capacity.ts';
import { lowerRows } from '../../draft/lower-rows.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { byOwner } from './by-owner.ts';
import { ownerWithin } from '../identifies-parent.ts';
import { reachBack } from '../reach-back.ts';
import type { UniqueTask } from '../unique-task.ts';

const STEPS: ReadonlySet<unknown> = new Set(['month', 'quarter', 'year']);

/**
 * `ends_on`, which is a month after `starts_on` by a CHECK. The last days of January all become the last of February, but
 * first days of months stay apart: those are what the other column holds.
 */
export function byMonths(task: UniqueTask, name: string, expression: Expression): string | undefined {
  const { draft, target, set, facts } = task;
  const [from, ...others] = new Set(columnsOf(expression));
  const plan = target.columns.get(from ?? '');
  if (from === undefined || from === name || others.length > 0 || plan === undefined) return undefined;
  const stepped = firstDays(plan);
  if (stepped === undefined || target.columnRules.has(from)) return undefined;
  const perOwner = plan.unique !== true && ownerWithin(task)?.strategy?.kind === 'fan_out';
  if (perOwner) {
    target.columns.set(from, reachBack({ ...target, rows: OF_ONE_OWNER }, stepped));
    const columns = [...set.columns.filter((column) => column !== name), from];
    const reason = byOwner({ ...task, set: { ...set, columns } });
    if (reason !== undefined) return `${name} follows from ${from}, the first day of a month: ${reason}`;
  }
  const reaching = reachBack(target, stepped);
  const capacity = capacityOf(target, reaching, facts);
  const why = `${from} and ${name} have no more first days of months`;
  if (capacity >= target.rows || lowerRows(draft, target, capacity, why)) {
    target.columns.set(from, { ...reaching, unique: true });
    return `${name} follows from ${from}, the first day of a month, which never repeats`;
  }
  target.columns.set(from, plan);
  return undefined;
}

/** Ten years of them. */
const OF_ONE_OWNER = 120;

function firstDays(plan: ColumnPlan): ColumnPlan | undefined {
  const { source, unique: _unique, unique_within: _within, unique_product: _product, ...rest } = plan;
  if (source.kind !== 'generator' || (source.generator !== 'date' && source.generator !== 'timestamp'))
    return undefined;
  const { every, min, ...options } = source.options;
  if (STEPS.has(every)) return { ...rest, source };
  if (every !== undefined) return undefined;
  // How far back was for us to say.
  const isOurs = typeof min === 'string' && /^-\d+ years$/.test(min);
  const kept = min === undefined || isOurs ? options : { ...options, min };
  return { ...rest, source: { ...source, options: { ...kept, every: 'month' } } };
}
