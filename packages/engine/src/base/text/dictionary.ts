import { specialsOf } from './special.ts';
import { writeUtf8 } from '../bytes/utf8.ts';

/**
 * A word list compiled to bytes in slots of equal width, so that a word is copied by a few word stores without a
 * search: the copy takes the whole slot, then the position advances by the true length.
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

/** Nothing is measured or compiled before it is needed: a plan uses only the size of most lists. */
export function makeDictionary(words: readonly string[]): Dictionary {
  if (words.length === 0) throw new Error('A dictionary needs at least one word.');
  let measured: Measured | undefined;
  let compiled: Compiled | undefined;
  const measure = (): Measured => (measured ??= measureWords(words));
  const compile = (): Compiled => (compiled ??= compileWords(words, measure()));
  return {
    words,
    size: words.length,
    get slots() {
      return compile().slots;
    },
    get stride() {
      return measure().stride;
    },
    get lengths() {
      return compile().lengths;
    },
    get maxBytes() {
      return measure().maxBytes;
    },
    get maxChars() {
      return measure().maxChars;
    },
    get specials() {
      return measure().specials;
    },
  };
}

type Measured = Pick<Dictionary, 'stride' | 'maxBytes' | 'maxChars' | 'specials'>;
type Compiled = Pick<Dictionary, 'slots' | 'lengths'>;

/** ASCII that no encoder escapes: as many bytes as characters. */
const PLAIN = /^[ !#-&(-+\--[\]-~]*$/;

function measureWords(words: readonly string[]): Measured {
  let maxBytes = 0;
  let maxChars = 0;
  let specials = 0;
  for (const word of words) {
    let bytes = word.length;
    let chars = word.length;
    if (!PLAIN.test(word)) {
      specials |= specialsOf(word);
      bytes = chars = 0;
      for (const letter of word) {
        const point = letter.codePointAt(0) ?? 0;
        bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        chars++;
      }
    }
    maxBytes = Math.max(maxBytes, bytes);
    maxChars = Math.max(maxChars, chars);
  }
  return { stride: strideFor(maxBytes), maxBytes, maxChars, specials };
}

function compileWords(words: readonly string[], { stride, maxBytes }: Measured): Compiled {
  const slots = new Uint32Array(words.length * stride);
  const lengths = new Uint16Array(words.length);
  const bytes = new Uint8Array(maxBytes);
  for (const [entry, word] of words.entries()) {
    const length = writeUtf8(word, bytes, 0);
    for (let i = 0; i < length; i++) {
      const slot = entry * stride + (i >> 2);
      slots[slot] = (slots[slot] as number) | ((bytes[i] as number) << ((i & 3) * 8));
    }
    lengths[entry] = length;
  }
  return { slots, lengths };
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
