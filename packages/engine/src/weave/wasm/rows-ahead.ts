import { type Code, nameOf } from './code.ts';
import type { Body, Local } from './body.ts';
import { againOf, drawLanes, SameWords, wordsOf } from './draw-lanes.ts';
import { unsigned } from './leb128.ts';
import type { MemoryImage } from './memory-image.ts';
import { OP, V128_LOAD, V128_STORE, VECTOR } from './opcode.ts';
import { i32, int, integer, type Operand, toInt } from './operand.ts';

/** Rows whose draws are made together, four at a time; a few kilobytes at most, which stay in a near cache. */
const ROWS = 64;
const LANES = 4;
const WORD_BYTES = 4;
/** The number of vectors in progress: a single one would wait for itself. */
const VECTORS = [0, 1, 2, 3] as const;

/** The same for draws, of which each vector needs more variables. */
const DRAWN_VECTORS = [0, 1] as const;

type Draws = { readonly k0: number; readonly k1: number; readonly address: number };

/** What is made of the draws, in order: words one row after the other, or of many rows together. */
type Stage =
  | { readonly kind: 'words'; readonly words: Word[] }
  | { readonly kind: 'lanes'; readonly emit: (place: Operand) => void };
type Word = { readonly code: Code; readonly address: number };

/**
 * Values that depend only on the loop's own row are made for the next 64 rows at once and read one by one: the row's
 * draws, by instructions that work on four numbers, and values made of these that are slow to fetch or to compute.
 */
export class RowsAhead {
  readonly #body: Body;
  readonly #image: MemoryImage;
  readonly #row: Local;
  readonly #draws = new Map<string, Draws>();
  readonly #stages: Stage[] = [];
  /** Where prepared words are, by how they are read. */
  readonly #kept = new Map<string, number>();
  /** The first row whose draws have not been made, and where those of this row are. */
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
    return body === this.#body && low.plain === true && nameOf(low.code) === nameOf(this.#body.get(this.#row).code);
  }

  /** The draw under two keys, for the loop's current row. */
  read(k0: number, k1: number): Operand {
    const name = `${k0}/${k1}`;
    let draws = this.#draws.get(name);
    if (draws === undefined) {
      draws = { k0, k1, address: this.#image.reserve(ROWS * WORD_BYTES) };
      this.#draws.set(name, draws);
    }
    return this.#word(draws.address);
  }

  /**
   * A word made only of draws, prepared with them: distant memory is then fetched for many rows at once, while single
   * rows would wait for it.
   */
  keep(value: Operand): Operand {
    const { code } = toInt(value);
    if (this.#kept.has(nameOf(code))) return value;
    const address = this.#image.reserve(ROWS * WORD_BYTES);
    const last = this.#stages.at(-1);
    if (last?.kind === 'words') last.words.push({ code, address });
    else this.#stages.push({ kind: 'words', words: [{ code, address }] });
    return { ...this.#word(address), min: value.min, max: value.max };
  }

  /**
   * Words made of other words, or of the row itself if that is given, many rows at a time. Rows beyond the last are
   * made too: for them the given word is the last possible one.
   */
  keepLanes(given: Operand, make: (lanes: readonly Code[]) => readonly Code[], min: number, max: number): Operand {
    const body = this.#body;
    const from = this.isOf(given, body) ? undefined : this.#kept.get(nameOf(this.keep(given).code));
    const address = this.#image.reserve(ROWS * WORD_BYTES);
    const emit = (place: Operand): void => {
      const lanes = VECTORS.map((vector) => {
        const code =
          from === undefined
            ? this.#rowLanes(place, vector * LANES, given.max)
            : [place.code, V128_LOAD, 0, unsigned(from + vector * LANES * WORD_BYTES)];
        return body.keepWide('v128', code);
      });
      make(lanes).forEach((code, vector) => {
        const to = unsigned(address + vector * LANES * WORD_BYTES);
        body.emit([place.code, code, V128_STORE, 0, ...to]);
      });
    };
    this.#stages.push({ kind: 'lanes', emit });
    return { ...this.#word(address), min, max };
  }

  #rowLanes(place: Operand, vector: number, last: number): Code {
    const first = i32.add(this.#body.get(this.#row), i32.shr(place, 2));
    const lanes = [0, 1, 2, 3].map((lane) => vector + lane);
    const rows = [first.code, VECTOR.splat, wordsOf(lanes), VECTOR.add];
    return [...rows, int(last).code, VECTOR.splat, VECTOR.least];
  }

  #word(address: number): Operand {
    const code = [this.#body.get(this.#offset).code, OP.i32Load, 0, unsigned(address)];
    this.#kept.set(nameOf(code), address);
    return { ...integer(code), drawn: true };
  }

  /**
   * The loop over the rows up to `end`, block by block: `walk` goes over one, up to its limit, and steps after each
   * row. Without draws there is one block.
   */
  emitBlocks(goesOn: (stop: Local) => Operand, end: Local, walk: (stop: Local, step: () => void) => void): void {
    if (this.#draws.size === 0 && this.#stages.length === 0) {
      walk(end, () => {});
      return;
    }
    const body = this.#body;
    body.repeat(
      () => goesOn(end),
      () => {
        if (this.#draws.size > 0) this.#emitDraws();
        for (const stage of this.#stages) this.#emitStage(stage);
        const stop = body.keep(i32.add(body.get(this.#row), ROWS, 0));
        body.set(this.#stop, body.choose(i32.lt(stop, body.get(end)), stop, body.get(end)));
        body.set(this.#offset, int(0));
        walk(this.#stop, () => body.set(this.#offset, i32.add(body.get(this.#offset), WORD_BYTES, 0)));
      },
    );
  }

  #emitStage(stage: Stage): void {
    const body = this.#body;
    const offset = body.get(this.#offset);
    body.set(this.#offset, int(0));
    body.again(() => {
      if (stage.kind === 'lanes') stage.emit(offset);
      else
        for (const { code, address } of stage.words) body.emit([offset.code, code, OP.i32Store, 0, unsigned(address)]);
      body.set(
        this.#offset,
        i32.add(offset, stage.kind === 'lanes' ? WORD_BYTES * LANES * VECTORS.length : WORD_BYTES, 0),
      );
      return i32.lt(offset, ROWS * WORD_BYTES);
    });
  }

  #emitDraws(): void {
    const body = this.#body;
    const draws = [...this.#draws.values()];
    const place = body.declare({ type: 'i32', min: 0, max: ROWS * WORD_BYTES, whole: true });
    const rows = DRAWN_VECTORS.length * LANES;
    // Outside the loop, where they would be rebuilt each time.
    const words = [rows, againOf(rows), ...draws.flatMap(({ k0, k1 }) => [k0, k1, againOf(k1)])];
    const same = new SameWords(body, words);
    const begin = (word: Operand, lanes: readonly number[]): number => {
      const index = body.declareWide('v128');
      body.setWide(index, [word.code, VECTOR.splat, wordsOf(lanes), VECTOR.add]);
      return index;
    };
    const row = body.get(this.#row);
    const vectors = DRAWN_VECTORS.map((vector) => {
      const lanes = [0, 1, 2, 3].map((lane) => vector * LANES + lane);
      return { low: begin(row, lanes), again: begin(i32.mul(row, againOf(1)), lanes.map(againOf)) };
    });
    const plus = (index: number, word: number): Code => [body.getWide(index), same.of(word), VECTOR.add];
    body.set(place, int(0));
    body.repeat(
      () => i32.lt(body.get(place), ROWS * WORD_BYTES),
      () => {
        for (const { k0, k1, address } of draws) {
          const lanes = vectors.map(({ low, again }) => ({
            low: body.getWide(low),
            k0: same.of(k0),
            salted: same.of(k1),
            again: plus(again, againOf(k1)),
          }));
          drawLanes(body, same, lanes).forEach((drawn, vector) => {
            const to = unsigned(address + vector * LANES * WORD_BYTES);
            body.emit([body.get(place).code, ...drawn, V128_STORE, 0, ...to]);
          });
        }
        for (const { low, again } of vectors) {
          body.setWide(low, plus(low, rows));
          body.setWide(again, plus(again, againOf(rows)));
        }
        body.set(place, i32.add(body.get(place), rows * WORD_BYTES, 0, ROWS * WORD_BYTES));
      },
    );
  }
}
