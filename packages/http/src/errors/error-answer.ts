import { ERROR_CATALOGUE, type ErrorCode, type FieldIssue, Refusal, refuse } from '@rowloom/contract';
import { isUnavailable } from './is-unavailable.ts';

/** An outgoing error: the same format for everything that is not a success. */
export type ErrorAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Unexpected: to be logged with its stack. */
  readonly isBug: boolean;
  readonly code: ErrorCode;
};

const NO_HEADERS = {};

/** Created once: the same bytes are sent whatever was wrong with the credential. */
const INVALID_TOKEN: ErrorAnswer = {
  ...answer('invalid_token', ERROR_CATALOGUE.invalid_token.message),
  headers: { 'www-authenticate': 'Bearer' },
};

/** The one place where exceptions become HTTP. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const refusal = error instanceof Refusal ? error : fromFastify(error);
  if (refusal === undefined) {
    const code = isUnavailable(error) ? 'unavailable' : 'internal_error';
    return { ...withRequest(code, ERROR_CATALOGUE[code].message, requestId), isBug: true };
  }
  if (refusal.code === 'invalid_token') return INVALID_TOKEN;
  if (refusal.status >= 500)
    return { ...withRequest(refusal.code, refusal.message, requestId), ...retryAfter(refusal) };
  return { ...answer(refusal.code, refusal.message, refusal.fields), ...retryAfter(refusal) };
}

const withRequest = (code: ErrorCode, message: string, requestId: string): ErrorAnswer =>
  answer(code, `${message} The request's id is ${requestId}.`);

function answer(code: ErrorCode, message: string, fields?: readonly FieldIssue[]): ErrorAnswer {
  const detail = { error: code, message, ...(fields === undefined ? {} : { fields }) };
  return {
    status: ERROR_CATALOGUE[code].status,
    body: JSON.stringify({ detail }),
    headers: NO_HEADERS,
    isBug: false,
    code,
  };
}

const retryAfter = ({ retryAfter: seconds }: Refusal): { headers?: ErrorAnswer['headers'] } =>
  seconds === undefined ? {} : { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } };

/** Fastify's own refusals, in the words of the catalogue. */
function fromFastify(error: unknown): Refusal | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('payload_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return refuse('unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return refuse('invalid_json', 'The body is not as long as its Content-Length says.');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
    case 'FST_ERR_NOT_FOUND':
      return refuse('not_found');
    default:
      return undefined;
  }
}
