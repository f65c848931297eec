const WORD = /'((?:[^'\\]|\\[^]|'')*)'/g;

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0', Z: '\x1A' };

/** The labels of `enum('a','it''s')`. */
export function readWords(declared: string): readonly string[] {
  return [...declared.matchAll(WORD)].map(([, text = '']) =>
    text.replaceAll("''", "'").replaceAll(/\\([^])/g, (_, letter: string) => LETTERS[letter] ?? letter),
  );
}
