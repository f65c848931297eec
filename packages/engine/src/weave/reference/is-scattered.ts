import type { Frame, Node } from '../graph/node.ts';
import { endOfChildren, firstChild, parentOf } from './fan-out-cursor.ts';

/** Functions that keep an order: asked for one row after another, they answer one row after another. */
const IN_ORDER: ReadonlySet<unknown> = new Set([parentOf, firstChild, endOfChildren]);
const OPERATORS: ReadonlySet<string> = new Set(['+', '-', 'min', 'max', '?:']);

const KNOWN = new WeakMap<Node, boolean>();

/** True where a walk over the table's rows does not come by this row in order: it was drawn, or follows a permutation. */
export function isScattered(row: Node): boolean {
  let known = KNOWN.get(row);
  // A row of a row of a row is met in as many ways as there are arguments, at every step: each is looked at once.
  if (known === undefined) KNOWN.set(row, (known = findScattered(row)));
  return known;
}

function findScattered(row: Node): boolean {
  switch (row.kind) {
    case 'row':
      return isFrameScattered(row.frame);
    case 'call':
      return !IN_ORDER.has(row.target) || row.args.some(isScattered);
    case 'operator':
      return !OPERATORS.has(row.operator) || row.args.slice(row.operator === '?:' ? 1 : 0).some(isScattered);
    case 'aggregate':
      return true;
    default:
      return false;
  }
}

function isFrameScattered({ kind, row, enclosing }: Frame): boolean {
  if (kind === 'loop') return false;
  if (kind === 'fold') return enclosing !== undefined && isFrameScattered(enclosing);
  return row === undefined || isScattered(row);
}
