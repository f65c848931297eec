import type { ColumnType, Expression } from '@rowloom/engine';
import type { PrintContext } from '../write/ddl/print-context.ts';

/** How a dialect says what a tree means; undefined where it cannot say it so that it means the same. */
export type Speech = {
  /** Text of the dialect's own, parsed and printed again as a fresh database will take it. */
  readonly rewrite: (sql: string, context: Pick<PrintContext, 'types' | 'mayCall'>) => string | undefined;
  readonly cast: (cast: PrintedCast) => string | undefined;
  /** Whether LIKE has an escape only if one is named. */
  readonly namesEscape: boolean;
  /** LIKE without regard to case; `suffix` names the escape. */
  readonly likeAnyCase: (subject: string, pattern: string, suffix: string) => string;
  readonly regex: (match: PrintedRegex) => string | undefined;
  readonly hasArrays: boolean;
  readonly isDistinct: (left: string, right: string) => string;
  readonly isSame: (left: string, right: string) => string;
  readonly concat: (left: string, right: string) => string;
  /** Whether decimals are kept in binary, so that sums are equal only when rounded. */
  readonly roundsDecimals: boolean;
  /** Whether quotients of whole numbers, and sums with dates, are what the trees mean. */
  readonly calculatesAlike: boolean;
};

export type PrintedCast = {
  readonly arg: Expression;
  readonly type: ColumnType;
  readonly inner: string;
  /** Whether a text is cast to what is a text. */
  readonly isPlain: boolean;
};

export type PrintedRegex = {
  readonly subject: string;
  readonly pattern: string;
  /** The pattern where it is a constant. */
  readonly constant: string | undefined;
  readonly ignoresCase: boolean;
};
