import type { Code } from './code.ts';
import type { Body, Local } from './body.ts';
import { unsigned } from './leb128.ts';
import { type Long, long } from './long.ts';
import { OP } from './opcode.ts';
import { i32, int, integer, type Operand, toWord } from './operand.ts';

/** Bytes of one store. */
export const ROOM = 8;

/** A word made by the row, and its first byte within the store. */
type Part = { readonly from: number; readonly word: Operand };

/** The next store: constant bytes, words of the row between them, and what may still be appended. */
type Gathered = {
  readonly width: number;
  readonly known: bigint;
  readonly parts: readonly Part[];
  readonly last?: Growing;
};

const NOTHING: Gathered = { width: 0, known: 0n, parts: [] };

/** Up to eight bytes, of which the row decides how many count; constant bytes may be joined to them. */
export type Growing = {
  /** Appends what follows, if there is space. */
  readonly absorb: (byte: number) => boolean;
  readonly value: () => Long;
  readonly length: () => Operand;
};

/**
 * The bytes of a row on their way to memory. Short ones are combined into one store: on ARM each store is checked by
 * extra instructions if a part of it may be outside the memory.
 */
export abstract class Writing {
  abstract body: Body;
  /** Where the row is written: the base address of `#lag`. */
  abstract readonly at: Local;
  #gathered = NOTHING;
  /** How far `at` lags behind: constant steps cost no instruction. */
  #lag = 0;

  /** The address of the next byte. Everything before it is then stored and counted. */
  here(): Operand {
    this.settle();
    return this.body.get(this.at);
  }

  /** Continues writing elsewhere. */
  moveTo(place: Operand): void {
    this.settle();
    this.body.set(this.at, place);
  }

  /** Constant bytes. */
  literal(bytes: readonly number[]): void {
    for (const byte of bytes) {
      if (this.#gathered.last?.absorb(byte) === true) continue;
      this.#makeRoom(1);
      const { width, known, parts } = this.#gathered;
      this.#gathered = { width: width + 1, known: known | (BigInt(byte) << BigInt(width * 8)), parts };
    }
  }

  /** That many bytes of a word whose other bytes are 0. */
  put(word: Operand, bytes: number): void {
    this.#makeRoom(bytes);
    const { width, known, parts } = this.#gathered;
    const part = { from: width, word: this.body.keep(toWord(word)) };
    this.#gathered = { width: width + bytes, known, parts: [...parts, part] };
  }

  /** The first `length` bytes of a word, at most `most`. */
  putSome(word: Operand, most: number, length: Operand): void {
    this.put(word, most);
    const { width } = this.#gathered;
    this.#store();
    this.#lag += width - most;
    this.advance(length);
  }

  /** A word that knows its own length; `begin` receives what precedes it, and may absorb it. */
  putGrowing(begin: (before: readonly number[]) => Growing | undefined): void {
    const { width, known, parts, last } = this.#gathered;
    const before = Array.from({ length: width }, (_, index) => Number((known >> BigInt(index * 8)) & 255n));
    const joined = parts.length > 0 || last !== undefined ? undefined : begin(before);
    if (joined === undefined) this.#flush();
    const growing = joined ?? begin([]);
    if (growing === undefined) throw new Error('A growing word has room for itself.');
    this.#gathered = { ...NOTHING, last: growing };
  }

  /** A store of the kind `op` at an offset from the next byte. */
  store(op: Code, offset: number, value: Operand | Code): void {
    this.#flush();
    const code = 'code' in value ? value.code : value;
    this.body.emit([this.body.get(this.at).code, code, op, 0, unsigned(this.#lag + offset)]);
  }

  store8(offset: number, value: Operand): void {
    this.store([OP.i32Store8], offset, value);
  }

  store16(offset: number, value: Operand): void {
    this.store([OP.i32Store16], offset, value);
  }

  store32(offset: number, value: Operand): void {
    this.store([OP.i32Store], offset, value);
  }

  /** Advances; the address stays far below 2^31. */
  advance(by: Operand | number): void {
    this.#flush();
    if (typeof by === 'number' || by.constant !== undefined) {
      this.#lag += typeof by === 'number' ? by : (by.constant ?? 0);
      return;
    }
    const sum = integer([this.body.get(this.at).code, by.code, OP.i32Add], 0);
    const lag = this.#lag;
    this.#lag = 0;
    this.body.set(this.at, lag === 0 ? sum : integer([sum.code, int(lag).code, OP.i32Add], 0));
  }

  /** One of two ways to write; pending bytes continue in both, and the position is known again after both. */
  when(test: Operand, then: () => void, otherwise?: () => void): void {
    if (this.#gathered.last !== undefined) this.#flush();
    const lag = this.#lag;
    const gathered = this.#gathered;
    const branch = (work: () => void) => (): void => {
      this.#lag = lag;
      this.#gathered = gathered;
      work();
      this.settle();
    };
    const isSettled = lag === 0 && gathered.width === 0;
    this.body.when(
      test,
      branch(then),
      otherwise === undefined && isSettled ? undefined : branch(otherwise ?? (() => {})),
    );
    this.#lag = 0;
    this.#gathered = NOTHING;
  }

  /** Stores pending bytes and advances. */
  settle(): void {
    this.#flush();
    if (this.#lag === 0) return;
    const lag = int(this.#lag);
    this.#lag = 0;
    this.body.set(this.at, integer([this.body.get(this.at).code, lag.code, OP.i32Add], 0));
  }

  #makeRoom(bytes: number): void {
    const { width, last } = this.#gathered;
    if (last !== undefined || width + bytes > ROOM) this.#flush();
  }

  #flush(): void {
    const { width, last } = this.#gathered;
    if (width > 0) {
      this.#store();
      this.#lag += width;
    }
    if (last === undefined) return;
    this.#gathered = NOTHING;
    this.store([OP.i64Store], 0, last.value());
    this.advance(last.length());
  }

  /** Three bytes are stored as four, five as eight: the following store overwrites the excess. */
  #store(): void {
    const { width, known, parts } = this.#gathered;
    this.#gathered = NOTHING;
    const op = width > 4 ? OP.i64Store : width > 2 ? OP.i32Store : width === 2 ? OP.i32Store16 : OP.i32Store8;
    this.store([op], 0, width > 4 ? joinLong(known, parts) : joinWord(known, parts).code);
  }
}

function joinWord(known: bigint, parts: readonly Part[]): Operand {
  const words = parts.map(({ from, word }) => (from === 0 ? word : i32.shl(word, from * 8)));
  const [first, ...rest] = known === 0n && words.length > 0 ? words : [int(Number(BigInt.asIntN(32, known))), ...words];
  return rest.reduce((sum, next) => i32.or(sum, next), first ?? int(0));
}

function joinLong(known: bigint, parts: readonly Part[]): Long {
  const longs = parts.map(({ from, word }): Long => {
    const wide = [word.code, OP.i64ExtendI32U];
    return from === 0 ? wide : [wide, long(BigInt(from * 8)), OP.i64Shl];
  });
  const [first = long(0n), ...rest] =
    known === 0n && longs.length > 0 ? longs : [long(BigInt.asIntN(64, known)), ...longs];
  return [first, rest.flatMap((next) => [...next, OP.i64Or])];
}
