import { specialOf } from './special.ts';
import { writeUtf8 } from '../bytes/utf8.ts';

/**
 * A word list compiled to bytes in slots of equal width, so that a word is copied by a few word stores and no search:
 * the copy takes the whole slot, then the position advances by the true length.
 */
export type Dictionary = {
  readonly words: readonly string[];
  readonly size: number;
  /** Little-endian words, `stride` of them for each entry; entry i begins at i * stride. */
  readonly slots: Uint32Array;
  readonly stride: number;
  /** Bytes of each entry. */
  readonly lengths: Uint16Array;
  readonly maxBytes: number;
  /** Characters (code points) of the longest entry. */
  readonly maxChars: number;
  readonly specials: number;
};

export function makeDictionary(words: readonly string[]): Dictionary {
  if (words.length === 0) throw new Error('A dictionary needs at least one word.');
  const { bytes, ends, maxBytes } = encodeAll(words);
  const stride = strideFor(maxBytes);
  const slots = new Uint32Array(words.length * stride);
  const lengths = new Uint16Array(words.length);
  let specials = 0;
  let maxChars = 0;
  let start = 0;
  for (let entry = 0; entry < words.length; entry++) {
    const end = ends[entry] as number;
    let chars = 0;
    for (let i = start; i < end; i++) {
      const byte = bytes[i] as number;
      const slot = entry * stride + ((i - start) >> 2);
      slots[slot] = (slots[slot] as number) | (byte << (((i - start) & 3) * 8));
      specials |= specialOf(byte);
      if ((byte & 0xc0) !== 0x80) chars++;
    }
    lengths[entry] = end - start;
    maxChars = Math.max(maxChars, chars);
    start = end;
  }
  return { words, size: words.length, slots, stride, lengths, maxBytes, maxChars, specials };
}

/** All words in one array: an array for each would take longer to make than to fill. */
function encodeAll(words: readonly string[]): {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
  readonly maxBytes: number;
} {
  const bytes = new Uint8Array(words.reduce((sum, word) => sum + word.length * 3, 0));
  const ends = new Uint32Array(words.length);
  let maxBytes = 0;
  let at = 0;
  for (const [index, word] of words.entries()) {
    const end = writeUtf8(word, bytes, at);
    maxBytes = Math.max(maxBytes, end - at);
    ends[index] = at = end;
  }
  return { bytes, ends, maxBytes };
}

/** Strides with an unrolled writer come first; a longer entry takes the loop. */
function strideFor(bytes: number): number {
  const words = Math.max(1, Math.ceil(bytes / 4));
  if (words <= 2) return 2;
  if (words <= 4) return 4;
  if (words <= 6) return 6;
  if (words <= 8) return 8;
  return words;
}

const derived = new WeakMap<Dictionary, Map<string, Dictionary>>();

/** The same list under a change of form (lower case, slug, …), made once for each form; indexes stay the same. */
export function mapDictionary(source: Dictionary, form: string, change: (word: string) => string): Dictionary {
  let forms = derived.get(source);
  if (forms === undefined) derived.set(source, (forms = new Map()));
  let mapped = forms.get(form);
  if (mapped === undefined) forms.set(form, (mapped = makeDictionary(source.words.map(change))));
  return mapped;
}
