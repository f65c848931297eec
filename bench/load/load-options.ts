export const LOAD_PARTS = ['postgresql', 'mysql', 'sqlite', 'memory'] as const;

export type LoadPart = (typeof LOAD_PARTS)[number];

export type LoadWords = {
  /** With keys in place more rounds of all rows, and also a fifth of the rows. */
  readonly full: boolean;
  readonly parts: readonly LoadPart[];
};

/** Throws with a sentence for unknown words. */
export function readLoadWords(words: readonly string[]): LoadWords {
  const parts: LoadPart[] = [];
  let full = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === '--full') full = true;
    else if (word === '--only') {
      const part = LOAD_PARTS.find((name) => name === words[at + 1]);
      if (part === undefined) throw new Error(`--only takes one of ${LOAD_PARTS.join(', ')}.`);
      parts.push(part);
      at++;
    } else throw new Error(`load does not know ${String(word)}: it takes --full and --only ${LOAD_PARTS.join('|')}.`);
  }
  return { full, parts: parts.length === 0 ? LOAD_PARTS : parts };
}
