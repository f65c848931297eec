import { expect, test } from 'vitest';
import { makeRest } from './make-rest.ts';

function work(milliseconds: number): void {
  for (const began = performance.now(); performance.now() - began < milliseconds; );
}

test('work rests when it has gone on for a while, and then not for a while', async () => {
  const rest = makeRest();
  expect(rest()).toBeUndefined();
  work(2);
  const began = performance.now();
  const resting = rest();
  expect(resting).toBeInstanceOf(Promise);
  await resting;
  expect(performance.now() - began).toBeGreaterThan(0.5);
  expect(rest()).toBeUndefined();
});
