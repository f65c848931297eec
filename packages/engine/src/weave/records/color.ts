import type { Node } from '../graph/node.ts';
import type { Cell } from '../cell/cell.ts';

/** One draw of a colour: an index into the locale's list. */
export function colorOf(cell: Cell): Node {
  const record = cell.record('color');
  return record.below(record.lexicon.words('color').size, 'color');
}
