import { remainder } from '../../graph/formulas.ts';
import { add, type Node } from '../../graph/node.ts';
import type { Cell } from '../../cell/cell.ts';

/**
 * `first` plus one to one the cell's index below `count`. In a unique column of a range that moves with the run's "now",
 * an index keeps its remainder: two runs of different days then differ wherever their rows' numbers do.
 */
export function anchoredIndex(cell: Cell, first: number, count: number, index: Node = cell.index(count)): Node {
  if (!cell.unique) return add(index, first);
  // In a circle of so many places, as far back as `first` lies from 0.
  const turn = (count - (first % count)) % count;
  return add(remainder(add(index, turn), count), first);
}
