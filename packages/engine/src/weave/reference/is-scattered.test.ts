import { expect, test } from 'vitest';
import { add, call, constant, type Frame, operate, rowOf } from '../graph/node.ts';
import { makePermutation, permute } from '../../base/random/permute.ts';
import { makeFanOut } from './fan-out.ts';
import { FanOutCursor, firstChild, parentOf } from './fan-out-cursor.ts';
import { isScattered } from './is-scattered.ts';

const LOOP: Frame = { kind: 'loop', table: 'items', row: undefined, inner: undefined, enclosing: undefined };
const cursor = new FanOutCursor(makeFanOut(10, 30, {}, 'law'));
const permutation = makePermutation(30, 'law');

const parentBy = (row: Frame['row']): Frame => ({
  kind: 'parent',
  table: 'orders',
  row,
  inner: LOOP,
  enclosing: undefined,
});
const foldIn = (enclosing: Frame): Frame => ({
  kind: 'fold',
  table: 'lines',
  row: undefined,
  inner: undefined,
  enclosing,
});

test('owners, first children and children of owners come in row order', () => {
  const owner = parentBy(call(parentOf, cursor, rowOf(LOOP)));
  expect(isScattered(rowOf(LOOP))).toBe(false);
  expect(isScattered(rowOf(owner))).toBe(false);
  expect(isScattered(operate('min', add(call(firstChild, cursor, rowOf(owner)), 1), constant(29)))).toBe(false);
  expect(isScattered(rowOf(foldIn(owner)))).toBe(false);
});

test('permuted rows do not, nor do rows that belong to them', () => {
  const other = parentBy(call(permute, permutation, rowOf(LOOP), 0));
  expect(isScattered(rowOf(other))).toBe(true);
  expect(isScattered(call(parentOf, cursor, rowOf(other)))).toBe(true);
  expect(isScattered(rowOf(foldIn(other)))).toBe(true);
  expect(isScattered(operate('*', rowOf(LOOP), 7))).toBe(true);
});
