import type { ErrorCode, FieldIssue } from '@rowloom/contract';

/** The kind of error: a code of the catalogue, or that there was no answer, or one that is not the service's. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unexpected_answer';

export type ApiErrorDetails = {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly fields?: readonly FieldIssue[] | undefined;
  readonly requestId?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
};

/** Why a call did not succeed. Decide by `code`; `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: readonly FieldIssue[];
  /** To be reported to the operator of the service, whose log has the same. */
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, fields = [], requestId, retryAfter, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** Whether a thrown value is an `ApiError`, with this code if one is named. */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
