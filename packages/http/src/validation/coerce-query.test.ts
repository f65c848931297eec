import { Refusal } from '@rowloom/contract';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { makeCoerceQuery } from './coerce-query.ts';

const coerce = makeCoerceQuery(
  Type.Object({
    limit: Type.Optional(Type.Integer()),
    statistics: Type.Optional(Type.Boolean()),
    status: Type.Optional(Type.String()),
  }),
);

test('numbers and booleans are read from text', () => {
  expect(coerce({ limit: '-12', statistics: 'true', status: '12' })).toEqual({
    limit: -12,
    statistics: true,
    status: '12',
  });
});

test('an invalid number stays text, for the schema to refuse', () => {
  for (const limit of ['', ' 1', '1e3', '0x10', 'Infinity', 'NaN', '1'.repeat(400)]) {
    expect(coerce({ limit })).toEqual({ limit });
  }
});

test('an undeclared parameter is dropped', () => {
  expect(coerce({ utm_source: 'x', __proto__: 'y' })).toEqual({});
});

test('a duplicate parameter, or one with NUL, is refused', () => {
  expect(() => coerce({ status: ['a', 'b'] })).toThrow(Refusal);
  expect(() => coerce({ status: 'a\0' })).toThrow(Refusal);
});
