import { keepSlots } from '../keep-slots.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Two columns of which a CHECK asks that the second comes after the first, each in a key: no two rows' ranges meet. */
export function byRanges(task: UniqueTask): string | undefined {
  const { target, set } = task;
  for (const name of set.columns) {
    const range = rangeOf(task, name);
    const [from, to] = (range ?? []).map((end) => target.columns.get(end));
    if (from === undefined || to === undefined || from.null_fraction > 0) continue;
    if (from.source.kind !== 'derive' && to.source.kind !== 'derive') continue;
    // Where the first never repeats in the whole table, its stretches are those of the table.
    const columns = from.unique === true ? [name] : set.columns;
    const reason = keepSlots({ ...task, set: { ...set, columns } }, { from: from.name, to: { column: to.name } });
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** The two ends that a CHECK orders, of which the column is one, where nothing else is asked of them. */
function rangeOf({ target }: UniqueTask, name: string): readonly [string, string] | undefined {
  const group = target.solution.groups.find(({ columns }) => columns.includes(name));
  const [variant, ...others] = group?.variants ?? [];
  const [relation, ...further] = variant?.relations ?? [];
  if (others.length > 0 || further.length > 0 || relation?.kind !== 'order') return undefined;
  return relation.offset === undefined ? [relation.lesser, relation.greater] : undefined;
}
