import { call, type Node } from '../compile/node.ts';
import type { RowScope } from '../compile/row-scope.ts';
import type { ProductPart } from '../plan/plan.ts';
import { makePermutation, permute } from '../random/permute.ts';

/** One digit of the row's place in a permutation of the whole product space. */
export function productDigit(scope: RowScope, part: ProductPart): Node {
  const { plan } = scope.run;
  const size = part.radices.reduce((product, radix) => product * radix, 1);
  const place = scope.once(`product/${part.name}`, () =>
    call(
      permute,
      makePermutation(size, plan.engine_version, plan.seed, scope.table.name, 'product', part.name),
      scope.row,
      0,
    ),
  );
  const below = part.radices.slice(0, part.position).reduce((product, radix) => product * radix, 1);
  return call(digitOf, place, below, part.radices[part.position] ?? 1);
}

export function digitOf(value: number, unit: number, radix: number): number {
  const shifted = Math.floor(value / unit);
  return shifted - Math.floor(shifted / radix) * radix;
}
