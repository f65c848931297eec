import type { Grammar } from '../../grammar/grammar.ts';
import type { TokenCursor } from '../../grammar/token-cursor.ts';
import type { Syntax } from './syntax.ts';

/** A dialect's syntax besides the operators of its grammar. */
export type SyntaxRules = {
  readonly grammar: Pick<Grammar, 'lexicon' | 'infixes' | 'prefixes'>;
  /** Operators with an unambiguous name. */
  readonly spellings: Readonly<Record<string, string>>;
  /** LIKE, GLOB, REGEXP … */
  readonly patterns: ReadonlySet<string>;
  /** The precedence of LIKE, IN and BETWEEN. */
  readonly predicateLevel: number;
  /** Operands that begin with a word and have a special syntax; undefined returns the tokens. */
  readonly forms: ReadonlyMap<string, (reader: SyntaxReader) => Syntax | undefined>;
  /** Whether `0b101` is a number. */
  readonly hasBits: boolean;
  /** Whether IS compares any two values; elsewhere it tests for a boolean or NULL. */
  readonly comparesByIs: boolean;
  readonly functions: ReadonlySet<string>;
  readonly collation: (name: string) => string;
};

export type SyntaxReader = {
  readonly cursor: TokenCursor;
  readonly rules: SyntaxRules;
  /** The columns among which names are looked up. */
  readonly columns: readonly string[];
  readonly read: (level?: number) => Syntax;
};
