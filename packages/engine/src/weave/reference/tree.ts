import { partOf, quotient, shareOf } from '../graph/formulas.ts';
import { add, call, choose, multiply, type Node, operate, subtract } from '../graph/node.ts';
import { numberAt } from '../graph/table-entry.ts';
import { slotAmong } from '../graph/weighted-slot.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { drawNode } from '../graph/draw-node.ts';

/** Where the levels of a tree of that many rows begin; the last entry is the number of rows. */
function treeLevels(rows: number, depth: number): Float64Array {
  const levels = new Float64Array(depth + 1);
  // Each level is about `branch` times the one above: the largest branch whose tree still fits.
  let branch = 2;
  while (depth > 1 && geometric(branch + 1, depth) <= rows) branch++;
  let size = 1;
  for (let level = 0; level < depth; level++) {
    levels[level + 1] = Math.min(rows, (levels[level] as number) + Math.ceil(size));
    size *= branch;
  }
  levels[depth] = rows;
  return levels;
}

function geometric(branch: number, depth: number): number {
  let sum = 0;
  let size = 1;
  for (let level = 0; level < depth; level++) {
    sum += size;
    size *= branch;
  }
  return sum;
}

/** The parent of a row: one of the level above; a root returns itself. */
function treeParent(levels: Float64Array, row: Node, random: Node): Node {
  if (levels.length <= 2) return row;
  const above = slotAmong(levels.subarray(1), row);
  const starts = levels.slice(0, -2);
  const sizes = starts.map((start, level) => (levels[level + 1] ?? 0) - start);
  const level = operate('max', subtract(above, 1), 0);
  const parent = add(call(numberAt, starts, level), partOf(shareOf(random), call(numberAt, sizes, level)));
  return choose(operate('===', above, 0), row, parent);
}

/** Rows of a chain. */
const CHAIN = 5;

/** Chains of a few rows each: the previous row, or itself where a chain begins. */
const chainParent = (row: Node): Node => operate('max', subtract(row, operate('!==', operate('%', row, CHAIN), 0)), 0);

/**
 * Among an owner's rows: any of the first half before it, so that the depth grows with the logarithm of their number.
 */
function threadParent(place: Node, random: Node, isSingle: boolean): Node {
  const half = quotient(add(place, 1), 2);
  const reply = partOf(multiply(operate('>>>', random, 8), 1 / 16_777_216), half);
  // About one row in three begins its own thread.
  return isSingle ? reply : choose(operate('<', operate('&', random, 255), 85), place, reply);
}

/** More rows than these lie on no way from a row to its root; undefined where that is not known. */
export function treeHeight({ chain, single, within, depth, shallow }: Tree, rows: number): number | undefined {
  if (chain === true) return single === true ? undefined : within === undefined ? CHAIN : undefined;
  // Each parent lies in the first half of the rows before.
  return within === undefined || shallow === true ? depth : 34 - Math.clz32(rows);
}

type Tree = Extract<ReferenceStrategy, { kind: 'tree' }>;

/** The parent's row; a root's parent is itself, which `buildColumn` turns into NULL if the tree's roots are NULL. */
export function treeRow(scope: RowScope, reference: ReferencePlan, strategy: Tree): Node {
  const { plan } = scope.run;
  const random = drawNode(scope, plan.engine_version, plan.seed, scope.table.name, reference.name, 'tree');
  if (strategy.within === undefined && strategy.chain === true)
    return strategy.single === true ? operate('max', subtract(scope.row, 1), 0) : chainParent(scope.row);
  if (strategy.within === undefined) {
    return treeParent(treeLevels(scope.table.plan.rows, strategy.depth), scope.row, random);
  }
  const { first } = scope.parent(strategy.within).children(scope.table.name);
  const place = operate('max', subtract(scope.row, first), 0);
  if (strategy.chain === true) return add(first, operate('max', subtract(place, 1), 0));
  const isSingle = strategy.single === true;
  if (strategy.shallow !== true) return add(first, threadParent(place, random, isSingle));
  // Of rows whose parents lie among so many, none lies deeper; a root is its own parent.
  const near = operate('min', place, 2 * (2 ** (strategy.depth - 1) - 1));
  const parent = threadParent(near, random, isSingle);
  return add(first, choose(operate('===', parent, near), place, parent));
}
