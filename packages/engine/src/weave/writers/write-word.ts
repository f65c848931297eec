import type { Dictionary } from '../../base/text/dictionary.ts';

/** Writers of a dictionary entry, unrolled for the common slot widths. Each may store up to its whole slot. */
export function writeWord2(view: DataView, at: number, words: Dictionary, index: number): number {
  const { slots } = words;
  const slot = index * 2;
  view.setUint32(at, slots[slot] as number, true);
  view.setUint32(at + 4, slots[slot + 1] as number, true);
  return at + (words.lengths[index] as number);
}

export function writeWord4(view: DataView, at: number, words: Dictionary, index: number): number {
  const { slots } = words;
  const slot = index * 4;
  view.setUint32(at, slots[slot] as number, true);
  view.setUint32(at + 4, slots[slot + 1] as number, true);
  view.setUint32(at + 8, slots[slot + 2] as number, true);
  view.setUint32(at + 12, slots[slot + 3] as number, true);
  return at + (words.lengths[index] as number);
}

export function writeWord6(view: DataView, at: number, words: Dictionary, index: number): number {
  const { slots } = words;
  const slot = index * 6;
  view.setUint32(at, slots[slot] as number, true);
  view.setUint32(at + 4, slots[slot + 1] as number, true);
  view.setUint32(at + 8, slots[slot + 2] as number, true);
  view.setUint32(at + 12, slots[slot + 3] as number, true);
  view.setUint32(at + 16, slots[slot + 4] as number, true);
  view.setUint32(at + 20, slots[slot + 5] as number, true);
  return at + (words.lengths[index] as number);
}

export function writeWord8(view: DataView, at: number, words: Dictionary, index: number): number {
  const { slots } = words;
  const slot = index * 8;
  for (let i = 0; i < 8; i++) view.setUint32(at + i * 4, slots[slot + i] as number, true);
  return at + (words.lengths[index] as number);
}

export function writeLongWord(view: DataView, at: number, words: Dictionary, index: number): number {
  const { slots, stride } = words;
  const length = words.lengths[index] as number;
  const slot = index * stride;
  const count = (length + 3) >> 2;
  for (let i = 0; i < count; i++) view.setUint32(at + i * 4, slots[slot + i] as number, true);
  return at + length;
}

/** The writer for a dictionary's slot width. */
export function wordWriter(words: Dictionary): typeof writeLongWord {
  if (words.stride === 2) return writeWord2;
  if (words.stride === 4) return writeWord4;
  if (words.stride === 6) return writeWord6;
  return words.stride === 8 ? writeWord8 : writeLongWord;
}
