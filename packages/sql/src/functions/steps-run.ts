import type { ColumnType, Expression } from '@rowloom/engine';
import { assignValue } from './assign-value.ts';
import { canFail } from './can-fail.ts';
import { NotRead } from './not-read.ts';
import type { TypeOf } from './value-type.ts';

/** What the steps know about their function. */
export type StepsContext = {
  /** An expression in terms of the arguments and the values of the variables. */
  readonly read: (text: string, scope: Scope) => Expression;
  /** The types of variables, and of arguments as far as known. */
  readonly typeOf: TypeOf;
  /** The names of the arguments, each of which is a variable too. */
  readonly parameters: readonly string[];
  readonly returns?: ColumnType;
};

/** The value of each variable. */
export type Scope = ReadonlyMap<string, Expression>;

/** One function's steps being read. */
export type StepsRun = {
  readonly context: StepsContext;
  /** Steps that may still be taken. */
  left: number;
  /** True if some cases that are false here are errors there. */
  raises: boolean;
};

export function takeStep(run: StepsRun): void {
  run.left -= 1;
  if (run.left < 0) throw new NotRead();
}

/** The value of a variable after an assignment. */
export function assignedTo(
  { context: { read, typeOf } }: StepsRun,
  name: string,
  text: string,
  scope: Scope,
): Expression {
  const type = typeOf(name);
  if (type === undefined) throw new NotRead();
  return assignValue(read(text, scope), type, typeOf);
}

export const isRisky = ({ context }: StepsRun, value: Expression): boolean => canFail(value, context.typeOf);
