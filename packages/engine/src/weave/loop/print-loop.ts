import type { Expression, Statement } from './loop.ts';

/** JavaScript's own names for functions, which its compilers recognise. */
const BUILTINS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Math.floor, 'Math.floor'],
  [Math.min, 'Math.min'],
  [Math.max, 'Math.max'],
]);

/** Prints a loop as JavaScript. The text is thin: functions and objects are bound from outside, as b0, b1 and so on. */
export class LoopPrinter {
  readonly #bindings: unknown[] = [];
  readonly #names = new Map<unknown, string>();

  /** Values handed to the compiled function, in the order of {@link bindingNames}. */
  get bindings(): readonly unknown[] {
    return this.#bindings;
  }

  get bindingNames(): readonly string[] {
    return this.#bindings.map((_, index) => `b${index}`);
  }

  bind(value: unknown): string {
    let name = BUILTINS.get(value) ?? this.#names.get(value);
    if (name === undefined) {
      name = `b${this.#bindings.length}`;
      this.#names.set(value, name);
      this.#bindings.push(value);
    }
    return name;
  }

  expression(expression: Expression): string {
    switch (expression.kind) {
      case 'number':
        return literal(expression.value);
      case 'name':
        return expression.name;
      case 'bound':
        return this.bind(expression.value);
      case 'call':
        return `${this.bind(expression.target)}(${this.#list(expression.args)})`;
      case 'binary':
        return `(${this.expression(expression.left)} ${expression.operator} ${this.expression(expression.right)})`;
      case 'conditional': {
        const { test, then, otherwise } = expression;
        return `(${this.expression(test)} ? ${this.expression(then)} : ${this.expression(otherwise)})`;
      }
    }
  }

  statements(statements: readonly Statement[]): readonly string[] {
    return statements.flatMap((statement) => this.#statement(statement));
  }

  #statement(statement: Statement): readonly string[] {
    switch (statement.kind) {
      case 'declare':
        return [`${statement.fixed ? 'const' : 'let'} ${statement.name} = ${this.expression(statement.value)};`];
      case 'assign':
        return [`${statement.name} ${statement.adds ? '+=' : '='} ${this.expression(statement.value)};`];
      case 'if':
        return [
          `if (${this.expression(statement.test)}) {`,
          ...this.statements(statement.then),
          ...(statement.otherwise.length === 0 ? [] : ['} else {', ...this.statements(statement.otherwise)]),
          '}',
        ];
      case 'for': {
        const { name, first, end, body } = statement;
        const head = `let ${name} = ${this.expression(first)}; ${name} < ${this.expression(end)}; ${name}++`;
        return [`for (${head}) {`, ...this.statements(body), '}'];
      }
      case 'continue':
        return ['continue;'];
      case 'write':
        return [`at = ${this.bind(statement.writer)}(view, ${this.#list([statement.place, ...statement.args])});`];
      case 'effect':
        return [`${this.bind(statement.target)}(view, ${this.#list(statement.args)});`];
      case 'store': {
        const { method, at, value, little, advance } = statement;
        const order = little ? ', true' : '';
        const store = `view.${method}(${this.expression(at)}, ${this.expression(value)}${order});`;
        return advance === 0 ? [store] : [`${store} at += ${advance};`];
      }
      case 'put':
        return [`${statement.array}[${this.expression(statement.index)}] = ${this.expression(statement.value)};`];
      case 'block':
        return ['{', ...this.statements(statement.body), '}'];
    }
  }

  #list(args: readonly Expression[]): string {
    return args.map((argument) => this.expression(argument)).join(', ');
  }
}

/** Recipes come from anywhere, and the printed text is executed: a text in a number's place would be code. */
function literal(value: number): string {
  if (typeof value !== 'number') throw new TypeError('A number of a loop is none.');
  return value < 0 || Object.is(value, -0) ? `(${Object.is(value, -0) ? '-0' : value})` : String(value);
}
