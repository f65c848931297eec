import type { Argument } from './argument.ts';
import type { Operand } from './operand.ts';
import type { Translation } from './translation.ts';

/**
 * A function of the engine as WebAssembly: the same number from the same arguments, to the last bit. It may decline
 * (undefined) if it does not cover the arguments; the loop then calls the function itself.
 */
export type ValueKernel = (loom: Translation, args: readonly Argument[]) => Operand | undefined;

/** A writer as WebAssembly: stores at `loom.at` and advances it. False if it declines. */
export type WriterKernel = (loom: Translation, args: readonly Argument[]) => boolean;

export type Kernels<K> = ReadonlyMap<unknown, K>;
