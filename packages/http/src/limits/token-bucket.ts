/** The remainder of a key, and when it refills. Times in milliseconds. */
export type Allowance = {
  readonly isAllowed: boolean;
  /** Whole requests that may follow at once. */
  readonly remaining: number;
  /** Until the bucket is full again. */
  readonly resetMs: number;
  /** Until the next request is let through; 0 when this one was. */
  readonly retryMs: number;
};

export type BucketOptions = {
  /** How many requests may come at once. */
  readonly burst: number;
  /** How many come back per second. */
  readonly perSecond: number;
  /** The maximum number of keys remembered. */
  readonly maxKeys?: number;
  /** Milliseconds from any origin, never going back. */
  readonly now?: () => number;
};

export type TokenBuckets = {
  readonly burst: number;
  take(key: string): Allowance;
  /** Returns a token whose request has succeeded. */
  giveBack(key: string): void;
};

type Bucket = { tokens: number; at: number };

/** One bucket per key: full at first, one token per request, refilled at an even rate. */
export function makeTokenBuckets({
  burst,
  perSecond,
  maxKeys = 10_000,
  now = () => performance.now(),
}: BucketOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const perMs = perSecond / 1000;

  const refill = (bucket: Bucket, at: number): void => {
    bucket.tokens = Math.min(burst, bucket.tokens + (at - bucket.at) * perMs);
    bucket.at = at;
  };

  /** A full bucket is equivalent to an absent one; only if none is full, the oldest keys are dropped. */
  const makeRoom = (at: number): void => {
    for (const [key, bucket] of buckets) {
      if (bucket.tokens + (at - bucket.at) * perMs >= burst) buckets.delete(key);
    }
    for (const key of buckets.keys()) {
      if (buckets.size <= maxKeys * 0.9) break;
      buckets.delete(key);
    }
  };

  const bucketOf = (key: string, at: number): Bucket => {
    const known = buckets.get(key);
    if (known !== undefined) {
      refill(known, at);
      return known;
    }
    if (buckets.size >= maxKeys) makeRoom(at);
    const bucket = { tokens: burst, at };
    buckets.set(key, bucket);
    return bucket;
  };

  return {
    burst,
    take(key) {
      const bucket = bucketOf(key, now());
      const isAllowed = bucket.tokens >= 1;
      if (isAllowed) bucket.tokens -= 1;
      return {
        isAllowed,
        remaining: Math.floor(bucket.tokens),
        resetMs: (burst - bucket.tokens) / perMs,
        retryMs: isAllowed ? 0 : (1 - bucket.tokens) / perMs,
      };
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
}
