import { expect, test } from 'vitest';
import { bindParameters } from './bind-parameters.ts';

const bind = (sql: string, ...values: readonly number[]): string =>
  bindParameters(sql, values, (value) => `<${value}>`);

test('parameters may come in any order and more than once', () => {
  expect(bind('$2 + $1 = $2', 7, 8)).toBe('<8> + <7> = <8>');
});

test('ten comes after nine', () => {
  expect(bind('$10$1', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).toBe('<10><1>');
});

test.each(["'it''s $1'", String.raw`'a \' $1'`, '"say ""$1"""', '`a``$1`', '/* $1 */', '-- $1', '# $1'])(
  'text within %s is left alone',
  (text) => {
    expect(bind(`$1 ${text}\n $1`, 5)).toBe(`<5> ${text}\n <5>`);
  },
);

test('two dashes without a space are not a comment', () => {
  expect(bind('1--$1', 3)).toBe('1--<3>');
});

test('a parameter without a value is an error', () => {
  expect(() => bind('$2', 1)).toThrow(RangeError);
});
