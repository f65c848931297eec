import { expect, test } from 'vitest';
import { partitionCheck } from './partition-check.ts';

const partitions = (method: string, expression: string, ...bounds: readonly string[]) =>
  bounds.map((bound) => ({ table_schema: 'd', table_name: 't', method, expression, bounds: bound }));

test.each([
  ['RANGE', 'year(`d`)', ['2020', '2030'], '(year(`d`)) < 2030'],
  ['RANGE', 'unix_timestamp(`at`)', ['1735689600'], "`at` < '2025-01-01 00:00:00'"],
  ['RANGE', 'to_days(`d`)', ['738886'], "`d` < '2023-01-01'"],
  ['RANGE', 'to_seconds(`d`)', ['63902908800'], "`d` < '2025-01-01 00:00:00'"],
  [
    'LIST COLUMNS',
    '`a`,`b`',
    ["(1,'x,(y'),(2,NULL)", "(3,'z')"],
    "(`a` = 1 and `a` is not null and `b` = 'x,(y' and `b` is not null) or (`a` = 2 and `a` is not null and `b` is null) or (`a` = 3 and `a` is not null and `b` = 'z' and `b` is not null)",
  ],
  ['RANGE COLUMNS', '`d`', ["'2020-01-01'"], "(`d`) < '2020-01-01'"],
  ['RANGE COLUMNS', '`a`,`b`', ["5,'x,y'"], '(`a`) < 5'],
  ['RANGE COLUMNS', '`s`,`b`', ["'x,y',5"], "(`s`) < 'x,y'"],
  ['LIST', '`k`', ['1,3', '2'], '(`k`) in (1,3,2) and (`k`) is not null'],
  ['LIST', '`k`', ['NULL,1', '2'], '(`k`) in (1,2)'],
  ['LIST COLUMNS', '`s`', ["'a,b','NULL'"], "(`s`) in ('a,b','NULL') and (`s`) is not null"],
  ['LIST', '`k`', ['NULL'], '(`k`) is null'],
])('%s by %s with %o', (method, expression, bounds, expected) => {
  expect(partitionCheck(partitions(method, expression, ...bounds))).toEqual([{ expression: expected, implied: true }]);
});

test.each([
  ['RANGE', '`k`', ['5', 'MAXVALUE']],
  ['RANGE COLUMNS', '`a`,`b`', ['5,6', 'MAXVALUE,MAXVALUE']],
  ['LIST', '`k`', ['1', 'DEFAULT']],
  ['LIST COLUMNS', '`k`', ["'error',NULL", 'MAXVALUE']],
])('%s by %s with %o accepts any row, as far as is known', (method, expression, bounds) => {
  expect(partitionCheck(partitions(method, expression, ...bounds))).toEqual([]);
});

test('a table without partitions has none', () => {
  expect(partitionCheck([])).toEqual([]);
});
