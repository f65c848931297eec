import type { ColumnType, Expression } from '@rowloom/engine';
import { assignValue } from './assign-value.ts';
import { canFail } from './can-fail.ts';
import { NotRead } from './not-read.ts';
import type { TypeOf } from './value-type.ts';

/** What the steps may ask of the function that they belong to. */
export type StepsContext = {
  /** What an expression says, in terms of the arguments and of what the variables hold. */
  readonly read: (text: string, scope: Scope) => Expression;
  /** The types of variables, and of arguments as far as they are known. */
  readonly typeOf: TypeOf;
  /** What the arguments are called, each of which is a variable too. */
  readonly parameters: readonly string[];
  readonly returns?: ColumnType;
};

/** What each variable holds. */
export type Scope = ReadonlyMap<string, Expression>;

/** One function's steps being read. */
export type StepsRun = {
  readonly context: StepsContext;
  /** Steps that may still be taken. */
  left: number;
  /** True where some of what is false here is an error there. */
  raises: boolean;
};

export function takeStep(run: StepsRun): void {
  run.left -= 1;
  if (run.left < 0) throw new NotRead();
}

/** What a variable holds after an assignment. */
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
