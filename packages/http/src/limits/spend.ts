import { Refusal } from '@rowloom/contract';
import type { FastifyReply } from 'fastify';
import type { TokenBuckets } from './token-bucket.ts';

/** Takes one request out of a bucket and says in the answer what is left. */
export function spend(buckets: TokenBuckets, key: string, reply: FastifyReply): void {
  const { isAllowed, remaining, resetMs, retryMs } = buckets.take(key);
  reply.header('ratelimit-limit', buckets.burst);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', Math.ceil(resetMs / 1000));
  if (!isAllowed) throw new Refusal('rate_limited', { retryAfter: retryMs / 1000 });
}
