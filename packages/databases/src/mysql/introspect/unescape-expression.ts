const QUOTED = /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|`(?:[^`]|``)*`/g;

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0', Z: '\x1A' };

/**
 * MySQL's catalogue prints expressions with escaped quotes: `_utf8mb4\'a\'`. No expression has a backslash outside
 * quotes, so one with a backslash is in that form.
 */
export function unescapeExpression(printed: string): string {
  if (!printed.replaceAll(QUOTED, '').includes('\\')) return printed;
  return printed.replaceAll(/\\([^])/g, (_, letter: string) => LETTERS[letter] ?? letter);
}
