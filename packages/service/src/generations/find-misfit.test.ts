import { expect, test } from 'vitest';
import { findMisfit } from './find-misfit.ts';

const codeOf = (present: readonly string[], missing: readonly string[], mode: 'append' | 'truncate' | 'create') =>
  findMisfit({ present, missing }, mode)?.code;

test('create is for tables that do not exist, the other modes for tables that do', () => {
  expect(codeOf([], ['a', 'b'], 'create')).toBeUndefined();
  expect(codeOf(['a', 'b'], [], 'append')).toBeUndefined();
  expect(codeOf(['a', 'b'], [], 'truncate')).toBeUndefined();
});

test('the code of the refusal tells a form which mode suits the target', () => {
  expect(codeOf([], ['a'], 'append')).toBe('no_tables');
  expect(codeOf(['a'], [], 'create')).toBe('tables_exist');
});

test('no mode suits a target that has only some of the tables, which are named', () => {
  const some = { present: ['a'], missing: ['b', 'c', 'd', 'e', 'f', 'g', 'h'] };
  expect(findMisfit(some, 'append')).toMatchObject({
    code: 'unknown_table',
    message: expect.stringContaining('no table b, c, d, e, f and 2 more.') as string,
  });
  expect(findMisfit(some, 'create')).toMatchObject({
    code: 'some_tables_exist',
    message: expect.stringContaining('already has a,') as string,
  });
});
