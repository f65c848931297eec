import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Rows of several kinds have texts that begin differently, and those of one kind never repeat. */
export function byKinds({ target, set, facts }: UniqueTask): string | undefined {
  const [name, ...others] = set.columns;
  const plan = target.columns.get(name ?? '');
  if (plan === undefined || others.length > 0 || plan.source.kind !== 'variants') return undefined;
  if (!target.kinds.some(({ asks }) => asks.some(({ column }) => column === plan.name))) return undefined;
  const isEnough = plan.source.sources.every((source) => {
    if (source === null) return false;
    const alone = { ...plan, source };
    return canBeDistinct(alone) && capacityOf(target, alone, facts) >= target.rows;
  });
  if (!isEnough) return undefined;
  target.columns.set(plan.name, { ...plan, unique: true, null_fraction: 0 });
  return `${plan.name} begins differently for each kind of row, and never repeats within it`;
}
