import type { FailureCode } from './run-message.ts';

/** An expected failure that is not the target's. */
export class RunRefusal extends Error {
  override readonly name = 'RunRefusal';
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
