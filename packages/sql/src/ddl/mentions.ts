import { type Source, wordAt } from '../text/cut.ts';
import { tokenize } from '../text/tokens.ts';
import { quoteIdentifier } from '../types/quote-identifier.ts';

/** Names in an expression that may be columns: not called, not a type after `::`, not the table before a dot. */
export function mentionedNames(expression: string): Set<string> {
  const source = { text: expression, tokens: tokenize(expression) };
  return new Set(source.tokens.flatMap((_, at) => nameAt(source, at) ?? []));
}

/** The expression with one column renamed. */
export function renameMentions(expression: string, from: string, to: string): string {
  const source = { text: expression, tokens: tokenize(expression) };
  let out = '';
  let end = 0;
  for (const [at, token] of source.tokens.entries()) {
    if (nameAt(source, at) !== from) continue;
    out += expression.slice(end, token.start) + quoteIdentifier(to);
    end = token.end;
  }
  return out + expression.slice(end);
}

function nameAt(source: Source, at: number): string | undefined {
  const kind = source.tokens[at]?.kind;
  if (kind !== 'word' && kind !== 'quoted') return undefined;
  const next = wordAt(source, at + 1);
  if (next === '(' || next === '.' || wordAt(source, at - 1) === ':') return undefined;
  const read = wordAt(source, at);
  return kind === 'quoted' ? read.slice(1, -1).replaceAll('""', '"') : read;
}
