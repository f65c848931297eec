import { isSymbol, type Token } from './tokenize.ts';

/**
 * The tokens as text again, without comments. `known` are the visible names, in lower case: as in SQLite, a
 * double-quoted word that is none of them is a text, and is written as one.
 */
export function expressionText(sql: string, tokens: readonly Token[], known: ReadonlySet<string>): string {
  let text = '';
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    if (before !== undefined && before.end < token.start) text += ' ';
    const isText = token.mark === '"' && !known.has(token.value.toLowerCase()) && !isSymbol(tokens[index + 1], '(');
    text += isText ? quote(token.value) : sql.slice(token.start, token.end);
  });
  return text;
}

/** For a default, a bare word that is not an SQL constant is a text too. */
export function defaultText(sql: string, tokens: readonly Token[]): string {
  const [token, ...rest] = tokens;
  if (token === undefined) return sql;
  const isName =
    rest.length === 0 &&
    (token.kind === 'quoted' ||
      (token.kind === 'word' && !/^(?:NULL|TRUE|FALSE|CURRENT_(?:DATE|TIME|TIMESTAMP))$/.test(token.value)));
  if (!isName) return expressionText(sql, tokens, new Set());
  return quote(token.kind === 'word' ? sql.slice(token.start, token.end) : token.value);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
