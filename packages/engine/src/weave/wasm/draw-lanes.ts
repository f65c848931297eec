import type { Code } from './code.ts';
import type { Body } from './body.ts';
import { V128_CONST, VECTOR } from './opcode.ts';
import { int } from './operand.ts';

/**
 * The inputs of four draws, as vectors of four words: the rows, the first key, the second one with the high word in it,
 * and what is added again: {@link againOf} of the rows and of the second key, as their sum.
 */
export type DrawLanes = { readonly low: Code; readonly k0: Code; readonly salted: Code; readonly again: Code };

/** The multipliers of a draw's rounds. */
const FACTORS: readonly number[] = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d];
const AGAIN = 0x2c1b3c6d;

/** A word's share of what is added to a draw again. For consecutive rows it rises by steps, without multiplying. */
export const againOf = (word: number): number => Math.imul(word, AGAIN);

export const wordsOf = (lanes: readonly number[]): Code => [
  V128_CONST,
  ...new Uint8Array(Int32Array.from(lanes).buffer),
];

/** Vectors of one word repeated four times, each built once: a loop keeps them in variables. */
export class SameWords {
  readonly #body: Body;
  readonly #kept = new Map<number, Code>();

  /** Those named here are built at once, outside the following loop. */
  constructor(body: Body, words: readonly number[] = []) {
    this.#body = body;
    for (const word of [...FACTORS, ...words]) this.of(word);
  }

  of(word: number): Code {
    const known = this.#kept.get(word);
    if (known !== undefined) return known;
    const get = this.#body.keepWide('v128', wordsOf([word, word, word, word]));
    this.#kept.set(word, get);
    return get;
  }
}

/**
 * The rounds of `draw` in random/draw.ts, on several vectors of four rows: the instructions that read the results. Each
 * step of one vector waits for the previous step, so the vectors are interleaved.
 */
export function drawLanes(body: Body, same: SameWords, given: readonly DrawLanes[]): readonly Code[] {
  const places = given.map(() => body.declareWide('v128'));
  const [first = [], second = [], third = []] = FACTORS.map((factor) => same.of(factor));
  const { multiply, xor } = VECTOR;
  const mix = (place: number, shift: number): Code => {
    const get = body.getWide(place);
    return [get, get, int(shift).code, VECTOR.shiftRight, xor];
  };
  const step = (make: (lanes: DrawLanes, place: number) => Code): void =>
    given.forEach((lanes, index) => {
      const place = places[index] ?? 0;
      body.setWide(place, make(lanes, place));
    });
  step(({ low, k0 }) => [low, k0, xor, first, multiply]);
  step(({ salted }, place) => [mix(place, 15), salted, xor, second, multiply]);
  step(({ again }, place) => [mix(place, 13), again, xor, third, multiply]);
  return places.map((place) => mix(place, 16));
}
