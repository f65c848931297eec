import { assemble } from './assemble.ts';
import type { Local } from './body.ts';
import { callMath, calculate, compare, join } from './calculate.ts';
import { VALUE_KERNELS, WRITER_KERNELS } from './kernels/catalogue.ts';
import { type Argument, isOperand } from './kernel.ts';
import { type Expression, type Statement, UntranslatableError } from './loop-source.ts';
import { unsigned } from './leb128.ts';
import type { MemoryImage } from './memory-image.ts';
import { NO_RESULT, OP } from './opcode.ts';
import { fitsInt32, integer, int, le, literal, lt, type Operand, real, toInt, toReal, wholeReal } from './operand.ts';
import { parseStatements } from './parse-loop.ts';
import { storeAt, storeNext } from './store-number.ts';
import { type HostFunction, PARAMETERS, Translation } from './translation.ts';

export type LoopSource = {
  /** What stands before the loop, and the loop's body. */
  readonly hoisted: readonly string[];
  readonly lines: readonly string[];
  /** What the names b0, b1 and so on stand for. */
  readonly bindings: readonly unknown[];
  /** Rows of the table: fewer than 2^31. */
  readonly rows: number;
};

export type TranslatedLoop = {
  readonly bytes: Uint8Array;
  readonly hosts: readonly HostFunction[];
  readonly image: MemoryImage;
};

/** The loop as a module of WebAssembly. Throws {@link UntranslatableError} where the source has a form that is not known. */
export function translateLoop(source: LoopSource): TranslatedLoop {
  const statements = { before: parseStatements(source.hoisted.join('\n')), body: parseStatements(source.lines.join('\n')) };
  const first = new Translator(source, 0).translate(statements.before, statements.body);
  // Calls name functions by number, and the host's come first: known only when all have been met.
  const { hosts } = first;
  if (hosts.length === 0 || first.routines.length === 0) return finish(first);
  return finish(new Translator(source, hosts.length).translate(statements.before, statements.body));
}

type Translated = {
  readonly hosts: readonly HostFunction[];
  readonly image: MemoryImage;
  readonly routines: Translation['routines'];
  readonly locals: readonly ('i32' | 'f64')[];
  readonly code: readonly number[];
};

function finish({ hosts, image, routines, locals, code }: Translated): TranslatedLoop {
  const fill = { signature: { parameters: PARAMETERS, result: 'i32' as const }, locals, code };
  const imports = hosts.map(({ signature }) => signature);
  const bytes = assemble({ imports, functions: [...routines, fill], fill: hosts.length + routines.length });
  return { bytes, hosts, image };
}

/** A variable of the source: known as a value, as a local, or only by its first value until something is assigned to it. */
type Variable = Operand | { readonly local: Local; readonly isFixed: boolean } | { readonly first: number };

class Translator {
  readonly #loom: Translation;
  readonly #bindings: readonly unknown[];
  readonly #names = new Map<string, Variable>();
  /** First values of hoisted variables that are not 0. */
  readonly #firsts: (readonly [Local, number])[] = [];

  constructor(source: LoopSource, hostCount: number) {
    this.#loom = new Translation(source.rows, hostCount);
    this.#bindings = source.bindings;
    const { body, row, salt } = this.#loom;
    this.#names.set('row', body.get(row));
    this.#names.set('low', body.get(row));
    this.#names.set('high', int(0));
    this.#names.set('salt', body.get(salt));
  }

  translate(before: readonly Statement[], inside: readonly Statement[]): Translated {
    const { body, at, limit, row, end } = this.#loom;
    for (const statement of before) this.#hoisted(statement);
    body.repeat(
      () => {
        const hasRows = lt(body.get(row), body.get(end));
        return integer([...hasRows.code, ...le(body.get(at), body.get(limit)).code, OP.i32And], 0, 1);
      },
      () => {
        for (const statement of inside) this.#statement(statement);
        this.#loom.settle();
        body.set(row, integer([...body.get(row).code, ...int(1).code, OP.i32Add], 0));
      },
    );
    body.emit([...body.get(at).code, OP.globalSet, 0, ...body.get(row).code]);
    const firsts = this.#firsts.flatMap(([local, value]) => [
      ...(local.type === 'i32' ? toInt(literal(value)) : toReal(literal(value))).code,
      OP.localSet,
      ...unsigned(local.index),
    ]);
    const { hosts, image, routines } = this.#loom;
    return { hosts, image, routines, locals: body.types, code: [...firsts, ...body.code] };
  }

  #hoisted(statement: Statement): void {
    if (statement.kind !== 'declare') throw new UntranslatableError(`${statement.kind} stands before the loop.`);
    const { name, value, fixed } = statement;
    if (fixed) this.#define(name, value);
    else if (value.kind === 'number') this.#names.set(name, { first: value.value });
    else throw new UntranslatableError('A variable begins with a number.');
  }

  #define(name: string, value: Expression): void {
    const operand = this.#value(value);
    if (operand.constant !== undefined) {
      this.#names.set(name, operand);
      return;
    }
    const { body } = this.#loom;
    const local = body.declare(operand);
    body.set(local, operand);
    this.#names.set(name, { local, isFixed: true });
  }

  #statement(statement: Statement): void {
    const { body } = this.#loom;
    switch (statement.kind) {
      case 'declare':
        if (statement.fixed) this.#define(statement.name, statement.value);
        else this.#begin(statement.name, statement.value);
        return;
      case 'assign':
        this.#assign(statement);
        return;
      case 'if': {
        const test = this.#truth(statement.test);
        // A parent's values that cost less than a branch guessed wrong are computed for every row.
        if (isGuard(statement) && statement.then.every(isTrivial)) {
          statement.then.forEach((inner) => this.#statement(inner));
          return;
        }
        this.#loom.when(
          test,
          () => statement.then.forEach((inner) => this.#statement(inner)),
          statement.otherwise.length === 0 ? undefined : () => statement.otherwise.forEach((inner) => this.#statement(inner)),
        );
        return;
      }
      case 'for':
        this.#walk(statement);
        return;
      case 'store':
        this.#store(statement);
        return;
      case 'call': {
        const [, ...args] = statement.args;
        body.emit(this.#loom.callHost(this.#binding(statement.target), this.#arguments(args), 'effect').code);
        return;
      }
      case 'block':
        statement.body.forEach((inner) => this.#statement(inner));
        return;
      case 'continue':
        throw new UntranslatableError('Only a walk over rows goes on early.');
    }
  }

  #store(statement: Extract<Statement, { kind: 'store' }>): void {
    const value = this.#value(statement.value);
    const { at } = statement;
    if (at.kind === 'name' && at.name === 'at') storeNext(this.#loom, statement, value);
    else storeAt(this.#loom, statement, this.#value(at), value);
  }

  /** A variable of the loop's body: the result of a walk over rows, about whose size nothing is known yet. */
  #begin(name: string, value: Expression): void {
    const { body } = this.#loom;
    const first = this.#value(value);
    const local = body.declare(Number.isFinite(first.min) ? wholeReal([]) : real([]));
    body.set(local, first);
    this.#names.set(name, { local, isFixed: false });
  }

  #assign({ name, value, adds }: Extract<Statement, { kind: 'assign' }>): void {
    const { body } = this.#loom;
    if (name === 'at') {
      if (adds) this.#loom.advance(toInt(this.#value(value)));
      else if (value.kind === 'call') this.#write(value.target, value.args);
      else this.#loom.moveTo(toInt(this.#value(value)));
      return;
    }
    const operand = this.#value(value);
    const local = this.#localFor(name, operand);
    body.set(local, adds ? real([...toReal(body.get(local)).code, ...toReal(operand).code, OP.f64Add]) : operand);
  }

  /** The local of a variable; of a hoisted one it is made now, when it is known what it holds. */
  #localFor(name: string, value: Operand): Local {
    const variable = this.#names.get(name);
    if (variable === undefined || 'code' in variable) throw new UntranslatableError(`${name} cannot be assigned to.`);
    if ('first' in variable) {
      const [min, max] = [Math.min(variable.first, value.min), Math.max(variable.first, value.max)];
      const type = value.type === 'i32' || fitsInt32({ min, max, whole: value.whole }) ? 'i32' : 'f64';
      const local = this.#loom.body.declare({ type, min, max, whole: value.whole });
      if (variable.first !== 0) this.#firsts.push([local, variable.first]);
      this.#names.set(name, { local, isFixed: true });
      return local;
    }
    const { local, isFixed } = variable;
    if (isFixed && (value.min < local.min || value.max > local.max || (local.whole && !value.whole)))
      throw new UntranslatableError(`${name} is assigned twice.`);
    return local;
  }

  #walk({ name, first, end, body: inside }: Extract<Statement, { kind: 'for' }>): void {
    const { body } = this.#loom;
    const [from, to] = [this.#value(first), body.keep(this.#value(end))];
    if (!fitsInt32(from) || !fitsInt32(to)) throw new UntranslatableError('A walk over rows beyond 2^31.');
    const local = body.declare({ type: 'i32', min: from.min, max: Math.max(from.max, to.max), whole: true });
    body.set(local, from);
    this.#names.set(name, { ...body.get(local), max: Math.max(from.max, to.max - 1) });
    body.repeat(
      () => lt(body.get(local), toInt(to)),
      () => {
        body.emit([OP.block, NO_RESULT]);
        for (const statement of inside) {
          const isSkip = statement.kind === 'if' && statement.then[0]?.kind === 'continue';
          if (isSkip) body.emit([...this.#truth(statement.test).code, OP.brIf, 0]);
          else this.#statement(statement);
        }
        body.emit([OP.end]);
        body.set(local, integer([...body.get(local).code, ...int(1).code, OP.i32Add]));
      },
    );
  }

  /** `at = b0(view, at, …)`, or `at = b0(view, start, at)` of one that goes over what has been written. */
  #write(target: string, [, place, ...rest]: readonly Expression[]): void {
    const writer = this.#binding(target);
    if (place === undefined) throw new UntranslatableError(`${target} is told no place.`);
    const isNext = place.kind === 'name' && place.name === 'at';
    if (isNext && WRITER_KERNELS.get(writer)?.(this.#loom, this.#arguments(rest)) === true) return;
    this.#loom.callWriter(writer, this.#arguments([place, ...rest]));
  }

  #binding(name: string): unknown {
    const index = /^b(\d+)$/.exec(name)?.[1];
    const value = index === undefined ? undefined : this.#bindings[Number(index)];
    if (value === undefined) throw new UntranslatableError(`${name} is not bound.`);
    return value;
  }

  #arguments(args: readonly Expression[]): readonly Argument[] {
    return args.map((argument): Argument => {
      if (argument.kind === 'name' && /^b\d+$/.test(argument.name)) {
        return { bound: this.#binding(argument.name) as object };
      }
      return this.#value(argument);
    });
  }

  #truth(expression: Expression): Operand {
    if (expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
      const { body } = this.#loom;
      const right = body.capture(() => this.#truth(expression.right));
      return join(body, expression.operator, this.#truth(expression.left), right);
    }
    this.#settle(expression);
    return this.#value(expression);
  }

  /** `if (v1 !== row1)` comes before `row1 = v1`: the guard tells what the variable will hold. */
  #settle(test: Expression): void {
    if (test.kind !== 'binary' || test.operator !== '!==' || test.right.kind !== 'name') return;
    const variable = this.#names.get(test.right.name);
    if (variable !== undefined && 'first' in variable) this.#localFor(test.right.name, this.#value(test.left));
  }

  #value(expression: Expression): Operand {
    const { body } = this.#loom;
    switch (expression.kind) {
      case 'number':
        return literal(expression.value);
      case 'name':
        return this.#named(expression.name);
      case 'binary': {
        if (expression.operator === '&&' || expression.operator === '||') return this.#truth(expression);
        const [left, right] = [this.#value(expression.left), this.#value(expression.right)];
        return compare(expression.operator, left, right) ?? calculate(expression.operator, left, right);
      }
      case 'conditional': {
        const test = this.#truth(expression.test);
        const [then, otherwise] = [expression.then, expression.otherwise].map((branch) => body.capture(() => this.#value(branch)));
        if (then === undefined || otherwise === undefined) throw new UntranslatableError('A choice without branches.');
        if (then.constant === 1 && otherwise.constant === 0) return test;
        return body.choose(test, then, otherwise);
      }
      case 'call':
        return this.#call(expression);
    }
  }

  #named(name: string): Operand {
    if (name === 'at') return this.#loom.here();
    const variable = this.#names.get(name);
    if (variable === undefined || 'first' in variable) throw new UntranslatableError(`${name} is not known yet.`);
    return 'local' in variable ? this.#loom.body.get(variable.local) : variable;
  }

  #call({ target, args }: Extract<Expression, { kind: 'call' }>): Operand {
    const { body } = this.#loom;
    const given = this.#arguments(args);
    if (target.startsWith('Math.')) return body.capture(() => callMath(body, target, given.filter(isOperand)));
    const called = this.#binding(target);
    const kernel = VALUE_KERNELS.get(called);
    const value = kernel === undefined ? undefined : body.capture(() => kernel(this.#loom, given));
    return value ?? this.#loom.callHost(called, given, 'value');
  }
}

type Guarded = Extract<Statement, { kind: 'if' }>;

/** `if (v1 !== row1)`: the values of a parent, computed when it changes. */
function isGuard({ test, otherwise }: Guarded): boolean {
  return test.kind === 'binary' && test.operator === '!==' && test.right.kind === 'name' && otherwise.length === 0;
}

/** A sum or product of what is known, or a copy. */
function isTrivial(statement: Statement): boolean {
  return statement.kind === 'assign' && statement.name !== 'at' && !statement.adds && isSimple(statement.value);
}

function isSimple(value: Expression): boolean {
  if (value.kind === 'number' || value.kind === 'name') return true;
  return value.kind === 'binary' && SIMPLE.has(value.operator) && isSimple(value.left) && isSimple(value.right);
}

const SIMPLE: ReadonlySet<string> = new Set(['+', '-', '*', '|']);
