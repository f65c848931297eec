import { expect, test } from 'vitest';
import { isContained } from './is-contained.ts';

test.each([
  ['postgresql', "status = ANY (ARRAY['a'::text, 'b'])"],
  ['postgresql', "data #>> '{a,b}' <> ''"],
  ['postgresql', String.raw`path = '\'`],
  ['postgresql', String.raw`note ~ E'it\'s;'`],
  ['postgresql', 'body = $x$ ; -- $x$'],
  ['postgresql', `"a;b" > 0`],
  ['mysql', String.raw`note <> 'it\'s ; fine'`],
  ['mysql', '`a;b` > 0'],
  ['sqlite', "[it's] > 0"],
] as const)('in %s %s stays in its place', (dialect, sql) => {
  expect(isContained(dialect, sql)).toBe(true);
});

test.each([
  ['postgresql', '1); DROP TABLE users; --'],
  ['postgresql', 'a > 0 -- rest'],
  ['postgresql', 'a > /* rest'],
  ['postgresql', "a > 'never ended"],
  ['postgresql', String.raw`path = '\'); DROP TABLE users; --'`],
  ['postgresql', '(a > 0'],
  ['postgresql', 'a > 0) OR (b > 0'],
  ['postgresql', 'a $x$ never ended) ('],
  ['postgresql', ''],
  ['mysql', 'a > 0 # rest'],
  ['mysql', String.raw`a = '\\'); DROP TABLE users`],
  ['sqlite', '[never ended'],
] as const)('in %s %s does not', (dialect, sql) => {
  expect(isContained(dialect, sql)).toBe(false);
});
