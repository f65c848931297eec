import { canBeDistinct, capacityOf } from '../capacity.ts';
import type { ColumnPlan } from '../plan.ts';
import type { UniqueTask } from './unique-task.ts';

/** A permutation of all tuples of the parents and the few values of the other columns. */
export function byProduct({ draft, target, set, facts }: UniqueTask): string | undefined {
  const references = target.references.filter(
    ({ columns, strategy, absent }) =>
      !absent &&
      strategy?.kind === 'scatter' &&
      columns.length > 0 &&
      columns.every((column) => set.columns.includes(column)),
  );
  const columns = set.columns
    .map((name) => target.columns.get(name))
    .filter((plan): plan is ColumnPlan => plan !== undefined && canBeDistinct(plan));
  const radices = [
    ...references.map(({ to }) => Math.max(1, draft.tables.get(to)?.rows ?? 1)),
    ...columns.map((plan) => capacityOf(target, plan, facts)),
  ];
  const size = radices.reduce((product, radix) => product * radix, 1);
  if (radices.length === 0 || size > 2 ** 52) return undefined;
  if (size < target.rows && target.exact) return undefined;
  if (size < target.rows) {
    draft.notes.push({
      code: 'rows_changed',
      path: `rows.${target.key}`,
      message: `${target.key} gets ${size} rows instead of ${target.rows}: (${set.columns.join(', ')}) has no more distinct tuples.`,
    });
    target.rows = size;
  }
  references.forEach((reference, position) => {
    reference.strategy = { kind: 'product', name: set.name, radices, position };
  });
  columns.forEach((plan, index) => {
    target.columns.set(plan.name, {
      ...plan,
      unique_product: { name: set.name, radices, position: references.length + index },
    });
  });
  return 'each tuple of values is taken once';
}
