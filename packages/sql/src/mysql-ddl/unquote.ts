const ESCAPES: Readonly<Record<string, string>> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\u001A' };

/** The value of a quoted name or string: its own quotes are doubled, and strings have escapes. */
export function unquote(written: string): string {
  const quote = written.charAt(0);
  const inner = written.slice(1, -1).replaceAll(`${quote}${quote}`, quote);
  if (quote === '`' || !inner.includes('\\')) return inner;
  return written
    .slice(1, -1)
    .replaceAll(/\\([^])|''|""/g, (found: string, char: string | undefined) =>
      char === undefined ? (found.startsWith(quote) ? quote : found) : meaningOf(char),
    );
}

/** `\%` and `\_` keep their backslash for LIKE. */
const meaningOf = (char: string): string =>
  char === '%' || char === '_' ? `\\${char}` : Object.hasOwn(ESCAPES, char) ? (ESCAPES[char] ?? char) : char;

const PRINTED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "''",
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
};

/** A string as the server prints it. */
export function quoteString(text: string): string {
  return `'${text.replaceAll(/[\\'\0\n\r]/g, (char) => PRINTED[char] ?? char)}'`;
}

export const quoteName = (name: string): string => `\`${name.replaceAll('`', '``')}\``;
