const WORD = String.raw`(?:'(?:[^'\\]|''|\\[^])+'|(?:[^\s':&|!()<>\\]|\\[^])+)`;
const LEXEME = String.raw`(?:'(?:[^'\\]|''|\\[^])+'|(?:[^\s':\\]|\\[^])(?:[^\s:\\]|\\[^])*)`;
const POSITIONS = String.raw`(?::\d+[a-d]?(?:,\d+[a-d]?)*)?`;
const VECTOR = new RegExp(String.raw`^\s*(?:${LEXEME}${POSITIONS}(?:\s+|$))*$`, 'i');
const QUERY_TOKEN = new RegExp(String.raw`\s*(?:(${WORD}(?::[a-d*]*)?)|(<->|<\d+>|[&|])|(!)|(\()|(\)))`, 'iy');

/** Whether PostgreSQL reads a text as a tsvector. */
export const isSearchVector = (text: string): boolean => VECTOR.test(text);

/** Whether PostgreSQL reads a text as a tsquery: words between operators, and parentheses that match. */
export function isSearchQuery(text: string): boolean {
  let wantsWord = true;
  let depth = 0;
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    QUERY_TOKEN.lastIndex = at;
    const match = QUERY_TOKEN.exec(text);
    if (match === null) return false;
    const [, word, operator, not, open, close] = match;
    if (wantsWord !== (word !== undefined || not !== undefined || open !== undefined)) return false;
    if (word !== undefined || operator !== undefined) wantsWord = operator !== undefined;
    if (open !== undefined) depth += 1;
    if (close !== undefined) depth -= 1;
    if (depth < 0) return false;
    at = QUERY_TOKEN.lastIndex;
  }
  return end === 0 || (!wantsWord && depth === 0);
}
