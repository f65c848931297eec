import type { Endpoint } from './endpoint.ts';
import { ERROR_CATALOGUE, type ErrorCode } from './errors/error-catalogue.ts';

/** Every error that an endpoint can answer with: those it names, and those that follow from its declaration. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...implied(endpoint), ...endpoint.errors]);
  return (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).filter((code) => codes.has(code));
}

/** Any request may be unreadable as HTTP, arrive too late or too often, or have endless headers. */
const OF_HTTP = [
  'invalid_request',
  'request_timeout',
  'payload_too_large',
  'expectation_failed',
  'rate_limited',
] as const;
/** An unexpected body is read too, except with GET, where it is ignored. */
const OF_BODIES = ['invalid_json', 'payload_too_large', 'unsupported_media_type', 'validation_failed'] as const;

function* implied({ method, credential, scope, params, query, idempotent, path }: Endpoint): Iterable<ErrorCode> {
  yield* ['internal_error', 'unavailable', ...OF_HTTP] as const;
  if (path.startsWith('/api/')) yield* ['method_not_allowed'] as const;
  // Even without a credential: posts from a page of another site are refused.
  if (credential !== 'none' || method === 'POST') yield 'invalid_token';
  if (credential === 'session' || credential === 'operator') yield 'session_required';
  if (credential === 'operator') yield 'insufficient_role';
  if (scope.kind !== 'self') yield* ['insufficient_role', 'organization_suspended'] as const;
  if (credential === 'any') yield 'tier_required';
  if (scope.kind !== 'self' && scope.kind !== 'organization') yield 'not_found';
  if (method !== 'GET') yield* OF_BODIES;
  if (params !== undefined) yield 'not_found';
  if (query !== undefined) yield 'validation_failed';
  if (idempotent === true) yield 'idempotency_conflict';
}
