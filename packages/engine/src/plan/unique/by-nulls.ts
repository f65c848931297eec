import type { TableDraft } from '../draft.ts';
import { firstRow } from './first-row.ts';
import { ownerWithin } from './identifies-parent.ts';
import type { UniqueTask } from './unique-task.ts';

/** NULLs are distinct: the column holds a value in one row of each owner only. */
export function byNulls(task: UniqueTask): string | undefined {
  const { target, set } = task;
  if (set.kind === 'primary_key' || set.unique?.nulls_not_distinct === true) return undefined;
  const plan = set.columns
    .map((name) => target.columns.get(name))
    .find(
      (item) =>
        item !== undefined &&
        item.source.kind !== 'reference' &&
        item.source.kind !== 'omit' &&
        isNullable(target, item.name),
    );
  if (plan === undefined) return undefined;
  const perOwner = ownerWithin(task) !== undefined;
  target.columns.set(plan.name, {
    ...plan,
    null_fraction: 0,
    source: { kind: 'when', test: firstRow(perOwner), then: plan.source, otherwise: null },
  });
  return `${plan.name} is NULL in all rows but one${perOwner ? ' of each owner' : ''}`;
}

function isNullable(target: TableDraft, name: string): boolean {
  return target.table.columns.find((column) => column.name === name)?.nullable === true;
}
