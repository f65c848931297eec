import { retell, type TargetError } from '../target/target-error.ts';

/** What is known of a connection's troubles beside what the driver says: why it was given up, and who holds a lock. */
export type Troubles = { reason?: string | undefined; holders?: string | undefined };

/** An error in the words of who knows more. */
export function blameHolders(error: TargetError, { reason, holders }: Troubles): TargetError {
  if (reason !== undefined && error.code === 'connection_lost') return retell(error, reason, { native: 'stalled' });
  if (holders === undefined || error.code !== 'locked') return error;
  return retell(error, `${error.message} ${holders}`);
}
