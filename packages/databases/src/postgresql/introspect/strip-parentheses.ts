const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"/y;

/** SQL without its outer parentheses, as a person would write it in DDL. */
export function stripParentheses(sql: string): string {
  let text = sql.trim();
  while (text.startsWith('(') && closingOf(text) === text.length - 1) text = text.slice(1, -1).trim();
  return text;
}

/** Where the opening parenthesis of the text is closed. */
function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "'" || character === '"') at = endOfQuoted(text, at);
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at;
  }
  return -1;
}

function endOfQuoted(text: string, at: number): number {
  const isEscaped = text[at] === "'" && /(?:^|[^\w$])E$/.test(text.slice(Math.max(0, at - 2), at));
  const form = isEscaped ? /'(?:[^'\\]|''|\\[^])*'/y : QUOTED;
  form.lastIndex = at;
  return at + (form.exec(text)?.[0].length ?? text.length) - 1;
}
