import { type ColumnType, printExpression } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readMysqlExpression } from './read-mysql-expression.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  e: { kind: 'enum', values: ['low', 'high'], native: 'enum' },
  s: { kind: 'set', values: ['r', 'w'], native: 'set' },
  b: { kind: 'bits', length: 4, native: 'bit(4)' },
  n: { kind: 'integer', bits: 32, native: 'int' },
};

const print = (text: string): string =>
  printExpression(readMysqlExpression(text, { typeOf: (name) => TYPES[name], columns: Object.keys(TYPES) }));

const PLACE = "case e when 'low' then 1 when 'high' then 2 else 0 end";
const BITS = [
  "strpos(',' || s || ',', ',' || 'r' || ',') > 0 then 1",
  "strpos(',' || s || ',', ',' || 'w' || ',') > 0 then 2",
]
  .map((when) => `case when ${when} else 0 end`)
  .join(' + ');

test.each([
  ['`e` > 1', `${PLACE} > 1`],
  ['e + 0 = 2', `${PLACE} + 0 = 2`],
  ['e in (1, 2)', `${PLACE} in (1, 2)`],
  ['e = n', `${PLACE} = n`],
  ["e = 'low'", "e = 'low'"],
  ['s = 3', `${BITS} = 3`],
  ["b & b'0011' = 1", '&(bits_value(b), 3) = 1'],
  ["find_in_set(n, '1,2') > 0", "case n when '1' then 1 when '2' then 2 else 0 end > 0"],
])('%s counts labels', (text, printed) => {
  expect(print(text)).toBe(printed);
});
