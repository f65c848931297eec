import { idPattern } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { makeId } from './make-id.ts';

test('ids have the format of their noun and sort in order of creation', () => {
  const ids = Array.from({ length: 20_000 }, () => makeId('project'));
  expect(ids[0]).toMatch(new RegExp(idPattern('project')));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id begins with its creation time', () => {
  const before = makeId('key');
  const millisecond =
    Array.from(before.slice(4)).reduce(
      (sum, letter) => sum * 32n + BigInt('0123456789abcdefghjkmnpqrstvwxyz'.indexOf(letter)),
      0n,
    ) >> 80n;
  expect(Math.abs(Number(millisecond) - Date.now())).toBeLessThan(10_000);
});
