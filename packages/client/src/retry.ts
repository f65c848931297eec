import type { ApiError } from './api-error.ts';

export type RetryOptions = {
  /** How often a request is sent at most; 1: never again. */
  readonly attempts: number;
  /** Milliseconds before the second attempt, at most; it doubles from attempt to attempt. */
  readonly firstDelay: number;
  /** Milliseconds. A service that wants to be left alone for longer is not asked again. */
  readonly longestDelay: number;
};

export const DEFAULT_RETRY: RetryOptions = { attempts: 5, firstDelay: 250, longestDelay: 30_000 };

const WAITING_ROOM: ReadonlySet<string> = new Set(['rate_limited', 'unavailable']);

/**
 * Whether the same request may succeed later. Where nobody knows whether it was carried out, it is repeated only if
 * twice is the same as once.
 */
export function isWorthRetrying(
  { code, status }: ApiError,
  { isRepeatable, isRetry }: { readonly isRepeatable: boolean; readonly isRetry: boolean },
): boolean {
  if (status === 502 || status === 504 || code === 'unreachable') return isRepeatable;
  // The first one, whose answer was lost, may still be at work under the same key.
  if (code === 'idempotency_conflict') return isRetry;
  return WAITING_ROOM.has(code);
}

/**
 * Milliseconds to wait before the next attempt; undefined: give up. Those who wait begin at different moments, so that
 * a service that comes back is not met by all of them at once.
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
