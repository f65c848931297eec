import type { Local } from './body.ts';
import { unsigned } from './leb128.ts';
import { UntranslatableError } from './loop-source.ts';
import { OP } from './opcode.ts';
import { fitsInt32, int, literal, type Operand, real, toInt, toReal, wholeReal } from './operand.ts';
import type { Translation } from './translation.ts';

/** A variable of the source: known as a value, as a local, or only by its first value until something is assigned to it. */
type Variable = Operand | { readonly local: Local; readonly isFixed: boolean } | { readonly first: number };

/** The source's variables as values and locals of WebAssembly. */
export class Variables {
  readonly #loom: Translation;
  readonly #names = new Map<string, Variable>();
  /** First values of hoisted variables that are not 0. */
  readonly #firsts: (readonly [Local, number])[] = [];

  constructor(loom: Translation) {
    this.#loom = loom;
    const { body, row, salt } = loom;
    this.#names.set('row', body.get(row));
    this.#names.set('low', body.get(row));
    // A loop never crosses a multiple of 2^32, and this one stays below the first.
    this.#names.set('high', int(0));
    this.#names.set('salt', body.get(salt));
  }

  read(name: string): Operand {
    if (name === 'at') return this.#loom.here();
    const variable = this.#names.get(name);
    if (variable === undefined || 'first' in variable) throw new UntranslatableError(`${name} is not known yet.`);
    return 'local' in variable ? this.#loom.body.get(variable.local) : variable;
  }

  /** A name for a value that stays as it is while the name is in use. */
  name(name: string, value: Operand): void {
    this.#names.set(name, value);
  }

  /** `const v0 = …` */
  define(name: string, value: Operand): void {
    if (value.constant !== undefined) {
      this.#names.set(name, value);
      return;
    }
    const { body } = this.#loom;
    const local = body.declare(value);
    body.set(local, value);
    this.#names.set(name, { local, isFixed: true });
  }

  /** `let v0 = 0` before the loop: a parent's value, which one assignment in the loop will tell more of. */
  hoist(name: string, first: number): void {
    this.#names.set(name, { first });
  }

  /** `let v0 = 0` in the loop: the result of a walk over rows, about whose size nothing is known. */
  begin(name: string, first: Operand): void {
    const { body } = this.#loom;
    const local = body.declare(Number.isFinite(first.min) ? wholeReal([]) : real([]));
    body.set(local, first);
    this.#names.set(name, { local, isFixed: false });
  }

  /** `if (v1 !== row1)` comes before `row1 = v1`: the guard tells what the variable will hold. */
  settle(name: string, value: () => Operand): void {
    const variable = this.#names.get(name);
    if (variable !== undefined && 'first' in variable) this.localFor(name, value());
  }

  /** The local that a value is assigned to. */
  localFor(name: string, value: Operand): Local {
    const variable = this.#names.get(name);
    if (variable === undefined || 'code' in variable) throw new UntranslatableError(`${name} cannot be assigned to.`);
    if ('first' in variable) return this.#declare(name, variable.first, value);
    const { local, isFixed } = variable;
    const isWithin = value.min >= local.min && value.max <= local.max && (value.whole || !local.whole);
    if (isFixed && !isWithin) throw new UntranslatableError(`${name} is assigned more than was expected.`);
    return local;
  }

  #declare(name: string, first: number, value: Operand): Local {
    const [min, max] = [Math.min(first, value.min), Math.max(first, value.max)];
    const { whole } = value;
    const type = fitsInt32({ min, max, whole }) ? 'i32' : 'f64';
    const local = this.#loom.body.declare({ type, min, max, whole });
    if (first !== 0) this.#firsts.push([local, first]);
    this.#names.set(name, { local, isFixed: true });
    return local;
  }

  /** What has to stand before everything else: locals are 0 by themselves. */
  firstValues(): readonly number[] {
    return this.#firsts.flatMap(([local, first]) => {
      const value = local.type === 'i32' ? toInt(literal(first)) : toReal(literal(first));
      return [...value.code, OP.localSet, ...unsigned(local.index)];
    });
  }
}
