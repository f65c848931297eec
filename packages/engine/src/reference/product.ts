import { call, type Node } from '../compile/node.ts';
import type { RowScope } from '../compile/row-scope.ts';
import type { ProductPart, TablePlan } from '../plan/plan.ts';
import { makePermutation, permute } from '../random/permute.ts';

/** One digit of the row's place in a permutation of the whole product space. */
export function productDigit(scope: RowScope, part: ProductPart): Node {
  const { plan } = scope.run;
  const size = part.radices.reduce((product, radix) => product * radix, 1);
  const place = scope.once(`product/${part.name}`, () =>
    // A tuple with a parent of this run is new whatever else it holds; among values alone earlier runs' tuples are taken.
    hasParent(scope.table.plan, part)
      ? call(
          permute,
          makePermutation(size, plan.engine_version, plan.seed, scope.table.name, 'product', part.name),
          scope.row,
          0,
        )
      : call(
          permute,
          makePermutation(size, plan.engine_version, scope.table.name, 'product', part.name),
          scope.number,
          0,
        ),
  );
  const below = part.radices.slice(0, part.position).reduce((product, radix) => product * radix, 1);
  return call(digitOf, place, below, part.radices[part.position] ?? 1);
}

export function hasParent({ references }: Pick<TablePlan, 'references'>, part: Pick<ProductPart, 'name'>): boolean {
  return references.some(({ strategy }) => strategy.kind === 'product' && strategy.name === part.name);
}

export function digitOf(value: number, unit: number, radix: number): number {
  const shifted = Math.floor(value / unit);
  return shifted - Math.floor(shifted / radix) * radix;
}
