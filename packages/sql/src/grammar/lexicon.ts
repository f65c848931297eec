import type { SqlToken } from './sql-token.ts';

type Quotes = { readonly kind: SqlToken['kind']; readonly close: string; readonly escapes: boolean };

/** How a dialect writes its tokens. */
export type Lexicon = {
  /** By the opening character. */
  readonly quotes: ReadonlyMap<string, Quotes>;
  /** Words before a string that name its character set. */
  readonly introducers?: RegExp;
  readonly hashComments: boolean;
  /** Longer ones before their prefixes. */
  readonly symbols: readonly string[];
};
