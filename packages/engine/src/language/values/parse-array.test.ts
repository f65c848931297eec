import { expect, test } from 'vitest';
import { parseArray } from './parse-array.ts';

test.each([
  ['{}', []],
  ['{a,b c}', ['a', 'b c']],
  ['{"a,b",NULL,"NULL","q\\"x"}', ['a,b', null, 'NULL', 'q"x']],
  [
    ' { {1,2} , {3,4} } ',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
])('%s is read', (text, items) => {
  expect(parseArray(text)).toEqual(items);
});

test.each(['', '{', '}', '{a', '{a,}', '{a}b', 'a', '{"a}'])('%s is not an array', (text) => {
  expect(parseArray(text)).toBeUndefined();
});
