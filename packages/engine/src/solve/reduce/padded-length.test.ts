import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { paddedLength } from './padded-length.ts';

const CODE: ColumnType = { kind: 'text', max_length: 6, fixed: true, native: 'character(6)' };

const lengthFor = (source: string, type: ColumnType = CODE): number | undefined =>
  paddedLength(type, { patterns: [{ source, ignore_case: false }] }).minLength;

test('a pattern that trailing blanks would break requires the full length', () => {
  expect(lengthFor('^[A-Z]{2,6}$')).toBe(6);
  expect(lengthFor('^T-?\\d{4}$')).toBe(6);
  expect(paddedLength(CODE, { excludes: [{ source: '\\s', ignore_case: false }] })).toEqual({ minLength: 6 });
});

test('nothing is required if blanks do no harm, or no text has the full length', () => {
  expect(lengthFor('^[A-Z]{2}')).toBeUndefined();
  expect(lengthFor('^[A-Z]{2,6} *$')).toBeUndefined();
  expect(lengthFor('^[A-Z]{6}$')).toBeUndefined();
  expect(lengthFor('^[A-Z]{2,3}$')).toBeUndefined();
  expect(paddedLength(CODE, { excludes: [{ source: '[0-9]', ignore_case: false }] })).toEqual({});
});

test('only PostgreSQL shows trailing blanks to a pattern', () => {
  expect(lengthFor('^[A-Z]{2,6}$', { ...CODE, native: 'char(6)' })).toBeUndefined();
  expect(lengthFor('^[A-Z]{2,6}$', { kind: 'text', max_length: 6, native: 'character varying(6)' })).toBeUndefined();
});
