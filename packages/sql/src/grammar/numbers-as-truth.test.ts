import { printExpression } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { readSqliteExpression } from '../sqlite/read-sqlite-expression.ts';
import { numbersAsTruth } from './numbers-as-truth.ts';

test.each([
  ['length(name)', 'length(name) <> 0'],
  ['a > 1 AND NOT b % 2', 'a > 1 and not b % 2 <> 0'],
  ["instr(mail, '@') OR mail IS NULL", "strpos(mail, '@') <> 0 or mail is null"],
  ['a', 'a'],
])('%s as a condition is %s', (text, printed) => {
  expect(printExpression(numbersAsTruth(readSqliteExpression(text)))).toBe(printed);
});
