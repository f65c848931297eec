import type { Endpoint } from '@rowloom/contract';
import type { FastifyRequest } from 'fastify';
import type { ReadBody } from '../body/read-body.ts';

/**
 * The id in a request of the resource that it is about, as the endpoint declares; for some endpoints only once the body
 * is read.
 */
export function scopeValue(request: FastifyRequest, { scope }: Endpoint): unknown {
  if (scope.kind === 'self') return undefined;
  const field = 'field' in scope ? scope.field : 'id';
  const place = placeOf(request, 'from' in scope ? scope.from : 'path');
  return Object.hasOwn(place, field) ? place[field] : undefined;
}

function placeOf(request: FastifyRequest, from: 'path' | 'query' | 'body'): Readonly<Record<string, unknown>> {
  if (from !== 'body') return (from === 'query' ? request.query : request.params) as Record<string, unknown>;
  const { value } = (request.body ?? {}) as Partial<ReadBody>;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
