import type { Body } from './body.ts';
import { unsigned } from './leb128.ts';
import { OP, V128_CONST, VECTOR } from './opcode.ts';
import { int } from './operand.ts';

type Code = readonly number[];

/** What four draws are made of, as vectors of four words: the rows, the keys, and the second key with the high word in it. */
export type DrawLanes = { readonly low: Code; readonly k0: Code; readonly k1: Code; readonly salted: Code };

/** What the rounds of a draw multiply by. */
const FACTORS: readonly number[] = [0x9e3779b1, 0x85ebca77, 0x2c1b3c6d, 0xc2b2ae3d];

export const wordsOf = (lanes: readonly number[]): Code => [
  ...V128_CONST,
  ...new Uint8Array(Int32Array.from(lanes).buffer),
];

/** Vectors of one word four times over, each put together once: a loop keeps them in variables. */
export class SameWords {
  readonly #body: Body;
  readonly #kept = new Map<number, Code>();

  /** Those named here are put together at once: out of the loop that is to follow. */
  constructor(body: Body, words: readonly number[] = []) {
    this.#body = body;
    for (const word of [...FACTORS, ...words]) this.of(word);
  }

  of(word: number): Code {
    const known = this.#kept.get(word);
    if (known !== undefined) return known;
    const index = unsigned(this.#body.declareWide('v128'));
    this.#body.emit([...wordsOf([word, word, word, word]), OP.localSet, ...index]);
    const get = [OP.localGet, ...index];
    this.#kept.set(word, get);
    return get;
  }
}

/** The rounds of `draw` in random/draw.ts, on four rows at a time: the instructions that read the result. */
export function drawLanes(body: Body, same: SameWords, { low, k0, k1, salted }: DrawLanes): Code {
  const x = unsigned(body.declareWide('v128'));
  const get = [OP.localGet, ...x];
  const keep = [OP.localSet, ...x];
  const mix = (shift: number): Code => [...get, ...get, ...int(shift).code, ...VECTOR.shiftRight, ...VECTOR.xor];
  const [first = [], second = [], again = [], third = []] = FACTORS.map((factor) => same.of(factor));
  const { multiply, xor, add } = VECTOR;
  body.emit([...low, ...k0, ...xor, ...first, ...multiply, ...keep]);
  body.emit([...mix(15), ...salted, ...xor, ...second, ...multiply, ...keep]);
  body.emit([...mix(13), ...low, ...k1, ...add, ...again, ...multiply, ...xor, ...third, ...multiply, ...keep]);
  return mix(16);
}
