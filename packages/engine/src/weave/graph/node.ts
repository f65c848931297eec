/**
 * A cell's value is computed by a graph of calls to ordinary pure functions, built once for each column and then put in
 * sequence by `loop/emitter.ts`. Every node yields a number (1 or 0 for a truth value).
 */
export type Node = ConstantNode | BoundNode | RowNode | CallNode | OperatorNode | AggregateNode;

export type ConstantNode = { readonly kind: 'constant'; readonly value: number; readonly frame: undefined };
/** An object handed to the loop by reference: a dictionary, a permutation, a cursor. */
export type BoundNode = { readonly kind: 'bound'; readonly value: object; readonly frame: undefined };
/** The row number itself, or one of its words. */
export type RowNode = { readonly kind: 'row'; readonly part: 'whole' | 'low' | 'high' | 'salt'; readonly frame: Frame };
export type CallNode = {
  readonly kind: 'call';
  readonly target: NumberFunction;
  readonly args: readonly Node[];
  readonly frame: Frame | undefined;
};
export type OperatorNode = {
  readonly kind: 'operator';
  readonly operator: Operator;
  readonly args: readonly Node[];
  readonly frame: Frame | undefined;
};
/** A fold over the rows of an inner frame, from `first` up to `end`. */
export type AggregateNode = {
  readonly kind: 'aggregate';
  readonly fold: 'sum' | 'min' | 'max';
  readonly inner: Frame;
  readonly first: Node;
  readonly end: Node;
  readonly value: Node;
  /** Rows where this is 0 do not count. */
  readonly only: Node | undefined;
  readonly frame: Frame;
};

export type Operator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '&'
  | '^'
  | '<'
  | '<='
  | '>'
  | '>='
  | '==='
  | '!=='
  | '&&'
  | '||'
  | '!'
  | '?:'
  | 'floor'
  | 'min'
  | 'max'
  | '>>>';

// The arguments are numbers and bound objects in an order that only the function knows; `call` checks them by type.
export type NumberFunction = (...args: never[]) => number;

/**
 * The row that a node belongs to: the loop's own row, the parent that this row refers to, or a child row inside a fold.
 * `inner` is the frame from which this one is reached; a parent's values are computed only when the parent changes.
 */
export type Frame = {
  readonly kind: 'loop' | 'parent' | 'fold';
  readonly table: string;
  /** For a parent: its row number, as a node of `inner`. */
  readonly row: Node | undefined;
  readonly inner: Frame | undefined;
  /** For a fold: the frame whose children it walks. */
  readonly enclosing: Frame | undefined;
};

export const constant = (value: number): ConstantNode => ({ kind: 'constant', value, frame: undefined });
export const bound = (value: object): BoundNode => ({ kind: 'bound', value, frame: undefined });
export const rowOf = (frame: Frame, part: RowNode['part'] = 'whole'): RowNode => ({ kind: 'row', part, frame });

type Argument<T> = T extends number ? Node | number : T extends object ? T | BoundNode : never;

/** A call of a pure function; numbers become constants, objects are bound. */
export function call<P extends readonly unknown[]>(
  target: (...args: P) => number,
  ...args: { [I in keyof P]: Argument<P[I]> }
): CallNode {
  const nodes = (args as readonly (Node | number | object)[]).map(toNode);
  return { kind: 'call', target: target as unknown as NumberFunction, args: nodes, frame: finestFrame(nodes) };
}

export function operate(operator: Operator, ...args: readonly (Node | number)[]): Node {
  const nodes = args.map(toNode);
  const folded = foldConstants(operator, nodes);
  return folded ?? { kind: 'operator', operator, args: nodes, frame: finestFrame(nodes) };
}

export const add = (a: Node | number, b: Node | number): Node => operate('+', a, b);
export const subtract = (a: Node | number, b: Node | number): Node => operate('-', a, b);
export const multiply = (a: Node | number, b: Node | number): Node => operate('*', a, b);
export const choose = (test: Node, then: Node | number, otherwise: Node | number): Node =>
  operate('?:', test, then, otherwise);

/** A fold over rows of an inner frame. Its place is where everything that it reads from outside is known. */
export function aggregate(parts: Omit<AggregateNode, 'kind' | 'frame'>, home: Frame): AggregateNode {
  const outside = outsideNodes(parts);
  return { kind: 'aggregate', ...parts, frame: finestFrame([rowOf(home), parts.first, parts.end, ...outside]) ?? home };
}

/** What a fold's body reads that does not change from one inner row to the next. */
export function outsideNodes({ inner, value, only }: Pick<AggregateNode, 'inner' | 'value' | 'only'>): readonly Node[] {
  const seen = new Set<Node>();
  const outside: Node[] = [];
  const visit = (node: Node): void => {
    if (seen.has(node) || node.kind === 'constant' || node.kind === 'bound') return;
    seen.add(node);
    if (!isWithin(node.frame, inner)) {
      outside.push(node);
      return;
    }
    if (node.kind === 'call' || node.kind === 'operator') node.args.forEach(visit);
    if (node.kind === 'aggregate') [node.first, node.end, node.value, ...(node.only ? [node.only] : [])].forEach(visit);
    if (node.frame?.row !== undefined) visit(node.frame.row);
  };
  visit(value);
  if (only !== undefined) visit(only);
  return outside;
}

function isWithin(frame: Frame | undefined, fold: Frame): boolean {
  for (let at = frame; at !== undefined; at = at.inner ?? at.enclosing) if (at === fold) return true;
  return false;
}

function toNode(value: Node | number | object): Node {
  if (typeof value === 'number') return constant(value);
  return isNode(value) ? value : bound(value);
}

const KINDS = new Set(['constant', 'bound', 'row', 'call', 'operator', 'aggregate']);

function isNode(value: object): value is Node {
  return 'kind' in value && 'frame' in value && typeof value.kind === 'string' && KINDS.has(value.kind);
}

function foldConstants(operator: Operator, nodes: readonly Node[]): Node | undefined {
  const [a, b, c] = nodes;
  if (operator === '?:' && a?.kind === 'constant') return a.value === 0 ? c : b;
  if (a?.kind === 'constant' && b?.kind === 'constant') {
    if (operator === '+') return constant(a.value + b.value);
    if (operator === '-') return constant(a.value - b.value);
    if (operator === '*') return constant(a.value * b.value);
    if (operator === '/') return constant(a.value / b.value);
    if (operator === 'min') return constant(Math.min(a.value, b.value));
    if (operator === 'max') return constant(Math.max(a.value, b.value));
  }
  const known = a?.kind === 'constant' ? a.value : b?.kind === 'constant' ? b.value : undefined;
  const other = a?.kind === 'constant' ? b : a;
  if (operator === '||' && known !== undefined) return known === 0 ? other : constant(1);
  if (operator === '&&' && known !== undefined) return known === 0 ? constant(0) : other;
  if (operator === '!' && known !== undefined) return constant(known === 0 ? 1 : 0);
  if (operator === 'floor' && a?.kind === 'constant') return constant(Math.floor(a.value));
  if (operator === '+' && a?.kind === 'constant' && a.value === 0) return b;
  if (operator === '+' && b?.kind === 'constant' && b.value === 0) return a;
  if (operator === '*' && b?.kind === 'constant' && b.value === 1) return a;
  return undefined;
}

/** The innermost frame among the arguments: there the node must be computed. */
export function finestFrame(nodes: readonly Node[]): Frame | undefined {
  let frame: Frame | undefined;
  for (const node of nodes) {
    if (node.frame !== undefined) frame = frame === undefined ? node.frame : finer(frame, node.frame);
  }
  return frame;
}

function finer(a: Frame, b: Frame): Frame {
  if (a === b) return a;
  const endA = terminal(a);
  const endB = terminal(b);
  // A parent's values are kept while its row stays the same: what also depends on rows around the fold is none of them.
  if (endA !== endB) return encloses(endA, endB) ? endB : endA;
  for (let frame: Frame | undefined = a; frame !== undefined; frame = frame.inner) {
    for (let other: Frame | undefined = b; other !== undefined; other = other.inner) {
      if (frame === other) return frame;
    }
  }
  return a;
}

/** The loop or fold in which a frame's parents are looked up. */
export function terminal(frame: Frame): Frame {
  return frame.inner === undefined ? frame : terminal(frame.inner);
}

function encloses(outer: Frame, inner: Frame): boolean {
  if (inner.enclosing === undefined) return false;
  const around = terminal(inner.enclosing);
  return around === outer || encloses(outer, around);
}
