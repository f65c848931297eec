/** What PCRE and ICU write differently from PostgreSQL's regular expressions. */
const ESCAPES: Readonly<Record<string, string>> = {
  b: String.raw`\y`,
  B: String.raw`\Y`,
  z: String.raw`\Z`,
  h: String.raw`[ \t]`,
  R: String.raw`(?:\r\n|\n|\r)`,
  e: String.raw`\x1B`,
};

/** A regular expression of MySQL (ICU) or MariaDB (PCRE) in PostgreSQL's syntax; unknown parts stay. */
export function posixFromPcre(pattern: string): string {
  let out = '';
  let bracket = -1;
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    const word = /^\[\[:([<>]):\]\]/.exec(pattern.slice(at, at + 7));
    const code = /^\\x\{([0-9A-Fa-f]{1,8})\}/.exec(pattern.slice(at, at + 14));
    if (bracket < 0 && word !== null) {
      out += word[1] === '<' ? String.raw`\m` : String.raw`\M`;
      at += 6;
    } else if (code !== null) {
      out += String.fromCodePoint(Number.parseInt(code[1] ?? '0', 16)).replace(/[\^$\\.*+?()[\]{}|]/, String.raw`\$&`);
      at += code[0].length - 1;
    } else if (char === '\\') {
      at += 1;
      const next = pattern.charAt(at);
      out += bracket < 0 && Object.hasOwn(ESCAPES, next) ? (ESCAPES[next] ?? '') : `\\${next}`;
    } else if (bracket >= 0) {
      // The first character of a bracket expression, or the one after its ^, may be a literal bracket.
      if (char === ']' && at > bracket) bracket = -1;
      out += char;
      if (char === '[' && /[:.=]/.test(pattern.charAt(at + 1))) {
        const end = pattern.indexOf(`${pattern.charAt(at + 1)}]`, at + 2);
        if (end > 0) {
          out += pattern.slice(at + 1, end + 2);
          at = end + 1;
        }
      }
    } else {
      if (char === '[') bracket = pattern.charAt(at + 1) === '^' ? at + 2 : at + 1;
      out += char;
    }
  }
  return out;
}
