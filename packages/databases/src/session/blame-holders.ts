import { type TargetError, targetError } from '../target/target-error.ts';

/** What is known of a connection's troubles beside what the driver says: why it was given up, and who holds a lock. */
export type Troubles = { reason?: string | undefined; holders?: string | undefined };

/** An error in the words of who knows more. */
export function blameHolders(error: TargetError, { reason, holders }: Troubles): TargetError {
  if (reason !== undefined && error.code === 'connection_lost')
    return targetError('connection_lost', reason, { ...error.facts, native: 'stalled' });
  if (holders === undefined || error.code !== 'locked') return error;
  return targetError('locked', `${error.message} ${holders}`, error.facts);
}
