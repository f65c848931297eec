import type { Expression, Statement, Store } from '../loop/loop.ts';
import { UntranslatableError } from './untranslatable-error.ts';

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([A-Za-z_$][\w$]*(?:\.\w+)?)|(>>>|===|!==|<=|>=|&&|\|\||\+\+|\+=|[-+*/%&^<>=!?:;,(){}|]))/y;

/** Operators that stand between two operands, loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['===', '!=='],
  ['<', '<=', '>', '>='],
  ['>>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

const MATH: Readonly<Record<string, unknown>> = {
  'Math.floor': Math.floor,
  'Math.min': Math.min,
  'Math.max': Math.max,
};

/** Reads statements that a test wrote as JavaScript; `bindings` are what the names b0, b1 and so on stand for. */
export function parseStatements(source: string, bindings: readonly unknown[]): readonly Statement[] {
  const reader = new Reader(source, bindings);
  const statements: Statement[] = [];
  while (!reader.isAtEnd()) statements.push(...reader.statement());
  return statements;
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  readonly #bindings: readonly unknown[];

  constructor(source: string, bindings: readonly unknown[]) {
    this.#tokens = tokenize(source);
    this.#bindings = bindings;
  }

  /** What a name from outside stands for. */
  #bound(name: string): unknown {
    if (name in MATH) return MATH[name];
    const value = /^b\d+$/.test(name) ? this.#bindings[Number(name.slice(1))] : undefined;
    if (value === undefined) throw new UntranslatableError(`${name} is not bound.`);
    return value;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  #peek(ahead = 0): string {
    return this.#tokens[this.#at + ahead] ?? '';
  }

  #next(): string {
    return this.#tokens[this.#at++] ?? '';
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at++;
    return true;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new UntranslatableError(`"${token}" was expected, not "${found}".`);
  }

  statement(): readonly Statement[] {
    if (this.#take('{')) return [{ kind: 'block', body: this.#rest() }];
    if (this.#peek() === 'const' || this.#peek() === 'let') return this.#declarations();
    if (this.#take('if')) return [this.#if()];
    if (this.#take('for')) return [this.#for()];
    if (this.#take('continue')) {
      this.#expect(';');
      return [{ kind: 'continue' }];
    }
    return [this.#simple()];
  }

  /** Statements up to the brace that closes them. */
  #rest(): readonly Statement[] {
    const body: Statement[] = [];
    while (!this.#take('}')) {
      if (this.isAtEnd()) throw new UntranslatableError('A block is not closed.');
      body.push(...this.statement());
    }
    return body;
  }

  #declarations(): readonly Statement[] {
    const fixed = this.#next() === 'const';
    const found: Statement[] = [];
    do {
      const name = this.#next();
      this.#expect('=');
      found.push({ kind: 'declare', name, value: this.expression(), fixed });
    } while (this.#take(','));
    this.#expect(';');
    return found;
  }

  #if(): Statement {
    this.#expect('(');
    const test = this.expression();
    this.#expect(')');
    const then = this.#branch();
    return { kind: 'if', test, then, otherwise: this.#take('else') ? this.#branch() : [] };
  }

  #branch(): readonly Statement[] {
    return this.#take('{') ? this.#rest() : this.statement();
  }

  #for(): Statement {
    this.#expect('(');
    this.#expect('let');
    const name = this.#next();
    this.#expect('=');
    const first = this.expression();
    for (const token of [';', name, '<']) this.#expect(token);
    const end = this.#level(LEVELS.length - 2);
    for (const token of [';', name, '++', ')', '{']) this.#expect(token);
    return { kind: 'for', name, first, end, body: this.#rest() };
  }

  #simple(): Statement {
    const name = this.#next();
    if (this.#take('(')) {
      const args = this.#arguments();
      this.#expect(';');
      if (!name.startsWith('view.')) return { kind: 'effect', target: this.#bound(name), args: args.slice(1) };
      return storeOf(name, args, () => this.#step());
    }
    const adds = this.#take('+=');
    if (!adds) this.#expect('=');
    const value = this.expression();
    this.#expect(';');
    if (name !== 'at' || value.kind !== 'call') return { kind: 'assign', name, value, adds };
    const [, place, ...args] = value.args;
    if (place === undefined) throw new UntranslatableError('A writer is told no place.');
    return { kind: 'write', writer: value.target, place, args };
  }

  /** `at += 4;` right after a store is the step of that store. */
  #step(): number {
    const [name, adds, count, end] = [0, 1, 2, 3].map((ahead) => this.#peek(ahead));
    if (name !== 'at' || adds !== '+=' || end !== ';' || !/^\d+$/.test(count ?? '')) return 0;
    this.#at += 4;
    return Number(count);
  }

  #arguments(): readonly Expression[] {
    const args: Expression[] = [];
    if (this.#take(')')) return args;
    do args.push(this.expression());
    while (this.#take(','));
    this.#expect(')');
    return args;
  }

  expression(): Expression {
    const test = this.#level(0);
    if (!this.#take('?')) return test;
    const then = this.expression();
    this.#expect(':');
    return { kind: 'conditional', test, then, otherwise: this.expression() };
  }

  #level(depth: number): Expression {
    const operators = LEVELS[depth];
    if (operators === undefined) return this.#primary();
    let left = this.#level(depth + 1);
    while (operators.includes(this.#peek())) {
      const operator = this.#next();
      left = { kind: 'binary', operator, left, right: this.#level(depth + 1) };
    }
    return left;
  }

  #primary(): Expression {
    const token = this.#next();
    if (token === '(') {
      const inner = this.expression();
      this.#expect(')');
      return inner;
    }
    if (token === '-') {
      const inner = this.#primary();
      if (inner.kind === 'number') return { kind: 'number', value: -inner.value };
      throw new UntranslatableError('Only numbers are negated.');
    }
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    if (token === 'Infinity') return { kind: 'number', value: Infinity };
    if (!/^[A-Za-z_$]/.test(token)) throw new UntranslatableError(`"${token}" was not expected.`);
    if (this.#take('(')) return { kind: 'call', target: this.#bound(token), args: this.#arguments() };
    // `at++` stands for itself: only stores have it, and they know.
    if (this.#take('++')) return { kind: 'call', target: '++', args: [{ kind: 'name', name: token }] };
    return /^b\d+$/.test(token) ? { kind: 'bound', value: this.#bound(token) } : { kind: 'name', name: token };
  }
}

function storeOf(method: string, args: readonly Expression[], step: () => number): Statement {
  const [at, value, little] = args;
  if (at === undefined || value === undefined) throw new UntranslatableError(`${method} needs a place and a value.`);
  const isLittle = little?.kind === 'name' && little.name === 'true';
  const steps = at.kind === 'call' && at.target === '++';
  const place = steps ? (at.args[0] ?? at) : at;
  return {
    kind: 'store',
    method: method.slice('view.'.length) as Store['method'],
    at: place,
    value,
    little: isLittle,
    advance: steps ? 1 : place.kind === 'name' && place.name === 'at' ? step() : 0,
  };
}

function tokenize(source: string): readonly string[] {
  const tokens: string[] = [];
  const end = source.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (match === null) throw new UntranslatableError(`Unknown text: ${source.slice(from, from + 20)}`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '');
  }
  return tokens;
}
