import { ownerWithin } from './identifies-parent.ts';
import type { UniqueTask } from './unique-task.ts';

/** A number among the rows of one owner counts them: 1, 2, 3, … */
export function byPlace(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const owner = ownerWithin(task);
  if (owner?.strategy?.kind !== 'fan_out') return undefined;
  const free = set.columns.find((name) => {
    if (target.distinct.has(name)) return false;
    const source = target.columns.get(name)?.source;
    if (source?.kind === 'derive') return source.expression.op === 'call' && source.expression.name === 'place';
    return (
      source?.kind === 'generator' &&
      source.generator === 'integer' &&
      !target.columnRules.has(name) &&
      !target.solved.has(name)
    );
  });
  const plan = free === undefined ? undefined : target.columns.get(free);
  if (plan === undefined) return undefined;
  const expression = { op: 'call', name: 'place', args: [] } as const;
  target.columns.set(plan.name, {
    ...plan,
    source: { kind: 'derive', expression },
    null_fraction: 0,
    reason: `counts the rows of one row of ${owner.to}`,
  });
  return `${plan.name} counts the rows of each row of ${owner.to}`;
}
