import type { Node } from './node.ts';

/** What a node without rows comes to, by JavaScript's own operators. */
export function evaluateNode(node: Node): number {
  switch (node.kind) {
    case 'constant':
      return node.value;
    case 'call': {
      const args = node.args.map((arg) => (arg.kind === 'bound' ? arg.value : evaluateNode(arg)));
      return (node.target as (...given: readonly unknown[]) => number)(...args);
    }
    case 'operator':
      return OPERATORS[node.operator](...node.args.map(evaluateNode));
    default:
      throw new Error(`A ${node.kind} has no value by itself.`);
  }
}

type Operate = (...values: readonly number[]) => number;

const OPERATORS: Readonly<Record<Extract<Node, { kind: 'operator' }>['operator'], Operate>> = {
  '+': (a = 0, b = 0) => a + b,
  '-': (a = 0, b = 0) => a - b,
  '*': (a = 0, b = 0) => a * b,
  '/': (a = 0, b = 0) => a / b,
  '%': (a = 0, b = 0) => a % b,
  '&': (a = 0, b = 0) => a & b,
  '^': (a = 0, b = 0) => a ^ b,
  '>>>': (a = 0, b = 0) => a >>> b,
  '<': (a = 0, b = 0) => Number(a < b),
  '<=': (a = 0, b = 0) => Number(a <= b),
  '>': (a = 0, b = 0) => Number(a > b),
  '>=': (a = 0, b = 0) => Number(a >= b),
  '===': (a = 0, b = 0) => Number(a === b),
  '!==': (a = 0, b = 0) => Number(a !== b),
  '&&': (a = 0, b = 0) => Number(a !== 0 && b !== 0),
  '||': (a = 0, b = 0) => Number(a !== 0 || b !== 0),
  '!': (a = 0) => Number(a === 0),
  '?:': (a = 0, b = 0, c = 0) => (a === 0 ? c : b),
  floor: (a = 0) => Math.floor(a),
  min: (a = 0, b = 0) => Math.min(a, b),
  max: (a = 0, b = 0) => Math.max(a, b),
};
