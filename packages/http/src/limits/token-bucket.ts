/** What is left to a key, and when. Times in milliseconds. */
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
  /** How many keys are remembered at most. */
  readonly maxKeys?: number;
  /** Milliseconds from any origin, never going back. */
  readonly now?: () => number;
};

export type TokenBuckets = {
  readonly burst: number;
  take(key: string): Allowance;
  /** Puts back what was taken: what it was taken for has gone well. */
  giveBack(key: string): void;
};

type Bucket = { tokens: number; at: number };

/** One bucket per key: full at first, a token out per request, tokens back at an even rate. */
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

  /** A full bucket says nothing that its absence would not; only if none is full, the longest known keys go. */
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
