import type { Code } from './code.ts';
import { unsigned } from './leb128.ts';
import { NO_RESULT, OP, TYPE_CODE } from './opcode.ts';
import {
  int,
  integer,
  literal,
  type LocalType,
  type NumberType,
  type Operand,
  real,
  toInt,
  toReal,
} from './operand.ts';

type Facts = Pick<Operand, 'type' | 'min' | 'max' | 'whole' | 'steady'>;

/** A local variable, and what is known of every number that it will hold. */
export type Local = Facts & { readonly index: number };

/** The instructions of one function, in the order in which they are added, and its local variables. */
export class Body {
  readonly #types: LocalType[] = [];
  readonly #firsts: (readonly [Local, number])[] = [];
  readonly #parameters: number;
  readonly #reads = new Map<Local, Operand>();
  #parts: Code[] = [];

  constructor(parameters: number) {
    this.#parameters = parameters;
  }

  /** The types of the variables beyond the parameters. */
  get types(): readonly LocalType[] {
    return this.#types;
  }

  get code(): Code {
    return this.#parts;
  }

  emit(code: Code): void {
    this.#parts.push(code);
  }

  declare({ type, min, max, whole, steady }: Facts): Local {
    this.#types.push(type);
    const index = this.#parameters + this.#types.length - 1;
    return { type, min, max, whole, index, ...(steady === undefined ? {} : { steady }) };
  }

  /** A variable that holds this number until another is assigned. Locals start as 0. */
  declareFrom(first: number, facts: Facts): Local {
    const local = this.declare(facts);
    if (first !== 0) this.#firsts.push([local, first]);
    return local;
  }

  /** Instructions that must precede everything else. */
  firstValues(): Code {
    return this.#firsts.flatMap(([local, first]) => {
      const value = local.type === 'i32' ? toInt(literal(first)) : toReal(literal(first));
      return [value.code, OP.localSet, unsigned(local.index)];
    });
  }

  /** A variable for a wide word or for several words; returns its number. */
  declareWide(type: Exclude<LocalType, NumberType>): number {
    return this.#parameters + this.#types.push(type) - 1;
  }

  getWide(index: number): Code {
    return [OP.localGet, unsigned(index)];
  }

  setWide(index: number, code: Code): void {
    this.emit([code, OP.localSet, unsigned(index)]);
  }

  get(local: Local): Operand {
    const known = this.#reads.get(local);
    if (known !== undefined) return known;
    const code = [OP.localGet, unsigned(local.index)];
    const { min, max, whole, steady } = local;
    const value = local.type === 'i32' ? integer(code, min, max) : real(code, min, max, whole);
    const read: Operand = { ...value, plain: true, ...(steady === undefined ? {} : { steady }) };
    this.#reads.set(local, read);
    return read;
  }

  set(local: Local, value: Operand): void {
    const fitted = local.type === 'i32' ? toInt(value) : toReal(value);
    this.emit([fitted.code, OP.localSet, unsigned(local.index)]);
  }

  /** The value in a local variable, so that reading it again is free. */
  keep(value: Operand): Operand {
    if (value.plain === true) return value;
    const local = this.declare(value);
    this.set(local, value);
    return this.get(local);
  }

  /** A wide word in a local variable: the instructions that read it again. */
  keepWide(type: Exclude<LocalType, NumberType>, code: Code): Code {
    const index = this.declareWide(type);
    this.setWide(index, code);
    return this.getWide(index);
  }

  /** The instructions that `work` adds are part of the returned value: they run only where the value is used. */
  capture<T extends Operand | undefined>(work: () => T): Operand | T {
    const around = this.#parts;
    this.#parts = [];
    try {
      const value = work();
      if (value === undefined || this.#parts.length === 0) return value;
      const { plain: _, constant: __, ...facts }: Operand = value;
      return { ...facts, code: [this.code, value.code] };
    } finally {
      this.#parts = around;
    }
  }

  /** The instructions that `work` adds, separately: for code that must insert something before them. */
  collect(work: () => void): Code {
    const around = this.#parts;
    this.#parts = [];
    try {
      work();
      return this.#parts;
    } finally {
      this.#parts = around;
    }
  }

  /** One of two values; the other is not computed. */
  choose(test: Operand, then: Operand, otherwise: Operand): Operand {
    const type = then.type === 'i32' && otherwise.type === 'i32' ? 'i32' : 'f64';
    const [a, b] = type === 'i32' ? [then, otherwise] : [toReal(then), toReal(otherwise)];
    const isCheap = then.plain === true && otherwise.plain === true;
    const code = isCheap
      ? [a.code, b.code, test.code, OP.select]
      : [test.code, OP.if, TYPE_CODE[type], a.code, OP.else, b.code, OP.end];
    const [min, max] = [Math.min(a.min, b.min), Math.max(a.max, b.max)];
    return type === 'i32' ? integer(code, min, max) : real(code, min, max, a.whole && b.whole);
  }

  when(test: Operand, then: () => void, otherwise?: () => void): void {
    this.emit([test.code, OP.if, NO_RESULT]);
    then();
    if (otherwise !== undefined) {
      this.emit([OP.else]);
      otherwise();
    }
    this.emit([OP.end]);
  }

  /** Repeats `work` while the test holds, which is checked before each iteration. */
  repeat(test: () => Operand, work: () => void): void {
    this.emit([OP.block, NO_RESULT, OP.loop, NO_RESULT]);
    const isOver = this.capture(() => {
      const value = test();
      return integer([value.code, OP.i32Eqz], 0, 1);
    });
    this.emit([isOver.code, OP.brIf, 1]);
    work();
    this.emit([OP.br, 0, OP.end, OP.end]);
  }

  /** Runs `work`, and repeats it while its result holds. */
  again(work: () => Operand): void {
    this.emit([OP.loop, NO_RESULT]);
    const goesOn = work();
    this.emit([goesOn.code, OP.brIf, 0, OP.end]);
  }

  /** Stores into memory at an address plus a fixed offset. */
  store(op: number, address: Operand, offset: number, value: Operand): void {
    this.emit([address.code, value.code, op, 0, unsigned(offset)]);
  }

  store8(address: Operand, offset: number, value: Operand | number): void {
    this.store(OP.i32Store8, address, offset, typeof value === 'number' ? int(value) : value);
  }

  store16(address: Operand, offset: number, value: Operand | number): void {
    this.store(OP.i32Store16, address, offset, typeof value === 'number' ? int(value) : value);
  }

  store32(address: Operand, offset: number, value: Operand | number): void {
    this.store(OP.i32Store, address, offset, typeof value === 'number' ? int(value) : value);
  }
}
