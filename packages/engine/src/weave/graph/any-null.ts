import { type Node, operate } from './node.ts';

/** NULL if either is. */
export function anyNull(a: Node | undefined, b: Node | undefined): Node | undefined {
  if (a === undefined) return b;
  return b === undefined || a === b ? a : operate('||', a, b);
}
