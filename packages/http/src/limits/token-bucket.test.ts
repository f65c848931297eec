import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTokenBuckets } from './token-bucket.ts';

const rates = fc.record({ burst: fc.integer({ min: 1, max: 50 }), perSecond: fc.integer({ min: 1, max: 200 }) });
const pauses = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 });

test('in no span of time more pass than the burst and what was refilled meanwhile', () => {
  fc.assert(
    fc.property(rates, pauses, (rate, waits) => {
      let clock = 0;
      const buckets = makeTokenBuckets({ ...rate, now: () => clock });
      const passed: number[] = [];
      for (const wait of waits) {
        clock += wait;
        if (buckets.take('k').isAllowed) passed.push(clock);
      }
      for (const [first, start] of passed.entries()) {
        for (const [last, end] of passed.entries()) {
          if (last < first) continue;
          expect(last - first + 1).toBeLessThanOrEqual(rate.burst + ((end - start) * rate.perSecond) / 1000 + 1e-6);
        }
      }
    }),
  );
});

test('a caller who waits as long as told is let through, and one who waits less is not', () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: 0, max: 80 }), (rate, asked) => {
      let clock = 0;
      const buckets = makeTokenBuckets({ ...rate, now: () => clock });
      for (let n = 0; n < asked; n++) buckets.take('k');
      const answer = buckets.take('k');
      expect(answer.isAllowed).toBe(asked < rate.burst);
      expect(answer.remaining).toBe(Math.max(0, rate.burst - asked - 1));
      if (answer.isAllowed) return;
      clock += answer.retryMs * 0.9;
      expect(buckets.take('k').isAllowed).toBe(false);
      clock += answer.retryMs * 0.1 + 0.001;
      expect(buckets.take('k').isAllowed).toBe(true);
    }),
  );
});

test('keys have separate budgets', () => {
  const buckets = makeTokenBuckets({ burst: 1, perSecond: 1, now: () => 0 });
  expect(buckets.take('a').isAllowed).toBe(true);
  expect(buckets.take('a').isAllowed).toBe(false);
  expect(buckets.take('b').isAllowed).toBe(true);
});

test('keys beyond the limit push out idle ones before busy ones', () => {
  let clock = 0;
  const buckets = makeTokenBuckets({ burst: 1, perSecond: 1, maxKeys: 100, now: () => clock });
  for (let n = 0; n < 99; n++) buckets.take(`idle-${n}`);
  clock = 5000;
  buckets.take('busy');
  for (let n = 0; n < 80; n++) buckets.take(`new-${n}`);
  expect(buckets.take('busy').isAllowed).toBe(false);
});
