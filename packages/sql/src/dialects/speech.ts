import type { ColumnType, Expression } from '@rowloom/engine';
import type { PrintContext } from '../write/ddl/print-context.ts';

/** How a dialect writes a tree; undefined if it has no text with the same meaning. */
export type Speech = {
  /** Text in the dialect, parsed and printed again in a form that a fresh database accepts. */
  readonly rewrite: (sql: string, context: Pick<PrintContext, 'types' | 'mayCall'>) => string | undefined;
  readonly cast: (cast: PrintedCast) => string | undefined;
  /** Whether LIKE has an escape character only if one is given. */
  readonly namesEscape: boolean;
  /** Case-insensitive LIKE; `suffix` has the escape clause. */
  readonly likeAnyCase: (subject: string, pattern: string, suffix: string) => string;
  readonly regex: (match: PrintedRegex) => string | undefined;
  readonly hasArrays: boolean;
  readonly isDistinct: (left: string, right: string) => string;
  readonly isSame: (left: string, right: string) => string;
  readonly concat: (left: string, right: string) => string;
  /** Whether decimals are stored in binary, so that sums are equal only when rounded. */
  readonly roundsDecimals: boolean;
  /** Whether quotients of integers, and sums with dates, have the tree's meaning. */
  readonly calculatesAlike: boolean;
};

export type PrintedCast = {
  readonly arg: Expression;
  readonly type: ColumnType;
  readonly inner: string;
  /** Whether casts from text to text are written. */
  readonly isPlain: boolean;
};

export type PrintedRegex = {
  readonly subject: string;
  readonly pattern: string;
  /** The pattern where it is a constant. */
  readonly constant: string | undefined;
  readonly ignoresCase: boolean;
};
