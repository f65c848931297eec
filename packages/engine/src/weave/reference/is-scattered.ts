import type { Frame, Node } from '../graph/node.ts';
import { endOfChildren, firstChild, parentOf } from './fan-out-cursor.ts';

/** Monotonic functions: for consecutive rows they give consecutive rows. */
const IN_ORDER: ReadonlySet<unknown> = new Set([parentOf, firstChild, endOfChildren]);
const OPERATORS: ReadonlySet<string> = new Set(['+', '-', 'min', 'max', '?:']);

const KNOWN = new WeakMap<Node, boolean>();

/** True if a walk over the table does not reach this row in order: it was drawn, or follows a permutation. */
export function isScattered(row: Node): boolean {
  let known = KNOWN.get(row);
  // Chains of rows can be reached by as many paths as there are arguments at every step, so each is examined once.
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
