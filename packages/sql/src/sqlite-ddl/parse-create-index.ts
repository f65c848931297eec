import { expressionText } from './expression-text.ts';
import { closing, isSymbol, isWord, splitList, type Token, tokenize } from './tokenize.ts';

/** What a CREATE INDEX says and no pragma does: its expressions and its condition. */
export type IndexText = { readonly items: readonly string[]; readonly where: string | undefined };

export function parseCreateIndex(sql: string, columns: readonly string[]): IndexText {
  const tokens = tokenize(sql);
  const known = new Set(columns.map((name) => name.toLowerCase()));
  const open = tokens.findIndex((token) => isSymbol(token, '('));
  const end = closing(tokens, open);
  const rest = tokens.slice(end + 1).filter((token) => !isSymbol(token, ';'));
  return {
    items: splitList(tokens.slice(open + 1, end)).map((item) => expressionText(sql, withoutOrder(item), known)),
    where: isWord(rest[0], 'WHERE') ? expressionText(sql, rest.slice(1), known) : undefined,
  };
}

function withoutOrder(item: readonly Token[]): readonly Token[] {
  return isWord(item.at(-1), 'ASC', 'DESC') ? item.slice(0, -1) : item;
}
