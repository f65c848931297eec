import { expressionsIn } from '../../document/plan/parts-of-source.ts';
import { callsAny } from '../../language/expression/walk-expression.ts';
import type { TableDraft } from './draft.ts';

/** Whether the table's rows are counted within their owner somewhere: then the owner must be kept. */
export function usesPlace({ columns, references, owning }: TableDraft): boolean {
  if (owning < 0) return false;
  const counted = [...columns.values()].some(
    (plan) =>
      plan.unique_within !== undefined ||
      plan.unique_product?.within !== undefined ||
      expressionsIn(plan.source).some((made) => callsAny(made, 'place', 'places')),
  );
  return (
    counted ||
    references.some(
      ({ strategy }) =>
        ((strategy?.kind === 'tree' || strategy?.kind === 'product') && strategy.within === owning) ||
        ((strategy?.kind === 'shared' || strategy?.kind === 'through') && strategy.path[0] === owning),
    )
  );
}
