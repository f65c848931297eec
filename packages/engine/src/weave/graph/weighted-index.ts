import { call, type Node, operate } from './node.ts';
import { shortAt } from './table-entry.ts';

const SLOTS = 4096;

/** An index drawn by weight: a table of 4,096 slots, one load. */
export function weightedIndex(weights: readonly number[], random: Node): Node {
  return call(shortAt, makeSlots(weights), operate('>>>', random, 20));
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
