import { specialsOf } from './special.ts';
import { encodeUtf8 } from './utf8.ts';

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
  const encoded = words.map(encodeUtf8);
  const maxBytes = encoded.reduce((longest, bytes) => Math.max(longest, bytes.length), 0);
  const stride = strideFor(maxBytes);
  const slots = new Uint32Array(words.length * stride);
  const lengths = new Uint16Array(words.length);
  let specials = 0;
  let maxChars = 0;
  for (let entry = 0; entry < words.length; entry++) {
    const bytes = encoded[entry] as Uint8Array;
    lengths[entry] = bytes.length;
    for (let i = 0; i < bytes.length; i++) {
      const slot = entry * stride + (i >> 2);
      slots[slot] = (slots[slot] as number) | ((bytes[i] as number) << ((i & 3) * 8));
    }
    const word = words[entry] as string;
    specials |= specialsOf(word);
    maxChars = Math.max(maxChars, [...word].length);
  }
  return { words, size: words.length, slots, stride, lengths, maxBytes, maxChars, specials };
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
