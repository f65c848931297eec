import type { Grammar } from '../../grammar/grammar.ts';
import type { TokenCursor } from '../../grammar/token-cursor.ts';
import type { Syntax } from './syntax.ts';

/** What a dialect has beside the operators of its grammar. */
export type SyntaxRules = {
  readonly grammar: Pick<Grammar, 'lexicon' | 'infixes' | 'prefixes'>;
  /** Operators under another name, or under the one that is not read in two ways. */
  readonly spellings: Readonly<Record<string, string>>;
  /** LIKE, GLOB, REGEXP … */
  readonly patterns: ReadonlySet<string>;
  /** How tightly LIKE, IN and BETWEEN bind. */
  readonly predicateLevel: number;
  /** Operands that begin with a word and have a syntax of their own; undefined gives the tokens back. */
  readonly forms: ReadonlyMap<string, (reader: SyntaxReader) => Syntax | undefined>;
  /** Whether `0b101` is a number. */
  readonly hasBits: boolean;
  /** Whether IS compares any two values; elsewhere it asks for a truth value or NULL. */
  readonly comparesByIs: boolean;
  readonly functions: ReadonlySet<string>;
  readonly collation: (name: string) => string;
};

export type SyntaxReader = {
  readonly cursor: TokenCursor;
  readonly rules: SyntaxRules;
  /** The columns that names are looked for among. */
  readonly columns: readonly string[];
  readonly read: (level?: number) => Syntax;
};
