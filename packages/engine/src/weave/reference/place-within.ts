import { type Node, subtract } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';

/** The row's position among its owner's rows, from 0; they all belong to this run. */
export function placeWithin(scope: RowScope, reference: number): { readonly place: Node; readonly owner: RowScope } {
  const owner = scope.parent(reference);
  return { place: subtract(scope.row, owner.children(scope.table.name).first), owner };
}
