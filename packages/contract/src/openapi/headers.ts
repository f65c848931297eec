import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import type { JsonObject } from './component-schemas.ts';

const text = { type: 'string' } as const;
const whole = { type: 'integer', minimum: 0 } as const;

/** Headers of answers. */
export const HEADERS = {
  'X-Request-Id': { description: 'Identifies the request in logs and in the audit log.', schema: text },
  'RateLimit-Limit': { description: 'Requests allowed in a burst.', schema: whole },
  'RateLimit-Remaining': { description: 'Requests left now.', schema: whole },
  'RateLimit-Reset': { description: 'Seconds until the limit is fully restored.', schema: whole },
  'Retry-After': { description: 'Seconds to wait.', schema: whole },
  'WWW-Authenticate': { description: 'Always `Bearer`.', schema: text },
  ETag: {
    description: 'Identifies the content; sent back as `If-None-Match`, it gets 304 if nothing has changed.',
    schema: text,
  },
  Allow: { description: 'The methods that this address supports.', schema: text },
  Location: { description: 'Address of what was created or started.', schema: text },
  'Idempotency-Replayed': {
    description: '`true` if this is the stored response to an earlier request with the same `Idempotency-Key`.',
    schema: text,
  },
} as const satisfies Record<string, JsonObject>;

type HeaderName = keyof typeof HEADERS;

const OF_ERRORS: Partial<Record<ErrorCode, HeaderName>> = {
  invalid_token: 'WWW-Authenticate',
  method_not_allowed: 'Allow',
  rate_limited: 'Retry-After',
  unavailable: 'Retry-After',
};

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

const refer = (names: readonly HeaderName[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export function answerHeaders({ answer, idempotent, credential }: Endpoint): JsonObject {
  const isNew = answer.status === 201 || answer.status === 202;
  return {
    ...refer(['X-Request-Id', ...(credential === 'none' ? [] : LIMITS)]),
    ...refer([
      ...(isNew ? (['Location'] as const) : []),
      ...(answer.hasEtag === true ? (['ETag'] as const) : []),
      ...(idempotent === true ? (['Idempotency-Replayed'] as const) : []),
    ]),
    ...Object.fromEntries(
      Object.entries(answer.headers ?? {}).map(([name, description]) => [name, { description, schema: text }]),
    ),
  };
}

export function errorHeaders(codes: readonly ErrorCode[], credential: Endpoint['credential']): JsonObject {
  // Refused credentials must be indistinguishable except for the challenge, so they have no rate limits.
  const isLimited = credential !== 'none' && !codes.includes('invalid_token');
  const own = codes.flatMap((code) => OF_ERRORS[code] ?? []);
  return refer(['X-Request-Id', ...(isLimited ? LIMITS : []), ...new Set(own)]);
}
