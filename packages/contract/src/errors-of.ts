import type { Endpoint } from './endpoint.ts';
import { ERROR_CATALOGUE, type ErrorCode } from './errors/error-catalogue.ts';

/** Every error that an endpoint can answer with: what it names, and what follows from how it is declared. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...implied(endpoint), ...endpoint.errors]);
  return (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).filter((code) => codes.has(code));
}

/** Whatever is asked for, a request may be unreadable as HTTP, arrive too late or too often, or have endless headers. */
const OF_HTTP = [
  'invalid_request',
  'request_timeout',
  'payload_too_large',
  'expectation_failed',
  'rate_limited',
] as const;
/** A body that nobody asked for is read too, except with GET, where it is ignored. */
const OF_BODIES = ['invalid_json', 'payload_too_large', 'unsupported_media_type', 'validation_failed'] as const;

function* implied({ method, credential, scope, params, query, idempotent, path }: Endpoint): Iterable<ErrorCode> {
  yield* ['internal_error', 'unavailable', ...OF_HTTP] as const;
  if (path.startsWith('/api/')) yield* ['method_not_allowed'] as const;
  // Without a credential too: what a page of another site posts is not taken.
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
