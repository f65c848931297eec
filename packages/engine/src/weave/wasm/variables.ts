import type { Local } from './body.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import { OP } from './opcode.ts';
import { fitsInt32, int, type Offset, type Operand, real, toReal, wholeReal } from './operand.ts';
import type { Translation } from './translation.ts';

/**
 * A variable of the source: known as a value, as a local, or only by its first value until something is assigned to it.
 */
type Variable = Operand | Held | { readonly first: number };
/**
 * `isFixed` is one that is assigned in one place; `offset` is set if it is known as another such variable plus a
 * constant.
 */
type Held = { readonly local: Local; readonly isFixed: boolean; readonly offset?: Offset | undefined };

/** The source's variables as values and locals of WebAssembly. */
export class Variables {
  readonly #loom: Translation;
  readonly #names = new Map<string, Variable>();
  /** Guards around the statement being translated; false for one that may never let the loop in. */
  readonly #guards: boolean[] = [];
  /** Locals assigned so far within the innermost guard. */
  #assigned = new Set<number>();

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
    if (!('local' in variable)) return variable;
    const { local, isFixed, offset } = variable;
    const value = this.#loom.body.get(local);
    // The result of a walk changes after it has been read.
    const isExact = local.whole && Math.max(-local.min, local.max) <= Number.MAX_SAFE_INTEGER;
    return isFixed && isExact ? { ...value, offset: offset ?? { from: local.index, by: 0 } } : value;
  }

  /** A name for a value that stays the same while the name is in use. */
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
    this.#names.set(name, { local, isFixed: true, offset: value.offset });
  }

  /** `let v0 = 0` before the loop: a parent's value, about which one assignment in the loop will say more. */
  hoist(name: string, first: number): void {
    this.#names.set(name, { first });
  }

  /** `let v0 = 0` in the loop: the result of a walk over rows, of unknown size. */
  begin(name: string, first: Operand): void {
    const { body } = this.#loom;
    const local = body.declare(Number.isFinite(first.min) ? wholeReal([]) : real([]));
    body.set(local, first);
    this.#names.set(name, { local, isFixed: false });
  }

  /**
   * `if (v1 !== row1)` comes before `row1 = v1`: the guard shows what the variable will hold. Returns whether the guard
   * is open when it is first met, as it is if no value is the variable's first one.
   */
  settle(name: string, value: () => Operand): boolean {
    const variable = this.#names.get(name);
    if (variable === undefined || !('first' in variable)) return false;
    const given = value();
    const isOpen = given.min > variable.first || given.max < variable.first;
    this.#declare(name, variable.first, given, isOpen);
    return isOpen;
  }

  /** Translates the body of a guard. If the guard is open when it is first met, first values are never read. */
  guarded(isOpen: boolean, work: () => void): void {
    const around = this.#assigned;
    this.#assigned = new Set();
    this.#guards.push(isOpen);
    work();
    this.#guards.pop();
    this.#assigned = around;
  }

  /** `v0 = …` of a variable that was hoisted or begun. */
  assign(name: string, value: Operand): void {
    const isFirst = 'first' in (this.#names.get(name) ?? {});
    if (isFirst && value.constant !== undefined && this.#isOpen()) {
      this.#names.set(name, value);
      return;
    }
    const local = this.localFor(name, value);
    this.#loom.body.set(local, value);
    const { offset } = value;
    // Both are assigned whenever the loop gets here, and only then: what holds between them holds as long as they do.
    const isKept = isFirst && offset !== undefined && this.#assigned.has(offset.from) && this.#isOpen();
    if (isKept) this.#names.set(name, { local, isFixed: true, offset });
    if (isFirst) this.#assigned.add(local.index);
  }

  /** `v0 += …` of a variable that was begun. */
  add(name: string, value: Operand): void {
    const local = this.localFor(name, value);
    const { body } = this.#loom;
    body.set(local, real([toReal(body.get(local)).code, toReal(value).code, OP.f64Add]));
    // A sum of non-negative numbers is non-negative.
    if (value.min >= 0 && local.whole) this.#names.set(name, { local: { ...local, min: 0 }, isFixed: false });
    else if (local.min >= 0) throw new UntranslatableError(`${name} is a sum of more than was expected.`);
  }

  #isOpen(): boolean {
    return this.#guards.length > 0 && this.#guards.every(Boolean);
  }

  /** The local that a value is assigned to. */
  localFor(name: string, value: Operand): Local {
    const variable = this.#names.get(name);
    if (variable === undefined || 'code' in variable) throw new UntranslatableError(`${name} cannot be assigned to.`);
    if ('first' in variable) return this.#declare(name, variable.first, value, this.#isOpen());
    const { local, isFixed } = variable;
    const isWithin = value.min >= local.min && value.max <= local.max && (value.whole || !local.whole);
    if (isFixed && !isWithin) throw new UntranslatableError(`${name} is assigned more than was expected.`);
    return local;
  }

  #declare(name: string, first: number, value: Operand, isOpen: boolean): Local {
    const { whole } = value;
    const [min, max] = [Math.min(first, value.min), Math.max(first, value.max)];
    const type = fitsInt32({ min, max, whole }) ? 'i32' : 'f64';
    const bounds = isOpen ? { min: value.min, max: value.max } : { min, max };
    const steady = value.steady === undefined ? {} : { steady: value.steady };
    const local = this.#loom.body.declareFrom(first, { type, ...bounds, whole, ...steady });
    this.#names.set(name, { local, isFixed: true });
    return local;
  }
}
