import type { Signature, WasmFunction } from './assemble.ts';
import { Body, type Local } from './body.ts';
import { RowsAhead } from './rows-ahead.ts';
import { type Argument, isOperand } from './argument.ts';
import { unsigned } from './leb128.ts';
import { MemoryImage } from './memory-image.ts';
import { OP } from './opcode.ts';
import { integer, type NumberType, type Operand, real } from './operand.ts';
import { Writing } from './writing.ts';

/** A JavaScript function that the loop calls, created once the memory exists. */
export type HostFunction = { readonly signature: Signature; readonly make: (memory: HostMemory) => HostCallable };
export type HostCallable = (...args: readonly number[]) => number | void;
export type HostMemory = { readonly view: DataView; readonly words: Int32Array };

/** The parameters of a loop, in their order. */
export const PARAMETERS: readonly NumberType[] = ['i32', 'i32', 'i32', 'i32', 'i32'];
const WORD = { type: 'i32', min: -2147483648, max: 2147483647, whole: true } as const;

/** A loop on its way from source to WebAssembly: its instructions, the bytes it reads, and what it calls. */
export class Translation extends Writing {
  readonly image = new MemoryImage();
  readonly hosts: HostFunction[] = [];
  readonly #routines = new Map<string, { readonly number: number[]; routine: WasmFunction | undefined }>();
  readonly #made = new Map<object, Map<string, unknown>>();
  readonly at: Local;
  readonly limit: Local;
  readonly row: Local;
  readonly end: Local;
  readonly salt: Local;
  body = new Body(PARAMETERS.length);
  readonly ahead: RowsAhead;
  /**
   * What is checked between stretches of rows: each prepares for a row and later ones, and returns the first row for
   * which it must be called again.
   */
  readonly stretches: ((row: Operand) => Operand)[] = [];

  constructor(rows: number) {
    super();
    const word = (index: number): Local => ({ ...WORD, index });
    // No loop's memory comes near a gigabyte.
    this.at = { ...word(0), min: 0, max: 2 ** 30 };
    this.limit = word(1);
    const row = { ...word(2), min: 0, max: rows - 1 };
    this.row = { ...row, steady: { walk: { value: () => this.body.get(row), reach: (bound) => bound } } };
    this.end = word(3);
    this.salt = word(4);
    this.ahead = new RowsAhead(this.body, this.image, this.row);
  }

  /** True for the loop's current row: in a routine the same number would be another variable. */
  isRow(value: Operand): boolean {
    return this.ahead.isOf(value, this.body);
  }

  /** A call of a JavaScript function, `view` and position first if it is a writer. */
  callHost(target: unknown, args: readonly Argument[], kind: 'value' | 'writer' | 'effect'): Operand {
    const numbers = args.filter(isOperand);
    const parameters = numbers.map(({ type }) => type);
    const result = kind === 'value' ? 'f64' : kind === 'writer' ? 'i32' : undefined;
    const index = this.host({
      signature: { parameters, result },
      make: ({ view }) => adapt(target, args, kind === 'value' ? undefined : view),
    });
    const code = [numbers.flatMap((operand) => operand.code), OP.call, unsigned(index)];
    return kind === 'value' ? real(code) : integer(code, 0);
  }

  /** Writes with a JavaScript function, which returns where it stopped. Its first argument is a position. */
  callWriter(writer: unknown, args: readonly Argument[]): void {
    this.settle();
    this.body.set(this.at, this.callHost(writer, args, 'writer'));
  }

  /** What is created once for an object in a role, by the first user. */
  once<T>(key: object, role: string, make: () => T): T {
    const roles = this.#made.get(key) ?? new Map<string, unknown>();
    this.#made.set(key, roles);
    if (!roles.has(role)) roles.set(role, make());
    return roles.get(role) as T;
  }

  host(host: HostFunction): number {
    return this.hosts.push(host) - 1;
  }

  /** A function of the module itself, created once; returns how to call it. */
  routine(name: string, signature: Signature, build: (body: Body) => void): (args: readonly Operand[]) => Operand {
    let entry = this.#routines.get(name);
    if (entry === undefined) {
      entry = { number: [...unsigned(this.#routines.size)], routine: undefined };
      this.#routines.set(name, entry);
      const around = this.body;
      const body = new Body(signature.parameters.length);
      this.body = body;
      build(body);
      this.body = around;
      entry.routine = { signature, locals: body.types, code: body.code };
    }
    const { number } = entry;
    return (args) => {
      const code = [args.flatMap((operand) => operand.code), OP.call, number];
      return signature.result === 'f64' ? real(code) : integer(code);
    };
  }

  /**
   * The module's own functions, once all are known. Those of JavaScript come first in the numbering, and only now their
   * number is known: every call has the number of its routine, which is corrected here.
   */
  numberRoutines(): readonly WasmFunction[] {
    const entries = [...this.#routines.values()];
    for (const [index, { number }] of entries.entries())
      number.splice(0, number.length, ...unsigned(this.hosts.length + index));
    return entries.flatMap(({ routine }) => (routine === undefined ? [] : [routine]));
  }
}

/** A function only of the numbers, with the objects bound. */
function adapt(target: unknown, args: readonly Argument[], view: DataView | undefined): HostCallable {
  const bound: unknown[] = [target, ...(view === undefined ? [] : [view])];
  const parameters: string[] = [];
  const passed = bound.slice(1).map((_, index) => `b${index + 1}`);
  for (const argument of args) {
    if (isOperand(argument)) passed.push(`a${parameters.push(`a${parameters.length}`) - 1}`);
    else passed.push(`b${bound.push(argument.bound) - 1}`);
  }
  const source = `return (${parameters.join(', ')}) => b0(${passed.join(', ')});`;
  // oxlint-disable-next-line no-new-func -- a list of arguments spread at every call would cost more than the call
  const make = new Function(...bound.map((_, index) => `b${index}`), source) as (
    ...bound: readonly unknown[]
  ) => HostCallable;
  return make(...bound);
}
