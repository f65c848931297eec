import { storeError } from './store-error.ts';

/**
 * A connection that was lost, or could not be had, as the one error that says so. pg tells these by plain errors without a
 * code ("Connection terminated unexpectedly", a pool's timeout) or by the system's own, which depend on how the server is
 * reached: a socket's file is absent while it restarts. What the server itself said stays as it is.
 */
export function explainLost(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isSilent = Object.getPrototypeOf(error) === Error.prototype && !('code' in error);
  return isSilent || 'syscall' in error
    ? storeError('store_unreachable', 'The store cannot be reached.', error)
    : error;
}

/** The work's answer; a lost connection is told as such. */
export async function tellingLost<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainLost(error);
  }
}
