import { identifiesParent } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

const OWN_ROWS: ReadonlySet<string> = new Set(['fan_out', 'scatter', 'one_to_one', 'junction']);

/** A single row differs from those of other runs where it refers to a row of its own run. */
export function byNewParent({ draft, target, set }: UniqueTask): string | undefined {
  if (target.rows > 1) return undefined;
  const areNullsEqual = set.unique?.nulls_not_distinct === true;
  const found = target.references.some(
    (reference) =>
      !reference.absent &&
      OWN_ROWS.has(reference.strategy?.kind ?? '') &&
      (draft.tables.get(reference.to)?.rows ?? 0) > 0 &&
      !(reference.nullable && (areNullsEqual || reference.columns.some((name) => set.filled.includes(name)))) &&
      identifiesParent(draft, set, reference),
  );
  return found ? 'the one row refers to a row of its own run' : undefined;
}
