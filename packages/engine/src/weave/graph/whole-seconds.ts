import { constant, multiply, type Node, operate } from './node.ts';
import type { ColumnProgram } from './column-program.ts';

const SECOND = 1_000_000;

/** Seconds as microseconds. */
export function fromSeconds(seconds: Node): Node {
  return multiply(seconds, SECOND);
}

const known = new WeakMap<Node, { readonly seconds: Node | undefined }>();

/**
 * A node of microseconds as a node of whole seconds, if its construction shows that it is one. Seconds of our century
 * are small integers, which the engine's calls pass in registers; microseconds would be boxed at every call that is not
 * inlined.
 */
export function wholeSeconds(node: Node): Node | undefined {
  const found = known.get(node) ?? { seconds: reduce(node) };
  known.set(node, found);
  return found.seconds;
}

function reduce(node: Node): Node | undefined {
  if (node.kind === 'constant')
    return Number.isInteger(node.value / SECOND) ? constant(node.value / SECOND) : undefined;
  if (node.kind !== 'operator') return undefined;
  const [a, b, c] = node.args;
  if (a === undefined || b === undefined) return undefined;
  if (node.operator === '*') return product(a, b) ?? product(b, a);
  if (node.operator === '?:' && c !== undefined)
    return both(b, c, (then, otherwise) => operate('?:', a, then, otherwise));
  if (node.operator === '+' || node.operator === '-' || node.operator === 'min' || node.operator === 'max') {
    const { operator } = node;
    return both(a, b, (left, right) => operate(operator, left, right));
  }
  return undefined;
}

/** One factor that is a multiple of a second is enough. */
function product(a: Node, b: Node): Node | undefined {
  if (a.kind === 'constant') return Number.isInteger(a.value / SECOND) ? multiply(b, a.value / SECOND) : undefined;
  const seconds = wholeSeconds(a);
  return seconds === undefined ? undefined : multiply(seconds, b);
}

function both(a: Node, b: Node, make: (a: Node, b: Node) => Node): Node | undefined {
  const left = wholeSeconds(a);
  const right = left === undefined ? undefined : wholeSeconds(b);
  return left === undefined || right === undefined ? undefined : make(left, right);
}

/** The same columns with timestamps in whole seconds where possible, for encoders that write them so. */
export function inSeconds(columns: readonly ColumnProgram[]): readonly ColumnProgram[] {
  return columns.map((column) => {
    const seconds = column.value.kind === 'timestamp' ? wholeSeconds(column.value.node) : undefined;
    return column.value.kind === 'timestamp' && seconds !== undefined
      ? { ...column, value: { ...column.value, seconds } }
      : column;
  });
}
