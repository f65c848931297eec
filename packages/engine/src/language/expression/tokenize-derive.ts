export type Token = {
  readonly kind: 'number' | 'text' | 'word' | 'quoted' | 'symbol' | 'end';
  readonly text: string;
  /** Counted from 1, in characters. */
  readonly at: number;
};

const PIECES =
  /(?<space>\s+)|(?<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|(?<text>'(?:[^']|'')*')|(?<quoted>"(?:[^"]|"")+")|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<symbol><>|!=|<=|>=|\|\||::|!~\*|!~|~\*|[-+*/%=<>().,[\]~])/uy;

/**
 * Splits the text of a `derive` rule into tokens; the last one is always `end`, or the position of an unknown
 * character.
 */
export const tokenizeDerive = (source: string): { readonly tokens: readonly Token[]; readonly unknown?: Token } => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    PIECES.lastIndex = at;
    const found = PIECES.exec(source);
    if (!found) return { tokens, unknown: { kind: 'symbol', text: source[at] ?? '', at: at + 1 } };
    const { number, text, quoted, word, symbol } = found.groups ?? {};
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at: at + 1 });
    else if (text !== undefined)
      tokens.push({ kind: 'text', text: text.slice(1, -1).replaceAll("''", "'"), at: at + 1 });
    else if (quoted !== undefined)
      tokens.push({ kind: 'quoted', text: quoted.slice(1, -1).replaceAll('""', '"'), at: at + 1 });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, at: at + 1 });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol === '!=' ? '<>' : symbol, at: at + 1 });
    at = PIECES.lastIndex;
  }
  tokens.push({ kind: 'end', text: '', at: source.length + 1 });
  return { tokens };
};

/** Words that cannot name a column unless quoted. */
export const RESERVED: ReadonlySet<string> = new Set([
  'and',
  'or',
  'not',
  'is',
  'null',
  'true',
  'false',
  'in',
  'between',
  'like',
  'ilike',
  'escape',
  'case',
  'when',
  'then',
  'else',
  'end',
  'cast',
  'as',
  'array',
  'any',
  'all',
  'distinct',
  'from',
  'current_date',
  'current_timestamp',
  'current_time',
  'exists',
]);
