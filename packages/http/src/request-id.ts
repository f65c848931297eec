import { randomBytes } from 'node:crypto';

/** Ours alone: one that a client sends could be another's. Random per process, then counted, which costs next to nothing. */
export function makeRequestIds(): () => string {
  const process = randomBytes(8).toString('hex');
  let count = 0;
  return () => `req_${process}_${(count++).toString(36)}`;
}
