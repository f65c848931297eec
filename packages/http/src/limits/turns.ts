import { Refusal } from '@rowloom/contract';
import { setTimeout as sleep } from 'node:timers/promises';

export type TurnOptions = {
  /** Milliseconds from one turn of a key to its next. */
  readonly turnMs: number;
  /** A caller that would wait for longer is told when to retry. */
  readonly maxWaitMs: number;
  readonly maxKeys: number;
};

/** One queue per key, in order of arrival. */
export function makeTurns({ turnMs, maxWaitMs, maxKeys }: TurnOptions) {
  /** When the next turn of a key is free. */
  const free = new Map<string, number>();
  const forgetPast = (now: number): void => {
    for (const [key, at] of free) if (at <= now) free.delete(key);
  };
  return {
    /** Ends with the turn; `stopping` refuses everybody. */
    async wait(key: string, stopping: AbortSignal): Promise<void> {
      const now = performance.now();
      if (free.size >= maxKeys) forgetPast(now);
      const at = Math.max(now, free.get(key) ?? 0) + turnMs;
      if (at - now > maxWaitMs) throw new Refusal('rate_limited', { retryAfter: (at - now - maxWaitMs) / 1000 });
      free.set(key, at);
      try {
        await sleep(at - now, undefined, { signal: stopping });
      } catch {
        throw new Refusal('unavailable', { retryAfter: 5 });
      }
    },
  };
}
