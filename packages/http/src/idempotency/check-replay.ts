import { type Endpoint, type ErrorBody, Refusal } from '@rowloom/contract';
import type { FastifyRequest } from 'fastify';
import type { RememberedAnswer } from './idempotency-store.ts';
import { isReadAlone } from './recover-answer.ts';

/**
 * An answer is repeated only to a caller who may still read its resource: the resource is read with the caller's
 * current rights, and any refusal of that refuses this. A project's resource is guarded by the endpoint's scope, which
 * was just checked.
 */
export async function checkReplay(
  request: FastifyRequest,
  { id, scope }: Endpoint,
  answer: RememberedAnswer,
): Promise<void> {
  const isWithinScope = scope.kind !== 'self' && scope.kind !== 'organization';
  if (isWithinScope || answer.location === null || !isReadAlone(id)) return;
  const { authorization = '' } = request.headers;
  const { statusCode, body } = await request.server.inject({ url: answer.location, headers: { authorization } });
  if (statusCode === 200) return;
  const { error, message } = (JSON.parse(body) as ErrorBody).detail;
  throw new Refusal(error, { message });
}
