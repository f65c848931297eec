import { expect, test } from 'vitest';
import { callFunction } from './call-function.ts';
import type { SqlValue } from '../values/sql-value.ts';

const call = (name: string, ...args: readonly SqlValue[]): SqlValue => callFunction(name, args, { as_of_micros: 0 });

test('paths of labels are counted and cut', () => {
  expect(call('nlevel', 'top.science.stars')).toBe(3);
  expect(call('nlevel', '')).toBe(0);
  expect(call('subpath', 'top.science.stars', 0, 2)).toBe('top.science');
  expect(call('subpath', 'top.science.stars', -1)).toBe('stars');
  expect(call('subpath', 'top.science.stars', 0, -1)).toBe('top.science');
  expect(call('subltree', 'top.science.stars', 1, 2)).toBe('science');
  expect(call('index', 'a.b.c.b', 'b.c')).toBe(1);
  expect(call('index', 'a.b.c.b', 'b', 2)).toBe(3);
  expect(call('index', 'a.b', 'x')).toBe(-1);
  expect(() => call('subpath', 'top', 3)).toThrow('invalid positions');
  expect(() => call('nlevel', 'a b')).toThrow('not a path of labels');
});

test('a path is below itself and below its prefixes', () => {
  expect(call('<@', 'top.science', 'top')).toBe(true);
  expect(call('<@', 'top', 'top')).toBe(true);
  expect(call('<@', 'topical', 'top')).toBe(false);
  expect(call('@>', 'top', 'top.science')).toBe(true);
});

test.each([
  ['top.*', 'top', true],
  ['top.*', 'top.a.b', true],
  ['top.*', 'topical.a', false],
  ['top.*{1,2}', 'top', false],
  ['top.*{1,2}', 'top.a.b', true],
  ['top.*{2}', 'top.a', false],
  ['top.*{,1}', 'top.a.b', false],
  ['*.b|c.*', 'a.c', true],
  ['*.!b.*', 'b', false],
  ['*.!b', 'b.a', true],
  ['sci*.stars', 'science.stars', true],
  ['SCIENCE@', 'science', true],
  ['SCIENCE', 'science', false],
])('the query %s and the path %s: %s', (query, path, expected) => {
  expect(call('ltree_match', path, query)).toBe(expected);
});

test('a hostile query is given up without endless retries', () => {
  expect(() => call('ltree_match', 'a.'.repeat(500) + 'a', '*.'.repeat(30) + 'x')).toThrow('too wide');
  expect(() => call('ltree_match', 'a', 'a'.repeat(5000))).toThrow('too long');
});
