import { expect, test } from 'vitest';
import { toMillis, upperWord, versionSeven } from '../../generators/code/uuid-v7.ts';
import { lastWord, variantWord, versionFour } from '../../generators/code/uuid-words.ts';
import { recordLine, unknown, weaveBoth } from '../kernel.fixture.ts';
import { anyOf, DRAW, findFaults, range } from '../kernel-values.fixture.ts';

const FAR = anyOf(0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 17, 2 ** 52 + 1);

test('the lower words of a UUID are those of JavaScript', () => {
  expect(
    findFaults(lastWord, [
      [range(0, 2147483646), 77],
      [FAR, -5],
    ]),
  ).toEqual([]);
  expect(
    findFaults(variantWord, [
      [range(0, 2147483646), 77, -9],
      [FAR, -5, 123_456_789],
    ]),
  ).toEqual([]);
  expect(findFaults(versionFour, [[DRAW]])).toEqual([]);
});

test('milliseconds of any time, before 1970 too, are those of JavaScript', () => {
  expect(
    findFaults(toMillis, [
      [range(0, 2147483647)],
      [range(-50_000, 50_000)],
      [anyOf(0, 999, 1000, -1, 1.79e15, 1.79e15 + 999, 1.79e15 + 0.5, -5e15)],
    ]),
  ).toEqual([]);
});

test('the upper words carry the milliseconds', () => {
  const { javascript, webassembly, hosts } = weaveBoth((bind) => {
    const micros = unknown(bind, [0, 1.7e15, 1.79e15 + 123_456, 2 ** 53, -4, Infinity, 1e300, -Infinity]);
    const random = unknown(bind, [0, -1, 4095, 4096]);
    return [`${bind(toMillis)}(${micros})`, `${bind(toMillis)}((1700000000000000 + row))`].flatMap((millis) => [
      recordLine(bind, `${bind(upperWord)}(${millis})`),
      recordLine(bind, `${bind(versionSeven)}(${millis}, (${random} | 0))`),
    ]);
  });
  expect(webassembly).toEqual(javascript);
  expect(hosts).toBe(8);
});
