import type { Operand } from './operand.ts';

/** What a function is called with: numbers, and objects that were bound when the loop was made. */
export type Argument = Operand | { readonly bound: object };

export function isOperand(argument: Argument | undefined): argument is Operand {
  return argument !== undefined && 'code' in argument;
}

/** A bound object, for a kernel that knows which one its function takes there. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- which object it is was decided where the call was made
export function boundOf<T>(argument: Argument | undefined): T {
  if (argument === undefined || isOperand(argument)) throw new Error('A number stands where an object was expected.');
  return argument.bound as T;
}

export function numbersOf(args: readonly Argument[]): readonly Operand[] {
  return args.filter(isOperand);
}
