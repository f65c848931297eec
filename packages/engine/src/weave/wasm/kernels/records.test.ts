import { expect, test } from 'vitest';
import { skewedBetween } from '../../generators/number/amount-value.ts';
import { turnBack } from '../../generators/time/anchor.ts';
import { moodOfRating } from '../../generators/prose/mood.ts';
import { between, endAsPrice } from '../../generators/commerce/price.ts';
import { sentenceStart } from '../../generators/prose/prose.ts';
import { evenIndex, givenIndex, isEven, rankedIndex } from '../../records/person.ts';
import { hasMaterial, materialOf, otherEntry } from '../../records/product.ts';
import { turn } from '../../reference/existing.ts';
import { apartDigit, ascendingDigit, dealtDigit, mixedDigit } from '../../reference/product.ts';
import { chainParent, threadParent, treeLevels, treeParent } from '../../reference/tree.ts';
import { drawDigits, makeDigitPatterns } from '../../pieces/digit-patterns.ts';
import { makePhrases, pickWord } from '../../pieces/phrase-table.ts';
import { anyOf, DRAW, findFaults, range } from '../kernel-values.fixture.ts';

test('people are the same in both engines', () => {
  expect(findFaults(isEven, [[DRAW]])).toEqual([]);
  expect(
    findFaults(givenIndex, [
      [DRAW, 120, 95],
      [DRAW, 1, 1],
    ]),
  ).toEqual([]);
  expect(
    findFaults(evenIndex, [
      [DRAW, 1],
      [DRAW, 1000],
    ]),
  ).toEqual([]);
  expect(
    findFaults(rankedIndex, [
      [DRAW, 1],
      [DRAW, 1000],
    ]),
  ).toEqual([]);
});

test('products have the same materials and sentences', () => {
  const table = {
    materialStarts: Uint16Array.of(0, 3, 3, 4, 9),
    materialList: Uint16Array.of(5, 1, 2, 9, 8, 7, 6, 4, 3),
  };
  expect(findFaults(hasMaterial, [[table, range(0, 3)]])).toEqual([]);
  expect(findFaults(materialOf, [[table, range(0, 3), DRAW]])).toEqual([]);
  expect(
    findFaults(otherEntry, [
      [range(0, 9), range(0, 8), 10],
      [range(0, 1), 0, 2],
    ]),
  ).toEqual([]);
});

test('prices and amounts are the same to the cent', () => {
  expect(
    findFaults(skewedBetween, [
      [DRAW, 200, 4801],
      [DRAW, -5, 10],
      [DRAW, 0, 5e12],
      [DRAW, -(2 ** 40), 7],
    ]),
  ).toEqual([]);
  expect(
    findFaults(between, [
      [DRAW, range(1, 50), range(60, 900)],
      [DRAW, 100, 100],
      [DRAW, anyOf(0.5, 7), anyOf(8, 9.25)],
    ]),
  ).toEqual([]);
  expect(
    findFaults(endAsPrice, [
      [range(0, 50_000), DRAW, 100, 1, 5, 0, 100, 49_999],
      [range(0, 50_000), DRAW, 1, 0, 0, 0, 1, 500],
      [range(0, 2_000_000_000), DRAW, 10_000, 2000, 200, 0, 0, 900_000_000_000],
    ]),
  ).toEqual([]);
});

test('phrases, moods and digits are drawn alike', () => {
  const { slots } = makePhrases(['{n} tips for {topic}', 'On {topic}', 'Plain', '{topic}: {n}'], {
    n: ['5', '7'],
    topic: ['tea', 'ink', 'rye'],
  });
  expect(
    findFaults(
      pickWord,
      slots.map((slot) => [slot, range(0, 3), range(0, 1), range(0, 2), 0, 0]),
    ),
  ).toEqual([]);
  expect(
    findFaults(moodOfRating, [
      [range(1, 5), 1],
      [range(0, 500), 100],
      [anyOf(2.99, 3, 3.5, 4, -1), 1],
    ]),
  ).toEqual([]);
  expect(
    findFaults(sentenceStart, [
      [Uint16Array.of(30, 1, 7), range(0, 2), DRAW],
      [Uint16Array.of(41), 0, DRAW],
    ]),
  ).toEqual([]);
  expect(
    findFaults(drawDigits, [
      [makeDigitPatterns(['#', '##-##', '1'], 'any'), range(0, 2), DRAW, DRAW],
      [makeDigitPatterns(['############', '##'], 'lead'), range(0, 1), DRAW, DRAW],
    ]),
  ).toEqual([]);
});

test('trees, threads and chains have the same parents', () => {
  expect(
    findFaults(treeParent, [
      [treeLevels(1000, 4), range(0, 999), DRAW],
      [treeLevels(16, 2), range(0, 15), DRAW],
      [treeLevels(9, 1), range(0, 8), DRAW],
    ]),
  ).toEqual([]);
  expect(findFaults(chainParent, [[range(0, 1000)]])).toEqual([]);
  expect(
    findFaults(threadParent, [
      [range(0, 40), DRAW, 0],
      [range(0, 2_000_000), DRAW, 1],
      [0, DRAW, 0],
    ]),
  ).toEqual([]);
});

test('places in products and cycles are the same', () => {
  const PLACE = range(0, 4949);
  expect(
    findFaults(ascendingDigit, [
      [PLACE, 0],
      [PLACE, 1],
      [range(0, 2147483647), 0],
      [range(0, 2147483647), 1],
    ]),
  ).toEqual([]);
  expect(
    findFaults(apartDigit, [
      [PLACE, 70, 0],
      [PLACE, 70, 1],
      [range(0, 5), 3, 1],
    ]),
  ).toEqual([]);
  expect(
    findFaults(mixedDigit, [
      [PLACE, 71, 0],
      [PLACE, 71, 1],
      [PLACE, 71, 5],
    ]),
  ).toEqual([]);
  expect(
    findFaults(dealtDigit, [
      [PLACE, 70, 35],
      [PLACE, 12, 4],
    ]),
  ).toEqual([]);
  expect(
    findFaults(turnBack, [
      [range(0, 99), 30, 100],
      [range(0, 99), 0, 100],
      [range(-5, 5), 3, 7],
    ]),
  ).toEqual([]);
  expect(
    findFaults(turn, [
      [PLACE, DRAW, range(1, 70)],
      [range(0, 2147483647), DRAW, 1],
      [PLACE, DRAW, 2147483647],
    ]),
  ).toEqual([]);
});
