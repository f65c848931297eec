import { highWord } from '../../base/random/draw.ts';
import {
  type AggregateNode,
  type Frame,
  type Node,
  type OperatorNode,
  outsideNodes,
  type RowNode,
} from '../graph/node.ts';

/**
 * Puts calls in sequence. The source it writes is thin: names, calls and guards, with every function and constant bound
 * in from outside; no byte-level code lives in strings.
 */
export class Emitter {
  readonly lines: string[] = [];
  readonly hoisted: string[] = [];
  readonly #bindings: unknown[] = [];
  readonly #names = new Map<unknown, string>();
  readonly #variables = new Map<Node, string>();
  /** Names by what they were computed from. */
  readonly #sources = new Map<string, string>();
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

  /** Values handed to the compiled function, in the order of {@link bindingNames}. */
  get bindings(): readonly unknown[] {
    return this.#bindings;
  }

  get bindingNames(): readonly string[] {
    return this.#bindings.map((_, index) => `b${index}`);
  }

  line(text: string): void {
    this.lines.push(text);
  }

  bind(value: unknown): string {
    let name = this.#names.get(value);
    if (name === undefined) {
      name = `b${this.#bindings.length}`;
      this.#names.set(value, name);
      this.#bindings.push(value);
    }
    return name;
  }

  /** A name that nothing else has. */
  fresh(stem: string): string {
    return `${stem}${this.#count++}`;
  }

  /** Announces every node that will be asked for, so that a parent's values are computed together, once for each parent. */
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

  /** The JavaScript expression of a node; computes it first where that has not been done yet. */
  use(node: Node): string {
    if (node.kind === 'constant') return literal(node.value);
    if (node.kind === 'bound') return this.bind(node.value);
    if (node.kind === 'row') return this.#useRow(node.frame, node.part);
    const known = this.#variables.get(node);
    if (known !== undefined) return known;
    // Asked for once, by a neighbour: written in place, so that the branch not taken costs nothing.
    if (this.#consumed.has(node) && !this.#shared.has(node) && node.kind !== 'aggregate') return this.#source(node);
    const frame = node.frame;
    if (frame !== undefined && frame.kind === 'parent') this.#openParent(frame);
    return this.#variables.get(node) ?? this.#define(node);
  }

  #useRow(frame: Frame, part: RowNode['part']): string {
    if (frame.kind === 'parent') this.#openParent(frame);
    const id = this.#frameId(frame);
    return part === 'whole' ? `row${id}` : `${part}${id}`;
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
    this.hoisted.push(`let row${id} = -1, low${id} = 0, high${id} = 0;`);
    this.line(`if (${row} !== row${id}) {`);
    this.line(`row${id} = ${row};`);
    for (const word of this.#words(frame, id)) this.line(`${word};`);
    for (const node of this.#needed.get(frame) ?? []) if (node.kind !== 'row' && this.#shared.has(node)) this.use(node);
    this.line('}');
  }

  /** The row's words, where something draws by them. */
  #words(frame: Frame, id: string): readonly string[] {
    const parts = new Set(
      [...(this.#needed.get(frame) ?? [])].map((node) => (node.kind === 'row' ? node.part : undefined)),
    );
    return [
      ...(parts.has('low') ? [`low${id} = row${id} | 0`] : []),
      ...(parts.has('high') ? [`high${id} = ${this.bind(highWord)}(row${id})`] : []),
    ];
  }

  #define(node: Node): string {
    const name = `v${this.#count++}`;
    const source = node.kind === 'aggregate' ? this.#fold(node, name) : this.#source(node);
    // The same call on the same values, asked for by another column: once is enough.
    const key = `${node.frame === undefined ? 'all' : this.#frameId(node.frame)}|${source}`;
    const same = this.#sources.get(key);
    if (same !== undefined) {
      this.#variables.set(node, same);
      return same;
    }
    this.#sources.set(key, name);
    if (node.frame === undefined) {
      // The same for every row.
      this.hoisted.push(`const ${name} = ${source};`);
    } else if (node.frame.kind === 'parent') {
      this.hoisted.push(`let ${name} = 0;`);
      this.line(`${name} = ${source};`);
    } else if (node.kind !== 'aggregate') {
      this.line(`const ${name} = ${source};`);
    }
    this.#variables.set(node, name);
    return name;
  }

  #source(node: Node): string {
    if (node.kind === 'call') {
      const args = node.args.map((arg) => this.use(arg));
      return `${this.bind(node.target)}(${args.join(', ')})`;
    }
    if (node.kind === 'operator')
      return operatorSource(
        node,
        node.args.map((arg) => this.use(arg)),
      );
    return this.use(node);
  }

  /** Folds are written in place; inside a parent's guard the result is hoisted like any other value. */
  #fold(node: AggregateNode, name: string): string {
    const first = this.use(node.first);
    const end = this.use(node.end);
    const id = this.#frameId(node.inner);
    // What the body needs from outside must stand before the loop, or it would be computed again for every child.
    for (const outside of outsideNodes(node)) this.use(outside);
    const result = node.frame.kind === 'parent' ? `f${name}` : name;
    const start = node.fold === 'sum' ? '0' : node.fold === 'min' ? 'Infinity' : '-Infinity';
    this.line(`let ${result} = ${start};`);
    this.line(`for (let row${id} = ${first}; row${id} < ${end}; row${id}++) {`);
    for (const word of this.#words(node.inner, id)) this.line(`const ${word};`);
    const inside = new Set(this.#variables.keys());
    const sources = new Set(this.#sources.keys());
    const opened = new Set(this.#opened);
    if (node.only !== undefined) this.line(`if (${this.use(node.only)} === 0) continue;`);
    const value = this.use(node.value);
    this.line(
      node.fold === 'sum'
        ? `${result} += ${value};`
        : `if (${value} ${node.fold === 'min' ? '<' : '>'} ${result}) ${result} = ${value};`,
    );
    this.line('}');
    // Names of the loop's body end with it.
    for (const key of this.#variables.keys()) if (!inside.has(key)) this.#variables.delete(key);
    for (const key of this.#sources.keys()) if (!sources.has(key)) this.#sources.delete(key);
    for (const frame of this.#opened) {
      if (opened.has(frame)) continue;
      // Opened again elsewhere it needs a guard of its own, or values under new names would never be computed.
      this.#opened.delete(frame);
      this.#frameIds.delete(frame);
    }
    return result;
  }
}

function literal(value: number): string {
  return value < 0 || Object.is(value, -0) ? `(${value})` : String(value);
}

function operatorSource(node: OperatorNode, args: readonly string[]): string {
  const [a, b, c] = args;
  switch (node.operator) {
    case '?:':
      return `(${a} !== 0 ? ${b} : ${c})`;
    case '!':
      return `(${a} === 0 ? 1 : 0)`;
    case '&&':
      return `(${a} !== 0 && ${b} !== 0 ? 1 : 0)`;
    case '||':
      return `(${a} !== 0 || ${b} !== 0 ? 1 : 0)`;
    case 'floor':
      return `Math.floor(${a})`;
    case 'min':
    case 'max':
      return `Math.${node.operator}(${a}, ${b})`;
    case '+':
    case '-':
    case '*':
    case '/':
    case '>>>':
      return `(${a} ${node.operator} ${b})`;
    default:
      return `(${a} ${node.operator} ${b} ? 1 : 0)`;
  }
}
