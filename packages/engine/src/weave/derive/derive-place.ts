import { add, choose, type Node, operate, subtract } from '../graph/node.ts';
import { isNumeric } from '../graph/convert-value.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { type Builder, type DeriveContext, present } from './derive-context.ts';

type Scope = DeriveContext['scope'];

/** The row's position among its owner's rows, from 1, and their number. */
function placeOf(scope: Scope): { readonly place: Node; readonly count: Node } {
  if (scope.table.owning < 0)
    throw new UnbuildableColumn(`Rows of ${scope.table.name} have no owner to be counted in.`);
  const { first, end } = scope.parent(scope.table.owning).children(scope.table.name);
  return { place: add(subtract(scope.row, first), 1), count: subtract(end, first) };
}

export const place: Builder = ({ scope }) => present({ kind: 'integer', node: placeOf(scope).place });

/** How many rows the row's owner has, including this one. */
export const places: Builder = ({ scope }) => present({ kind: 'integer', node: placeOf(scope).count });

/**
 * `part_of(x)`: the row's share of a number that its owner's rows divide among them. The first gets the most, and all
 * shares add up to the number: each is the difference of two partial sums, the last of which is the total.
 */
export const partOf: Builder = ({ scope }, [whole]) => {
  if (whole === undefined || !isNumeric(whole.value)) throw new UnbuildableColumn('part_of needs a number.');
  const { place: at, count } = placeOf(scope);
  const { node } = whole.value;
  const all = operate('*', count, add(count, 1));
  const upTo = (to: Node): Node => {
    const weight = operate('*', to, subtract(add(operate('*', count, 2), 1), to));
    return choose(operate('<', to, count), operate('floor', operate('/', operate('*', node, weight), all)), node);
  };
  return { value: { ...whole.value, node: subtract(upTo(at), upTo(subtract(at, 1))) }, isNull: whole.isNull };
};
