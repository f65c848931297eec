import type { Endpoint } from './endpoint.ts';
import { ERROR_CATALOGUE, type ErrorCode } from './errors/error-catalogue.ts';

/** Every error that an endpoint can answer with: what it names, and what follows from how it is declared. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...implied(endpoint), ...endpoint.errors]);
  return (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).filter((code) => codes.has(code));
}

function* implied({ credential, scope, body, params, query, idempotent, path }: Endpoint): Iterable<ErrorCode> {
  yield* ['internal_error', 'unavailable', 'rate_limited'] as const;
  if (path.startsWith('/api/')) yield* ['method_not_allowed'] as const;
  if (credential !== 'none') yield 'invalid_token';
  if (credential === 'session' || credential === 'operator') yield 'session_required';
  if (credential === 'operator') yield 'insufficient_role';
  if (scope.kind !== 'self') yield* ['insufficient_role', 'organization_suspended'] as const;
  if (credential === 'any') yield 'tier_required';
  if (scope.kind !== 'self' && scope.kind !== 'organization') yield 'not_found';
  if (body !== undefined)
    yield* ['invalid_json', 'payload_too_large', 'unsupported_media_type', 'validation_failed'] as const;
  if (params !== undefined) yield 'not_found';
  if (query !== undefined) yield 'validation_failed';
  if (idempotent === true) yield 'idempotency_conflict';
}
