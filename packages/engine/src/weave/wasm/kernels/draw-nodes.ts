import type { Code } from '../code.ts';
import type { FanOut } from '../../reference/fan-out.ts';
import { BLOCK } from '../../reference/split-count.ts';
import { QUAD, QUAD_SALT } from '../../reference/split-quad.ts';
import { againOf, type DrawLanes, drawLanes, SameWords, wordsOf } from '../draw-lanes.ts';
import { unsigned } from '../leb128.ts';
import { V128_AND, V128_STORE, VECTOR } from '../opcode.ts';
import { i32, int, type Operand } from '../operand.ts';
import type { Translation } from '../translation.ts';

const LANES = 4;
const WORD_BYTES = 4;

/** Where the draws of a block's nodes are, by the number of parents of a node. */
export type NodeDraws = {
  /** The sum of a draw's four bytes: the node's position on the bell curve. */
  readonly sums: ReadonlyMap<number, number>;
  /** The draws by which four parents are distributed. */
  readonly quads: number;
};

/** Draws for all nodes of a block from a parent on, four at a time: they are independent of each other's results. */
export function drawNodes(loom: Translation, { k0, k1 }: FanOut, parent: Operand): NodeDraws {
  const { body, image } = loom;
  const levels = sizesAbove(QUAD);
  const nodes = levels.flatMap((size) => nodesOf(size, Math.imul(size, 0x9e3779b1)));
  const summed = Math.ceil(nodes.length / LANES) * LANES;
  const quads = nodesOf(QUAD, QUAD_SALT);
  const address = image.reserve((summed + quads.length) * WORD_BYTES);
  const same = new SameWords(body, [k0]);
  const starts = body.keepWide('v128', [parent.code, VECTOR.splat]);
  const agains = body.keepWide('v128', [i32.mul(parent, againOf(1)).code, VECTOR.splat]);
  const lanesOf = (lanes: readonly Node[]): DrawLanes => {
    const offsets = LANE.map((lane) => lanes[lane]?.offset ?? 0);
    const low = [starts, wordsOf(offsets), VECTOR.add];
    const again = [agains, wordsOf(offsets.map((offset) => againOf(offset + k1))), VECTOR.add];
    const salted = wordsOf(LANE.map((lane) => k1 ^ (lanes[lane]?.salt ?? 0)));
    return { low, k0: same.of(k0), salted, again };
  };
  const store = (place: number, code: Code): void =>
    body.emit([int(0).code, code, V128_STORE, 0, unsigned(address + place * WORD_BYTES)]);
  const drawAll = (given: readonly Node[]): readonly Code[] => {
    const places = Array.from({ length: Math.ceil(given.length / LANES) }, (_, index) => index * LANES);
    return drawLanes(
      body,
      same,
      places.map((place) => lanesOf(given.slice(place))),
    );
  };
  drawAll(nodes).forEach((drawn, index) => store(index * LANES, sumBytes(loom, same, drawn)));
  drawAll(quads).forEach((drawn, index) => store(summed + index * LANES, drawn));
  const sums = levels.map(
    (size) => [size, address + nodes.findIndex((node) => node.size === size) * WORD_BYTES] as const,
  );
  return { sums: new Map(sums), quads: address + summed * WORD_BYTES };
}

const LANE = [0, 1, 2, 3];

type Node = { readonly size: number; readonly offset: number; readonly salt: number };

function nodesOf(size: number, salt: number): readonly Node[] {
  return Array.from({ length: BLOCK / size }, (_, index) => ({ size, offset: index * size, salt }));
}

export function sizesAbove(least: number): readonly number[] {
  const sizes: number[] = [];
  for (let size = BLOCK; size > least; size /= 2) sizes.push(size);
  return sizes;
}

/** The four bytes of each word, added up. */
function sumBytes({ body }: Translation, same: SameWords, words: Code): Code {
  const word = body.keepWide('v128', words);
  const shifted = (code: Code, by: number): Code => [code, int(by).code, VECTOR.shiftRight];
  const pairs = same.of(0x00ff00ff);
  const even = [word, pairs, V128_AND];
  const odd = [shifted(word, 8), pairs, V128_AND];
  const sums = body.keepWide('v128', [even, odd, VECTOR.add]);
  return [sums, same.of(0xffff), V128_AND, shifted(sums, 16), VECTOR.add];
}
