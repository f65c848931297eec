import { expect, test } from 'vitest';
import { parseRecord } from './record-functions.ts';

test.each<[string, readonly (string | null)[] | undefined]>([
  ['(12.50,EUR)', ['12.50', 'EUR']],
  ['("two words",,"")', ['two words', null, '']],
  [String.raw`("a ""b"" \\ c","x,y")`, [String.raw`a "b" \ c`, 'x,y']],
  ['("(1,""2 3"")",z)', ['(1,"2 3")', 'z']],
  ['()', [null]],
  ['12', undefined],
])('%s is read field by field', (text, fields) => {
  expect(parseRecord(text)).toEqual(fields);
});
