import { type Endpoint, type ErrorBody, Refusal } from '@rowloom/contract';
import type { FastifyRequest } from 'fastify';
import type { RememberedAnswer } from './idempotency-store.ts';
import { isReadAlone } from './recover-answer.ts';

/**
 * An answer is given a second time to whoever may still read what it speaks of: the thing is asked for as anybody would,
 * with the caller's rights of now, and whatever refuses that refuses this. A thing of a project is guarded by the scope of
 * the endpoint, which was looked at just now.
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
