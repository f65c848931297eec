import { call, type Node } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { tableOf } from '../graph/run-context.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { numberBelow } from '../graph/draw-node.ts';
import { makePermutation, permute } from '../../base/random/permute.ts';
import { placeWithin } from './place-within.ts';

const TURNS = 2 ** 30;

/** A parent for each row of an owner, without repetition: the row's position among its owner's rows decides. */
export function junctionRow(
  scope: RowScope,
  reference: ReferencePlan,
  strategy: Extract<ReferenceStrategy, { kind: 'junction' }>,
): Node {
  const { plan } = scope.run;
  const address = [plan.engine_version, plan.seed, scope.table.name, reference.name] as const;
  const { place, owner } = placeWithin(scope, strategy.within);
  const { rows } = tableOf(scope.run, reference.to).plan;
  // The position is mapped by a permutation that belongs to the owner.
  if (strategy.near === undefined) return call(permute, makePermutation(rows, ...address), place, owner.low);
  const { first, end } = strategy.near.path.reduce((at, step) => at.parent(step), scope).children(reference.to);
  return call(nearPlace, place, numberBelow(owner, TURNS, ...address, 'near'), first, end, rows);
}

/**
 * Those between `first` and `end` come first, cyclically from an arbitrary start, then all others of the table:
 * different positions give different rows, while there are enough.
 */
export function nearPlace(place: number, turn: number, first: number, end: number, rows: number): number {
  const count = end - first;
  if (place < count) return first + ((place + turn) % count);
  const others = rows - count;
  const at = others > 0 ? (place - count + turn) % others : 0;
  return at < first ? at : at + count;
}
