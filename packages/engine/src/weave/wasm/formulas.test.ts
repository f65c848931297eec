import { expect, test } from 'vitest';
import { Emitter } from '../loop/emitter.ts';
import { drawBelow } from '../../base/random/draw.ts';
import { evaluateNode } from '../graph/evaluate-node.fixture.ts';
import { otherEntry, partOf, quotient, remainder, shareOf, wideBelow } from '../graph/formulas.ts';
import { add, call, constant, type Frame, type Node, rowOf, subtract } from '../graph/node.ts';
import { apartDigit, dealtDigit, digitOf, mixedDigit } from '../reference/product.ts';
import { cumulate, slotAmong } from '../graph/weighted-slot.ts';
import { weightedIndex } from '../graph/weighted-index.ts';
import { compareEngines, recordLine } from './kernel.fixture.ts';

const LOOP: Frame = { kind: 'loop', table: 'a', row: undefined, inner: undefined, enclosing: undefined };

/** A draw of the loop's row between 0 and a number. */
const drawn = (most: number, key = 1): Node =>
  call(drawBelow, rowOf(LOOP, 'low'), 0, key * 7919, key * 104_729, (most + 1) / 4294967296);
const DRAW = subtract(drawn(2147483647, 3), drawn(2147483646, 4));

/** A node's numbers by JavaScript and by WebAssembly: where they differ, and how many calls are left to JavaScript. */
function compareNode(node: Node): { readonly difference: string; readonly hosts: number } {
  const emitter = new Emitter(LOOP);
  emitter.require([node]);
  const { printer } = emitter;
  const value = printer.expression(emitter.use(node));
  const body = printer.statements(emitter.statements);
  const hoisted = printer.statements(emitter.hoisted);
  return compareEngines((bind) => [...body, recordLine(bind, value)], {
    maxRowBytes: 8,
    hoisted(bind) {
      // Bound in the same order, they have the same names.
      for (const bound of printer.bindings) bind(bound);
      return hoisted;
    },
  });
}

// The line that records a number is the one call of JavaScript.
const SAME = { difference: 'none', hosts: 1 };

test.each<readonly [string, Node]>([
  ['a quotient by a constant', quotient(drawn(2147483646), 1000)],
  ['a quotient by 1', quotient(drawn(99), 1)],
  ['a quotient by a draw', quotient(drawn(2147483646), add(drawn(1000, 2), 1))],
  ['a remainder', remainder(drawn(2147483646), 1000)],
  ['a remainder of a wide number', remainder(wideBelow(DRAW, drawn(2147483646, 5), 2 ** 49), 97)],
  ['a wide number', wideBelow(DRAW, drawn(2147483646, 5), 2 ** 53 - 1)],
  ['a part', partOf(shareOf(DRAW), 120)],
  ['another entry', otherEntry(drawn(9), drawn(8, 2), 10)],
  ['a digit', digitOf(drawn(2147483646), 77, 13)],
  ['the first of two that differ', apartDigit(drawn(4949), 70, 0)],
  ['the second of two that differ', apartDigit(drawn(4949), 70, 1)],
  ['a point of a line', mixedDigit(drawn(4949), 71, 5)],
  ['a slot by its bounds', slotAmong(cumulate([50, 30, 0, 20]), drawn(99))],
  ['a slot by fractions', slotAmong(cumulate([0.5, 0.25, 3]), drawn(3))],
  ['a slot by a table', slotAmong(cumulate(Array.from({ length: 40 }, (_, at) => at)), drawn(779))],
  ['an index by weight', weightedIndex([62, 23, 15], DRAW)],
  ['a dealt digit', dealtDigit(drawn(4949), 70, 35)],
])('%s is the same in WebAssembly', (_, node) => {
  expect(compareNode(node)).toEqual(SAME);
});

test('slots are those of the weights, however they are found', () => {
  const slots = (weights: readonly number[]): readonly number[] => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return Array.from({ length: total }, (_, value) => evaluateNode(slotAmong(cumulate(weights), constant(value))));
  };
  const many = (weight: number): readonly number[] => Array.from({ length: 30 }, () => weight);
  expect(slots([2, 0, 1])).toEqual([0, 0, 2]);
  for (const weight of [2, 200])
    expect(slots(many(weight))).toEqual(many(weight).flatMap((_, slot) => Array.from({ length: weight }, () => slot)));
});

test('the largest draws stay below the count', () => {
  for (const count of [3, 10, 2 ** 31, 2 ** 40, 2 ** 53 - 1])
    expect(evaluateNode(wideBelow(constant(-1), constant(-1), count))).toBe(count - 1);
});
