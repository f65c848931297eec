import { add, type Node, subtract } from '../compile/node.ts';
import type { RowScope } from '../compile/row-scope.ts';
import type { ReferencePlan, ReferenceStrategy } from '../plan/plan.ts';
import { numberBelow } from '../random/draw-node.ts';

/** A parent below the same ancestor (a tenant): drawn from the ancestor's own contiguous rows, so that both keys hold. */
export function sharedRow(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Extract<ReferenceStrategy, { kind: 'shared' }>,
): Node {
  const anchor = strategy.path.reduce((at, step) => at.parent(step), scope);
  const { first, end } = anchor.children(reference.to);
  const { plan } = scope.run;
  return add(
    first,
    numberBelow(
      scope.draws(reference.columns.at(-1) ?? ''),
      subtract(end, first),
      plan.engine_version,
      plan.seed,
      scope.table.name,
      reference.name,
      'shared',
    ),
  );
}
