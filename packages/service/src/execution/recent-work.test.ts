import { expect, test } from 'vitest';
import { makeRecentWork } from './recent-work.ts';

test('work counts half after a minute, and adds up', () => {
  let now = 0;
  const work = makeRecentWork(() => now);
  expect(work.of('a')).toBe(0);
  work.add('a', 800);
  now = 60_000;
  expect(work.of('a')).toBe(400);
  work.add('a', 100);
  expect([work.of('a'), work.of('b')]).toEqual([500, 0]);
});

test('idle tenants are forgotten', () => {
  let now = 0;
  const work = makeRecentWork(() => now);
  for (let index = 0; index < 1000; index++) work.add(`w${index}`, 1);
  now = 600_000;
  work.add('late', 100);
  expect([work.of('w0'), work.of('late')]).toEqual([0, 100]);
});
