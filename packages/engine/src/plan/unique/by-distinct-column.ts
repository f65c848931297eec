import { capacityOf } from '../capacity.ts';
import { isDistinct } from './is-distinct.ts';
import type { UniqueTask } from './unique-task.ts';

/** A column that never repeats already makes every tuple distinct. */
export function byDistinctColumn({ target, set, facts }: UniqueTask): string | undefined {
  const found = set.columns.find((name) => {
    const plan = target.columns.get(name);
    return (
      plan?.source.kind === 'omit' ||
      (plan !== undefined && isDistinct(plan) && capacityOf(target, plan, facts) >= target.rows)
    );
  });
  return found === undefined ? undefined : `${found} never repeats`;
}
