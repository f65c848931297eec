import type { Expression } from '@rowloom/engine';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import type { Lexicon } from './lexicon.ts';
import type { TokenCursor } from './token-cursor.ts';

/** Operator precedence, from loose to tight; each dialect assigns its own operators to these levels. */
export const LEVEL = {
  or: 1,
  xor: 2,
  and: 3,
  not: 4,
  equality: 5,
  order: 6,
  bits: 7,
  bitAnd: 8,
  shift: 9,
  sum: 10,
  product: 11,
  bitXor: 12,
  concat: 13,
  unary: 14,
  collate: 15,
} as const;

export type Infix = {
  readonly level: number;
  readonly build: (left: Expression, right: Expression, scope: ReadExpressionOptions) => Expression;
};

export type Prefix = { readonly level: number; readonly build: (arg: Expression) => Expression };

/** A test such as LIKE, once it is read completely. */
export type PatternTest = {
  readonly arg: Expression;
  readonly pattern: Expression;
  readonly escape?: string;
  readonly negated: boolean;
};

/** The reading of one text under one grammar. */
export type SqlReader = {
  readonly cursor: TokenCursor;
  readonly grammar: Grammar;
  readonly scope: ReadExpressionOptions;
  /** The expression at the cursor, with operators of at least this precedence; by default all of it. */
  readonly read: (level?: number) => Expression;
};

export type Grammar = {
  readonly lexicon: Lexicon;
  readonly infixes: ReadonlyMap<string, Infix>;
  readonly prefixes: ReadonlyMap<string, Prefix>;
  /** LIKE, GLOB, REGEXP …, by their word. */
  readonly patterns: ReadonlyMap<string, (test: PatternTest) => Expression>;
  /** Whether `a IS b` compares any two values. */
  readonly isCompares: boolean;
  /** Operands that begin with a word and have a special syntax; undefined returns the tokens. */
  readonly forms: ReadonlyMap<string, (reader: SqlReader) => Expression | undefined>;
  readonly readCall: (name: string, args: readonly Expression[], scope: ReadExpressionOptions) => Expression;
  /** A final pass over the whole. */
  readonly finish?: (expression: Expression, scope: ReadExpressionOptions) => Expression;
};
