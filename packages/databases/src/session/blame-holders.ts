import { retell, type TargetError } from '../target/target-error.ts';

/** Facts about a connection's failure besides the driver's: why it was given up, and who holds a lock. */
export type Troubles = { reason?: string | undefined; holders?: string | undefined };

/** An error with the more specific explanation. */
export function blameHolders(error: TargetError, { reason, holders }: Troubles): TargetError {
  if (reason !== undefined && error.code === 'connection_lost') return retell(error, reason, { native: 'stalled' });
  if (holders === undefined || error.code !== 'locked') return error;
  return retell(error, `${error.message} ${holders}`);
}
