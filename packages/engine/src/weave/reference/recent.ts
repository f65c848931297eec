import { add, call, choose, constant, multiply, type Node, operate, subtract } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import { type RunContext, tableOf } from '../graph/run-context.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { draw } from '../../base/random/draw.ts';
import { drawNode } from '../graph/draw-node.ts';
import { partOf, shareOf } from '../graph/formulas.ts';
import { deriveKey } from '../../base/random/key.ts';
import { makeZipf, smallZipfRank } from '../../base/random/zipf.ts';
import { fanOutOf } from './fan-out-of.ts';
import { FanOutCursor, firstChild } from './fan-out-cursor.ts';
import { isScattered } from './is-scattered.ts';

/** Neighbours among whom one is more popular than the others. */
const BLOCK = 16;
const POPULARITY = 1;

/**
 * A parent that was there before the row. Parents and rows come in the order of time, evenly over the same calendar, so
 * that at a row's place in its table as large a part of the parents is there. Younger parents are drawn more often:
 * whoever came long ago has mostly left.
 */
export function recentRow(
  scope: RowScope,
  reference: ReferencePlan,
  { path = [], owners = 0, exponent = POPULARITY }: Extract<ReferenceStrategy, { kind: 'scatter' }>,
): Node {
  const { plan } = scope.run;
  const row = scope.draws(reference.columns[0] ?? '');
  const address = [plan.engine_version, plan.seed, scope.table.name, reference.name] as const;
  const dated = path.reduce((at, step) => at.parent(step), scope);
  // The row itself comes no earlier than the place before it, and the parent of a number no later than its own.
  const place = multiply(operate('max', subtract(dated.row, 1), 0), 1 / Math.max(1, dated.table.plan.rows));
  const there = rowsThere(scope.run, reference.to, owners, place);
  const share = shareOf(drawNode(row, ...address, 'recent'));
  const age = partOf(multiply(share, share), there);
  const drawn = subtract(subtract(there, 1), age);
  const block = multiply(operate('floor', multiply(drawn, 1 / BLOCK)), BLOCK);
  // Popularity belongs to the parent, whoever refers to it: it does not depend on the child.
  const { k0, k1 } = deriveKey(plan.engine_version, plan.seed, reference.to, 'popularity');
  const first = operate('>>>', call(draw, block, 0, k0 | 0, k1 | 0), 28);
  const rank = call(smallZipfRank, makeZipf(BLOCK, exponent), drawNode(row, ...address, 'popular'));
  const turned = add(first, rank);
  const popular = add(block, choose(operate('<', turned, BLOCK), turned, subtract(turned, BLOCK)));
  return choose(operate('<', popular, there), popular, drawn);
}

/** How many rows of a table, from its first, are there at a place in time from 0 to 1, with their owners: one at least. */
function rowsThere(run: RunContext, table: string, owners: number, place: Node): Node {
  const { plan, owning } = tableOf(run, table);
  const own = operate('min', add(operate('floor', multiply(place, plan.rows)), 1), plan.rows);
  const owner = plan.references[owning];
  if (owners === 0 || owner === undefined) return own;
  const fan = fanOutOf(run, table);
  const above = rowsThere(run, owner.to, owners - 1, place);
  const cursor = new FanOutCursor(fan, isScattered(place));
  const owned = choose(
    operate('<', above, fan.parents),
    call(firstChild, cursor, operate('min', above, fan.parents - 1)),
    constant(fan.children),
  );
  return operate('max', operate('min', own, owned), 1);
}
