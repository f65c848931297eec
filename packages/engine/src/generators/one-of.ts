import { call, type Node } from '../compile/node.ts';
import { makeDictionary } from '../text/dictionary.ts';
import { word } from '../text/piece.ts';
import { generator } from './generator.ts';
import { listOption } from './option.ts';

const SLOTS = 4096;

/** Text from a list, evenly or by weight. */
export const oneOf = generator({
  name: 'one_of',
  version: 1,
  summary: 'One of the given values, evenly or by weight.',
  options: { values: 'the list', weights: 'a number for each value (all the same)' },
  distinct: 'index',
  capacity: (_, options) => listOption(options, 'values')?.length ?? 0,
  build: (cell, options) => {
    const values = (listOption(options, 'values') ?? []).map(String);
    const weights = listOption(options, 'weights');
    const words = makeDictionary(values);
    return { kind: 'text', pieces: [word(words, weights === undefined || cell.unique ? cell.index(values.length) : weightedIndex(weights.map(Number), cell.draw()))] };
  },
});

/** An index drawn by weight: a table of 4,096 slots, one load. */
export function weightedIndex(weights: readonly number[], random: Node): Node {
  return call(slotIndex, makeSlots(weights), random);
}

export function makeSlots(weights: readonly number[]): Uint16Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const slots = new Uint16Array(SLOTS);
  let sum = 0;
  let at = 0;
  weights.forEach((weight, index) => {
    sum += weight;
    for (const end = Math.floor((sum / total) * SLOTS + 0.5); at < end; at++) slots[at] = index;
  });
  return slots;
}

export function slotIndex(slots: Uint16Array, random: number): number {
  return slots[random >>> 20] as number;
}
