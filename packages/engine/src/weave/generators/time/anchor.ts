import { add, call, type Node } from '../../graph/node.ts';
import type { Cell } from '../../cell/cell.ts';

/**
 * `first` plus an offset one to one with the cell's index below `count`. In a unique column of a range that moves with
 * the run's "now", an index keeps its remainder: two runs on different days then differ wherever their rows' numbers
 * do.
 */
export function anchoredIndex(cell: Cell, first: number, count: number, index: Node = cell.index(count)): Node {
  if (!cell.unique) return add(index, first);
  const offset = first % count;
  return add(call(turnBack, index, offset < 0 ? offset + count : offset, count), first);
}

/** The cyclic difference for that many positions. */
export function turnBack(index: number, offset: number, count: number): number {
  return index < offset ? index - offset + count : index - offset;
}
