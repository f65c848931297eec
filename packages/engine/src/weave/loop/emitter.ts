import { highWord } from '../../base/random/draw.ts';
import {
  binary,
  bound,
  call,
  type Expression,
  isTrue,
  name,
  number,
  type Statement,
  type Store,
  truth,
  AT,
} from './loop.ts';
import { LoopPrinter } from './print-loop.ts';
import {
  type AggregateNode,
  type Frame,
  type Node,
  type OperatorNode,
  outsideNodes,
  type RowNode,
} from '../graph/node.ts';

/** Puts the nodes of a table's columns in sequence, as statements of a loop. */
export class Emitter {
  readonly hoisted: Statement[] = [];
  /** Names what is bound, for all text that is made of this loop. */
  readonly printer: LoopPrinter = new LoopPrinter();
  #statements: Statement[] = [];
  readonly #variables = new Map<Node, Expression>();
  /** Variables by the text of what they were computed from. */
  readonly #sources = new Map<string, Expression>();
  readonly #needed = new Map<Frame, Set<Node>>();
  readonly #opened = new Set<Frame>();
  /** Nodes that something asks for, and those that more than one neighbour asks for. */
  readonly #consumed = new Set<Node>();
  readonly #shared = new Set<Node>();
  readonly #frameIds = new Map<Frame, number>();
  readonly #loop: Frame;
  #frameCount = 0;
  #count = 0;

  constructor(loop: Frame) {
    this.#loop = loop;
  }

  /** The loop's body so far. */
  get statements(): readonly Statement[] {
    return this.#statements;
  }

  add(...statements: readonly Statement[]): void {
    this.#statements.push(...statements);
  }

  /** A writer at the place where the next byte goes, or at one that was kept. */
  write(writer: unknown, args: readonly Expression[], place: Expression = AT): void {
    this.add({ kind: 'write', writer, place, args });
  }

  store(
    method: Store['method'],
    value: Expression,
    more: Partial<Pick<Store, 'at' | 'little' | 'advance'>> = {},
  ): void {
    this.add({ kind: 'store', method, at: AT, value, little: false, advance: 0, ...more });
  }

  advance(bytes: number): void {
    this.add({ kind: 'assign', name: 'at', value: number(bytes), adds: true });
  }

  /** Keeps the present place under a name of its own. */
  mark(): Expression {
    const start = `start${this.#count++}`;
    this.add({ kind: 'declare', name: start, value: AT, fixed: true });
    return name(start);
  }

  when(test: Expression, then: () => void, otherwise: () => void = () => undefined): void {
    this.add({ kind: 'if', test, then: this.inside(then), otherwise: this.inside(otherwise) });
  }

  /** The statements that some work adds, apart from those before them. */
  inside(work: () => void): readonly Statement[] {
    const around = this.#statements;
    const body: Statement[] = [];
    this.#statements = body;
    work();
    this.#statements = around;
    return body;
  }

  /**
   * Announces every node that will be needed, so that a parent's values are computed together, once for each parent.
   */
  require(nodes: readonly Node[]): void {
    // A column's own values are asked for inside branches: they are never written in place.
    for (const node of nodes) this.#require(node, undefined);
  }

  #require(node: Node, consumer: Node | undefined): void {
    if (node.kind === 'constant' || node.kind === 'bound') return;
    if (consumer === undefined || consumer.frame !== node.frame || this.#consumed.has(node)) this.#shared.add(node);
    this.#consumed.add(node);
    if (node.frame === undefined) return;
    const { frame } = node;
    let nodes = this.#needed.get(frame);
    if (nodes === undefined) {
      this.#needed.set(frame, (nodes = new Set()));
      if (frame.row !== undefined) this.#require(frame.row, undefined);
    }
    if (nodes.has(node)) return;
    nodes.add(node);
    if (node.kind === 'call' || node.kind === 'operator') for (const arg of node.args) this.#require(arg, node);
    if (node.kind === 'aggregate') this.require([node.first, node.end, node.value, ...(node.only ? [node.only] : [])]);
  }

  /** The expression of a node; computes it first where that has not been done yet. */
  use(node: Node): Expression {
    if (node.kind === 'constant') return number(node.value);
    if (node.kind === 'bound') return bound(node.value);
    if (node.kind === 'row') return this.#useRow(node.frame, node.part);
    const known = this.#variables.get(node);
    if (known !== undefined) return known;
    // Asked for once, by a neighbour: written in place, so that the branch not taken costs nothing.
    if (this.#consumed.has(node) && !this.#shared.has(node) && node.kind !== 'aggregate') return this.#source(node);
    const frame = node.frame;
    if (frame !== undefined && frame.kind === 'parent') this.#openParent(frame);
    return this.#variables.get(node) ?? this.#define(node);
  }

  #useRow(frame: Frame, part: RowNode['part']): Expression {
    if (frame.kind === 'parent') this.#openParent(frame);
    return name(`${part === 'whole' ? 'row' : part}${this.#frameId(frame)}`);
  }

  #frameId(frame: Frame): string {
    if (frame === this.#loop) return '';
    let id = this.#frameIds.get(frame);
    if (id === undefined) this.#frameIds.set(frame, (id = ++this.#frameCount));
    return String(id);
  }

  #openParent(frame: Frame): void {
    // From the inside out: the nearer parent may itself ask for values of the further one, and opens it then.
    if (frame.inner?.kind === 'parent') this.#openParent(frame.inner);
    if (this.#opened.has(frame) || frame.row === undefined) return;
    this.#opened.add(frame);
    const id = this.#frameId(frame);
    const row = this.use(frame.row);
    for (const [stem, value] of [
      ['row', -1],
      ['low', 0],
      ['high', 0],
    ] as const)
      this.#hoist(`${stem}${id}`, value);
    this.when(binary(row, '!==', name(`row${id}`)), () => {
      this.#assign(`row${id}`, row);
      for (const [word, value] of this.#words(frame, id)) this.#assign(word, value);
      for (const node of this.#needed.get(frame) ?? [])
        if (node.kind !== 'row' && this.#shared.has(node)) this.use(node);
    });
  }

  #hoist(variable: string, first: number): void {
    this.hoisted.push({ kind: 'declare', name: variable, value: number(first), fixed: false });
  }

  #assign(variable: string, value: Expression): void {
    this.add({ kind: 'assign', name: variable, value, adds: false });
  }

  /** The row's words, where something draws by them. */
  #words(frame: Frame, id: string): readonly (readonly [string, Expression])[] {
    const parts = new Set(
      [...(this.#needed.get(frame) ?? [])].map((node) => (node.kind === 'row' ? node.part : undefined)),
    );
    const row = name(`row${id}`);
    return [
      ...(parts.has('low') ? [[`low${id}`, binary(row, '|', number(0))] as const] : []),
      ...(parts.has('high') ? [[`high${id}`, call(highWord, row)] as const] : []),
    ];
  }

  #define(node: Node): Expression {
    const variable = `v${this.#count++}`;
    const source = node.kind === 'aggregate' ? this.#fold(node, variable) : this.#source(node);
    // The same call on the same values, asked for by another column: once is enough.
    const key = `${node.frame === undefined ? 'all' : this.#frameId(node.frame)}|${this.printer.expression(source)}`;
    const same = this.#sources.get(key);
    if (same !== undefined) {
      this.#variables.set(node, same);
      return same;
    }
    const known = name(variable);
    this.#sources.set(key, known);
    if (node.frame === undefined) {
      // The same for every row.
      this.hoisted.push({ kind: 'declare', name: variable, value: source, fixed: true });
    } else if (node.frame.kind === 'parent') {
      this.#hoist(variable, 0);
      this.#assign(variable, source);
    } else if (node.kind !== 'aggregate') {
      this.add({ kind: 'declare', name: variable, value: source, fixed: true });
    }
    this.#variables.set(node, known);
    return known;
  }

  #source(node: Node): Expression {
    if (node.kind === 'call') return call(node.target, ...node.args.map((arg) => this.use(arg)));
    if (node.kind === 'operator')
      return operation(
        node,
        node.args.map((arg) => this.use(arg)),
      );
    return this.use(node);
  }

  /** Folds are written in place; inside a parent's guard the result is hoisted like any other value. */
  #fold(node: AggregateNode, variable: string): Expression {
    const first = this.use(node.first);
    const end = this.use(node.end);
    const id = this.#frameId(node.inner);
    // What the body needs from outside must stand before the loop, or it would be computed again for every child.
    for (const outside of outsideNodes(node)) this.use(outside);
    const result = node.frame.kind === 'parent' ? `f${variable}` : variable;
    const start = node.fold === 'sum' ? 0 : node.fold === 'min' ? Infinity : -Infinity;
    this.add({ kind: 'declare', name: result, value: number(start), fixed: false });
    const variables = new Set(this.#variables.keys());
    const sources = new Set(this.#sources.keys());
    const opened = new Set(this.#opened);
    const body = this.inside(() => this.#foldRow(node, id, result));
    this.add({ kind: 'for', name: `row${id}`, first, end, body });
    // Names of the loop's body end with it.
    for (const key of this.#variables.keys()) if (!variables.has(key)) this.#variables.delete(key);
    for (const key of this.#sources.keys()) if (!sources.has(key)) this.#sources.delete(key);
    for (const frame of this.#opened) {
      if (opened.has(frame)) continue;
      // Opened again elsewhere it needs a guard of its own, or values under new names would never be computed.
      this.#opened.delete(frame);
      this.#frameIds.delete(frame);
    }
    return name(result);
  }

  #foldRow(node: AggregateNode, id: string, result: string): void {
    for (const [word, value] of this.#words(node.inner, id))
      this.add({ kind: 'declare', name: word, value, fixed: true });
    if (node.only !== undefined)
      this.add({
        kind: 'if',
        test: binary(this.use(node.only), '===', number(0)),
        then: [{ kind: 'continue' }],
        otherwise: [],
      });
    const value = this.use(node.value);
    if (node.fold === 'sum') this.add({ kind: 'assign', name: result, value, adds: true });
    else this.when(binary(value, node.fold === 'min' ? '<' : '>', name(result)), () => this.#assign(result, value));
  }
}

function operation({ operator }: OperatorNode, args: readonly Expression[]): Expression {
  const [a, b, c] = args as [Expression, Expression, Expression];
  switch (operator) {
    case '?:':
      return { kind: 'conditional', test: isTrue(a), then: b, otherwise: c };
    case '!':
      return truth(binary(a, '===', number(0)));
    case '&&':
    case '||':
      return truth(binary(isTrue(a), operator, isTrue(b)));
    case 'floor':
      return call(Math.floor, a);
    case 'min':
      return call(Math.min, a, b);
    case 'max':
      return call(Math.max, a, b);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '&':
    case '^':
    case '>>>':
      return binary(a, operator, b);
    default:
      return truth(binary(a, operator, b));
  }
}
