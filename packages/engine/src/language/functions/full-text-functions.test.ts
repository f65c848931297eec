import { expect, test } from 'vitest';
import { callFunction } from './call-function.ts';
import type { SqlValue } from '../values/sql-value.ts';

const call = (name: string, ...args: readonly SqlValue[]): SqlValue => callFunction(name, args, { as_of_micros: 0 });

test.each([
  ["'cat':1 'dog':2,5", 'cat', true],
  ["'cat':1 'dog':2,5", 'cat & !dog', false],
  ["'cat':1", 'cat & !dog', true],
  ["'cat':1A", "('cow' | 'cat') & !'dog'", true],
  ["'catalogue':1", 'cat:*', true],
  ["'it''s':1", "'it''s'", true],
  ["'cow':1", '!cat | cow', true],
])('the vector %s and the query %s: %s', (vector, query, expected) => {
  expect(call('@@', vector, query)).toBe(expected);
});

test('words of a text are found as they are; stemming is not evaluated', () => {
  const vector = call('to_tsvector', 'english', 'The Ferry leaves the harbours.');
  expect(call('@@', vector, call('to_tsquery', 'english', 'ferry & !storm'))).toBe(true);
  expect(call('@@', vector, call('to_tsquery', 'english', 'castle'))).toBe(false);
  expect(() => call('@@', vector, call('to_tsquery', 'english', 'harbour'))).toThrow('stems');
  const simple = call('to_tsvector', 'simple', 'The Ferry leaves the harbours.');
  expect(call('@@', simple, call('plainto_tsquery', 'simple', 'harbour'))).toBe(false);
  expect(call('@@', simple, call('plainto_tsquery', 'simple', 'The ferry'))).toBe(true);
});

test('unreadable queries are not evaluated', () => {
  for (const query of ['cat <-> dog', 'cat &', '(cat', 'cat:A', '!'.repeat(500)])
    expect(() => call('@@', "'cat':1", query)).toThrow('cannot be read');
});
