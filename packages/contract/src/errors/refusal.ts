import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.ts';

/** A field of the request that is wrong. */
export type FieldIssue = { readonly path: string; readonly message: string };

export type RefusalDetails = {
  readonly message?: string;
  readonly fields?: readonly FieldIssue[];
  /** Seconds, for `rate_limited` and `unavailable`. */
  readonly retryAfter?: number;
};

/** An expected refusal, from the catalogue: thrown by the service, turned into HTTP in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly FieldIssue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? ERROR_CATALOGUE[code].message);
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_CATALOGUE[this.code].status;
  }
}

/** `throw refuse('last_owner')`, with a more specific sentence if possible. */
export const refuse = (code: ErrorCode, message?: string): Refusal =>
  new Refusal(code, message === undefined ? {} : { message });

export const refuseFields = (fields: readonly FieldIssue[]): Refusal => new Refusal('validation_failed', { fields });

export const refuseField = (path: string, message: string): Refusal => refuseFields([{ path, message }]);
