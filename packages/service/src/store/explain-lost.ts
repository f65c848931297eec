import { storeError } from './store-error.ts';

/**
 * A lost or unavailable connection, as a single error. pg reports these by plain errors without a code ("Connection
 * terminated unexpectedly", a pool's timeout) or by the system's own, which depend on the transport: a socket's file is
 * absent during a restart. The server's own errors stay unchanged.
 */
export function explainLost(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isSilent = Object.getPrototypeOf(error) === Error.prototype && !('code' in error);
  return isSilent || 'syscall' in error
    ? storeError('store_unreachable', 'The store cannot be reached.', error)
    : error;
}

/** The work's answer; a lost connection is reported as such. */
export async function tellingLost<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainLost(error);
  }
}
