import { add, choose, type Node, operate, subtract } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { tableOf } from '../graph/run-context.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { numberBelow } from '../graph/draw-node.ts';
import { placeWithin } from './place-within.ts';

/**
 * A parent below the same ancestor (a tenant): drawn from the ancestor's own contiguous rows, so that both keys hold.
 */
export function sharedRow(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Extract<ReferenceStrategy, { kind: 'shared' }>,
): Node {
  const anchor = strategy.path.reduce((at, step) => at.parent(step), scope);
  const { first, end } = anchor.children(reference.to);
  if (strategy.beside !== undefined) {
    const { place, owner } = placeWithin(scope, strategy.beside);
    const next = add(add(owner.row, 1), place);
    return choose(operate('<', next, end), next, subtract(next, subtract(end, first)));
  }
  const { plan } = scope.run;
  const below = (count: Node | number): Node =>
    numberBelow(
      scope.draws(reference.columns.at(-1) ?? ''),
      count,
      plan.engine_version,
      plan.seed,
      scope.table.name,
      reference.name,
      'shared',
    );
  if (strategy.loose === true) {
    const count = subtract(end, first);
    const any = below(tableOf(scope.run, reference.to).plan.rows);
    return choose(operate('>', count, 0), add(first, below(operate('max', count, 1))), any);
  }
  const row = add(first, below(subtract(end, first)));
  // If the row has none of its own, the reference is NULL, and its value is unused.
  return strategy.path.length > 0
    ? row
    : operate('min', row, Math.max(0, tableOf(scope.run, reference.to).plan.rows - 1));
}
