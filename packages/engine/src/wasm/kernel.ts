import type { Operand } from './operand.ts';
import type { Translation } from './translation.ts';

/** What a function is called with: numbers, and objects that were bound when the loop was made. */
export type Argument = Operand | { readonly bound: object };

/**
 * A function of the engine as WebAssembly: the same number from the same arguments, to the last bit. It may decline
 * (undefined) where it does not cover the arguments; the loop then calls the function itself.
 */
export type ValueKernel = (loom: Translation, args: readonly Argument[]) => Operand | undefined;

/** A writer as WebAssembly: stores at `loom.at` and moves it on. False where it declines. */
export type WriterKernel = (loom: Translation, args: readonly Argument[]) => boolean;

export type Kernels<K> = ReadonlyMap<unknown, K>;

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
