import { Refusal } from '@rowloom/contract';
import type { FastifyReply } from 'fastify';
import type { Allowance, TokenBuckets } from './token-bucket.ts';

/** Takes one request out of a bucket and reports the remainder in the answer. */
export function spend(buckets: TokenBuckets, key: string, reply: FastifyReply): void {
  const allowance = buckets.take(key);
  tell(buckets, allowance, reply);
  if (!allowance.isAllowed) throw new Refusal('rate_limited', { retryAfter: allowance.retryMs / 1000 });
}

function tell(buckets: TokenBuckets, { remaining, resetMs }: Allowance, reply: FastifyReply): void {
  reply.header('ratelimit-limit', buckets.burst);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', Math.ceil(resetMs / 1000));
}
