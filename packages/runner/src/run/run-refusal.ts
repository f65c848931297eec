import type { FailureCode, RunFailure } from '../process/run-message.ts';

export type RefusalFacts = Pick<RunFailure, 'table' | 'constraint'> & {
  /** What a user at a command line can do about what is left; not for a store. */
  readonly aside?: string;
};

/** An expected failure that is not the target's. */
export class RunRefusal extends Error {
  override readonly name = 'RunRefusal';
  readonly code: FailureCode;
  readonly facts: RefusalFacts;

  constructor(code: FailureCode, message: string, facts: RefusalFacts = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}
