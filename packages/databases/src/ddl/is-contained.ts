import type { SqlDialect } from '@rowloom/engine';

/** What is skipped whole, by its first character. */
const QUOTED: Readonly<Record<SqlDialect, Readonly<Record<string, RegExp>>>> = {
  postgresql: {
    "'": /'(?:[^']|'')*'/y,
    '"': /"(?:[^"]|"")*"/y,
    $: /\$([A-Za-z_]\w*)?\$[^]*?\$\1\$/y,
  },
  mysql: {
    "'": /'(?:[^'\\]|''|\\[^])*'/y,
    '"': /"(?:[^"\\]|""|\\[^])*"/y,
    '`': /`(?:[^`]|``)*`/y,
  },
  sqlite: {
    "'": /'(?:[^']|'')*'/y,
    '"': /"(?:[^"]|"")*"/y,
    '`': /`(?:[^`]|``)*`/y,
    '[': /\[[^\]]*\]/y,
  },
};

const ESCAPED = /'(?:[^'\\]|''|\\[^])*'/y;

/**
 * Whether SQL text that a document brings along stays in its place: parentheses closed, quotes ended, no comment, no
 * second statement. A template is written by one person and run with another's connection.
 */
export function isContained(dialect: SqlDialect, sql: string): boolean {
  let depth = 0;
  for (let at = 0; at < sql.length; ) {
    const character = sql[at] ?? '';
    if (sql.startsWith('--', at) || sql.startsWith('/*', at) || character === ';' || character === '\0') return false;
    if (character === '#' && dialect === 'mysql') return false;
    const end = skipQuoted(dialect, sql, at);
    if (end === undefined) return false;
    if (end === at + 1 && (character === '(' || character === '[')) depth++;
    if ((character === ')' || character === ']') && --depth < 0) return false;
    at = end;
  }
  return depth === 0 && sql.trim() !== '';
}

/** Where the quoted part ends, or the next character where none begins; undefined where it never ends. */
function skipQuoted(dialect: SqlDialect, sql: string, at: number): number | undefined {
  const character = sql[at] ?? '';
  const known = QUOTED[dialect];
  if (!Object.hasOwn(known, character)) return at + 1;
  const isEscaped =
    dialect === 'postgresql' && character === "'" && /(?:^|[^\w$])[eE]$/.test(sql.slice(Math.max(0, at - 2), at));
  const pattern = isEscaped ? ESCAPED : known[character];
  if (pattern === undefined) return at + 1;
  pattern.lastIndex = at;
  const match = pattern.exec(sql);
  if (match !== null) return at + match[0].length;
  // A dollar may be part of a name or a parameter.
  return character === '$' ? at + 1 : undefined;
}
