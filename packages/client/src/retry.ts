import type { ApiError } from './api-error.ts';

export type RetryOptions = {
  /** The maximum number of times a request is sent; 1: no retries. */
  readonly attempts: number;
  /** Maximum milliseconds before the second attempt; it doubles from attempt to attempt. */
  readonly firstDelay: number;
  /** Milliseconds. A service that asks for a longer pause is not retried. */
  readonly longestDelay: number;
};

export const DEFAULT_RETRY: RetryOptions = { attempts: 5, firstDelay: 250, longestDelay: 30_000 };

const WAITING_ROOM: ReadonlySet<string> = new Set(['rate_limited', 'unavailable']);

/** Whether the same request may succeed later. If it may have been executed, only an idempotent one is repeated. */
export function isWorthRetrying(
  { code, status }: ApiError,
  { isRepeatable, isRetry }: { readonly isRepeatable: boolean; readonly isRetry: boolean },
): boolean {
  if (status === 502 || status === 504 || code === 'unreachable') return isRepeatable;
  // The first one, whose answer was lost, may still be running under the same key.
  if (code === 'idempotency_conflict') return isRetry;
  return WAITING_ROOM.has(code);
}

/**
 * Milliseconds to wait before the next attempt; undefined: give up. Clients wait for different times, so that a
 * recovering service is not hit by all of them at once.
 */
export function delayBefore(
  attempt: number,
  retryAfter: number | undefined,
  { attempts, firstDelay, longestDelay }: RetryOptions,
  random: () => number = Math.random,
): number | undefined {
  if (attempt > attempts) return undefined;
  const backoff = Math.min(longestDelay, firstDelay * 2 ** (attempt - 2));
  if (retryAfter === undefined) return backoff * (0.5 + random() / 2);
  const asked = retryAfter * 1000;
  return asked > longestDelay ? undefined : asked + random() * Math.min(1000, firstDelay);
}

/** Ends early, with the signal's own reason, when it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
