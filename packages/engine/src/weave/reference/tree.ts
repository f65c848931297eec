import { add, call, choose, type Node, operate, subtract } from '../graph/node.ts';
import type { RowScope } from '../graph/row-scope.ts';
import type { ReferencePlan, ReferenceStrategy } from '../../document/plan/plan.ts';
import { drawNode } from '../graph/draw-node.ts';

/** Where the levels of a tree of so many rows begin; the last entry is the number of rows. */
export function treeLevels(rows: number, depth: number): Float64Array {
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

/** The parent of a row: one of the level above; a root answers itself. */
export function treeParent(levels: Float64Array, row: number, random: number): number {
  let level = 1;
  while (row >= (levels[level] as number)) level++;
  if (level === 1) return row;
  const above = levels[level - 2] as number;
  return above + Math.floor((random >>> 0) * (((levels[level - 1] as number) - above) / 4294967296));
}

/** Chains of a few rows each: the one before, or itself where a chain begins. */
export function chainParent(row: number): number {
  return row % CHAIN === 0 ? row : row - 1;
}

const CHAIN = 5;

/** Among an owner's rows: any of the first half before it, so that the depth grows with the logarithm of their number. */
export function threadParent(place: number, random: number, single: number): number {
  if (place === 0) return 0;
  // About one row in three begins a thread of its own.
  if (single === 0 && (random & 255) < 85) return place;
  return Math.floor((random >>> 8) * (Math.ceil(place / 2) / 16777216));
}

/** More rows than these lie on no way from a row to its root; undefined where that is not known. */
export function treeHeight({ chain, single, within, depth, shallow }: Tree, rows: number): number | undefined {
  if (chain === true) return single === true ? undefined : within === undefined ? CHAIN : undefined;
  // Each parent lies in the first half of the rows before.
  return within === undefined || shallow === true ? depth : 34 - Math.clz32(rows);
}

type Tree = Extract<ReferenceStrategy, { kind: 'tree' }>;

/** The parent's row; a root's parent is itself, which `buildColumn` turns into NULL where the tree's roots are NULL. */
export function treeRow(scope: RowScope, reference: ReferencePlan, strategy: Tree): Node {
  const { plan } = scope.run;
  const random = drawNode(scope, plan.engine_version, plan.seed, scope.table.name, reference.name, 'tree');
  if (strategy.within === undefined && strategy.chain === true)
    return strategy.single === true ? operate('max', subtract(scope.row, 1), 0) : call(chainParent, scope.row);
  if (strategy.within === undefined) {
    return call(treeParent, treeLevels(scope.table.plan.rows, strategy.depth), scope.row, random);
  }
  const { first } = scope.parent(strategy.within).children(scope.table.name);
  const place = subtract(scope.row, first);
  if (strategy.chain === true) return add(first, operate('max', subtract(place, 1), 0));
  const single = strategy.single === true ? 1 : 0;
  if (strategy.shallow !== true) return add(first, call(threadParent, place, random, single));
  // Of rows whose parents lie among so many, none lies deeper; a root is its own parent.
  const near = operate('min', place, 2 * (2 ** (strategy.depth - 1) - 1));
  const parent = call(threadParent, near, random, single);
  return add(first, choose(operate('===', parent, near), place, parent));
}
