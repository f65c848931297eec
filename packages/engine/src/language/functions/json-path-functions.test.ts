import { expect, test } from 'vitest';
import { callFunction } from './call-function.ts';
import { whyNotFollowed } from './json-path-functions.ts';
import { whyNotEvaluable } from '../evaluate/interpret.ts';

const DOCUMENT = JSON.stringify({
  name: 'Ann',
  age: 30,
  tags: ['x', 'y'],
  items: [
    { id: 1, price: 5 },
    { id: 2, price: 50 },
  ],
  none: null,
});

const exists = (path: string): unknown => callFunction('jsonb_path_exists', [DOCUMENT, path], { as_of_micros: 0 });
const matches = (path: string): unknown => callFunction('jsonb_path_match', [DOCUMENT, path], { as_of_micros: 0 });

test.each([
  ['$.name', true],
  ['$.missing', false],
  ['strict $.name', true],
  ['$."name"', true],
  ['$.tags[*] ? (@ == "x")', true],
  ['$.tags ? (@ == "z")', false],
  ['$.tags[1] ? (@ == "y")', true],
  ['$.tags[last] ? (@ == "y")', true],
  ['$.tags[0 to 1] ? (@ starts with "y")', true],
  ['$.items[*] ? (@.price > 10 && @.price < 100).id', true],
  ['$.items.price ? (@ > 50)', false],
  ['$.** ? (@.type() == "null")', true],
  ['$.tags.size() ? (@ == 2)', true],
  ['$.items[*] ? (!exists(@.id) || @.price <= 0)', false],
  ['$.name ? (@ like_regex "^a" flag "i")', true],
  ['$.none ? (@ == null)', true],
  ['$.age ? (@ * 2 + 1 == 61)', true],
])('a path finds something: %s is %s', (path, answer) => {
  expect(exists(path)).toBe(answer);
});

test.each([
  ['$.age > 18', true],
  ['$.age > 18 && $.name == "Bob"', false],
  ['exists($.name) && $.name.type() == "string"', true],
  ['$.name > 5', null],
  ['($.name > 5) is unknown', true],
  ['$.missing == 1', false],
  ['!($.age < 18)', true],
])('a path is a condition: %s is %s', (path, answer) => {
  expect(matches(path)).toBe(answer);
});

test('an invalid path or condition is not evaluated', () => {
  expect(() => exists('$.name ? (')).toThrow('not understood');
  expect(() => matches('$.tags[*]')).toThrow('is not a condition');
});

const asks = (path: string) =>
  ({
    op: 'call',
    name: 'jsonb_path_exists',
    args: [
      { op: 'column', name: 'document' },
      { op: 'literal', type: 'text', value: path },
    ],
  }) as const;

test.each([
  '$.',
  '$.a ? (@ = 1)',
  `$${'.a'.repeat(3000)}`,
  `$ ? (${'('.repeat(2000)}@.a > 1${')'.repeat(2000)})`,
  '$.**.**.**.**',
])('a path that is not understood is reported before any row: %.20s', (path) => {
  expect(whyNotFollowed(asks(path))).toContain('is not understood');
  expect(whyNotEvaluable(asks(path))).toContain('is not understood');
});

test('a path that is understood is not reported', () => {
  expect(whyNotEvaluable(asks('$.a ? (@ > 1)'))).toBeUndefined();
});
