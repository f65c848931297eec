import { capacityOf } from '../capacity.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { roomOf } from '../../../document/plan/room-of.ts';
import { isDistinct } from '../is-distinct.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A column that never repeats already makes every tuple distinct. */
export function byDistinctColumn({ target, set, facts }: UniqueTask): string | undefined {
  const found = set.columns.find((name) => {
    const plan = target.columns.get(name);
    if (plan === undefined || isLonger(plan, target.types.get(name), set.prefixes?.[name])) return false;
    if (plan.source.kind === 'omit') return true;
    // The row's number is never used up.
    return isDistinct(plan) && (plan.source.kind === 'derive' || capacityOf(target, plan, facts) >= target.rows);
  });
  return found === undefined ? undefined : `${found} never repeats`;
}

/** Whether the key sees only the beginning of the column's texts. */
function isLonger(plan: ColumnPlan, type: ColumnType | undefined, length: number | undefined): boolean {
  return length !== undefined && type !== undefined && (roomOf(plan, type) ?? Number.MAX_SAFE_INTEGER) > length;
}
