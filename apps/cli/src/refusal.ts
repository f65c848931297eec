import type { ExitCode } from './exit-codes.ts';

/** An expected error that ends the command: a sentence for the user, and the exit code. */
export type Refusal = Error & {
  readonly name: 'Refusal';
  readonly exitCode: ExitCode;
  readonly details: readonly string[];
};

/** `details` are shown below the sentence, one per line. */
export function refusal(exitCode: ExitCode, message: string, details: readonly string[] = []): Refusal {
  return Object.assign(new Error(message), { name: 'Refusal', exitCode, details } as const);
}

/** The contract has refusals too, with a code of the API instead of an exit code. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'exitCode' in error;
}
