import type { Body, Local } from './body.ts';
import { unsigned } from './leb128.ts';
import type { MemoryImage } from './memory-image.ts';
import { OP, V128_CONST, V128_STORE, VECTOR } from './opcode.ts';
import { add, int, integer, lt, type Operand } from './operand.ts';

/** Rows whose draws are made together, four at a time; a few kilobytes at most, which stay near. */
const ROWS = 64;
const LANES = 4;
const WORD_BYTES = 4;

type Draws = { readonly k0: number; readonly k1: number; readonly address: number };

/**
 * The draws of the loop's own row, which depend on nothing but the row: they are made for the next 64 rows at once, by
 * instructions that work on four numbers, and read one by one.
 */
export class DrawsAhead {
  readonly #body: Body;
  readonly #image: MemoryImage;
  readonly #row: Local;
  readonly #draws = new Map<string, Draws>();
  /** The first row whose draws have not been made, and where those of this row stand. */
  readonly #stop: Local;
  readonly #offset: Local;

  constructor(body: Body, image: MemoryImage, row: Local) {
    this.#body = body;
    this.#image = image;
    this.#row = row;
    const word = { type: 'i32', min: 0, max: 2147483647, whole: true } as const;
    this.#stop = body.declare(word);
    this.#offset = body.declare(word);
  }

  /** True for the row itself, in the body of the loop: in a routine the same number would be another variable. */
  isOf(low: Operand, body: Body): boolean {
    return body === this.#body && low.plain === true && low.code.join() === this.#body.get(this.#row).code.join();
  }

  /** The draw under two keys, of the row at which the loop is. */
  read(k0: number, k1: number): Operand {
    const name = `${k0}/${k1}`;
    let draws = this.#draws.get(name);
    if (draws === undefined) {
      draws = { k0, k1, address: this.#image.reserve(ROWS * WORD_BYTES) };
      this.#draws.set(name, draws);
    }
    return integer([...this.#body.get(this.#offset).code, OP.i32Load, 0, ...unsigned(draws.address)]);
  }

  /**
   * The loop over the rows up to `end`, block by block: `walk` is the loop over one, up to where it is told to stop, and
   * steps on after each row. Without draws there is one block.
   */
  emitBlocks(goesOn: () => Operand, end: Local, walk: (stop: Local, step: () => void) => void): void {
    if (this.#draws.size === 0) {
      walk(end, () => {});
      return;
    }
    const body = this.#body;
    body.repeat(goesOn, () => {
      this.#emitBlock();
      const stop = body.keep(add(body.get(this.#row), ROWS, 0));
      body.set(this.#stop, body.choose(lt(stop, body.get(end)), stop, body.get(end)));
      body.set(this.#offset, int(0));
      walk(this.#stop, () => body.set(this.#offset, add(body.get(this.#offset), WORD_BYTES, 0)));
    });
  }

  #emitBlock(): void {
    const body = this.#body;
    const place = body.declare({ type: 'i32', min: 0, max: ROWS * WORD_BYTES, whole: true });
    const lows = body.declareVector();
    // Out of the loop, where they would be put together anew each time.
    const kept = new Map<number, readonly number[]>();
    const same = (value: number): readonly number[] => {
      const known = kept.get(value);
      if (known !== undefined) return known;
      const index = unsigned(body.declareVector());
      body.emit([...constant([value, value, value, value]), OP.localSet, ...index]);
      const get = [OP.localGet, ...index];
      kept.set(value, get);
      return get;
    };
    for (const value of FACTORS) same(value);
    for (const { k0, k1 } of this.#draws.values()) [k0, k1].forEach(same);
    body.set(place, int(0));
    body.emit([...body.get(this.#row).code, ...VECTOR.splat, ...constant([0, 1, 2, 3]), ...VECTOR.add]);
    body.emit([OP.localSet, ...unsigned(lows)]);
    const step = same(LANES);
    body.repeat(
      () => lt(body.get(place), ROWS * WORD_BYTES),
      () => {
        for (const draws of this.#draws.values()) this.#emitDraw(draws, body.get(place), lows, same);
        body.emit([OP.localGet, ...unsigned(lows), ...step, ...VECTOR.add, OP.localSet, ...unsigned(lows)]);
        body.set(place, add(body.get(place), LANES * WORD_BYTES, 0, ROWS * WORD_BYTES));
      },
    );
  }

  /** The rounds of `draw` in random/draw.ts, on four rows. */
  #emitDraw(
    { k0, k1, address }: Draws,
    place: Operand,
    lows: number,
    same: (value: number) => readonly number[],
  ): void {
    const body = this.#body;
    const x = unsigned(body.declareVector());
    const low = [OP.localGet, ...unsigned(lows)];
    const get = [OP.localGet, ...x];
    const keep = [OP.localSet, ...x];
    const mix = (shift: number): readonly number[] => [
      ...get,
      ...get,
      ...int(shift).code,
      ...VECTOR.shiftRight,
      ...VECTOR.xor,
    ];
    const [first, second, again, third] = FACTORS.map(same);
    const times = (factor: readonly number[] = []): readonly number[] => [...factor, ...VECTOR.multiply];
    body.emit([...low, ...same(k0), ...VECTOR.xor, ...times(first), ...keep]);
    body.emit([...mix(15), ...same(k1), ...VECTOR.xor, ...times(second), ...keep]);
    body.emit([
      ...mix(13),
      ...low,
      ...same(k1),
      ...VECTOR.add,
      ...times(again),
      ...VECTOR.xor,
      ...times(third),
      ...keep,
    ]);
    body.emit([...place.code, ...mix(16), ...V128_STORE, 0, ...unsigned(address)]);
  }
}

/** What the rounds of a draw multiply by. */
const FACTORS: readonly number[] = [0x9e3779b1, 0x85ebca77, 0x2c1b3c6d, 0xc2b2ae3d];

function constant(lanes: readonly number[]): readonly number[] {
  return [...V128_CONST, ...new Uint8Array(Int32Array.from(lanes).buffer)];
}
