import { expect, test } from 'vitest';
import { calledFunctions } from './called-functions.ts';

test.each([
  ['is_ok(t) AND Is_OK (u)', ['is_ok']],
  ['"Is ""It"""(t)', ['Is "It"']],
  ["t <> 'f(x)' AND length($$g(1)$$) > 1", ['length']],
  ['x::pg_catalog.varchar(20) = y::numeric(4,2)', []],
  ['app.f(1) AND g(2)', []],
  ['a > (1)', []],
])('%s calls %j', (sql, names) => {
  expect(calledFunctions(sql)).toEqual(names);
});
