/**
 * A word that any shell reads the same way: zsh treats = specially and fails on * and ? without a match, and fish
 * interprets a backslash within quotes too.
 */
export function quoteWord(word: string): string {
  return /^[\w@+:,./-]+$/.test(word) ? word : `'${word.replaceAll(/['\\]/g, String.raw`'\$&'`)}'`;
}

/** A command line from words and options; options without a value are left out. */
export function commandLine(
  words: readonly string[],
  options: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const parts = words.map((word, index) => (index === 0 ? word : quoteWord(word)));
  for (const [name, value] of Object.entries(options)) {
    if (value === true) parts.push(`--${name}`);
    else if (typeof value === 'string') parts.push(`--${name}`, quoteWord(value));
  }
  return parts.join(' ');
}
