import { expect, test } from 'vitest';
import { beginRule, choicesOf, readOption, readValue, showValue, wayOf } from './column-ways.ts';

const column = (kind: string) => ({ type: { kind, native: kind } }) as never;

test('typed text becomes a value of the column', () => {
  expect(readValue('12.5', column('decimal'))).toBe(12.5);
  expect(readValue('12.5', column('text'))).toBe('12.5');
  // Beyond what a number holds exactly it stays text.
  expect(readValue('12345678901234567890', column('integer'))).toBe('12345678901234567890');
  expect(readValue('true', column('boolean'))).toBe(true);
  expect(readValue('maybe', column('boolean'))).toBe('maybe');
});

test('an option is parsed as JSON if it is valid JSON', () => {
  expect(readOption('{"generator":"tag"}')).toEqual({ generator: 'tag' });
  expect(readOption('-2 years')).toBe('-2 years');
  expect(showValue({ a: 1 })).toBe('{"a":1}');
  expect(showValue(undefined)).toBe('');
});

test('a source starts from the known values, and keeps the share of NULLs', () => {
  const known = { generator: 'city', values: ['a', null, 'a', 'b'] };
  expect(beginRule('generator', { null_fraction: 0.2 }, known)).toEqual({ generator: 'city', null_fraction: 0.2 });
  expect(beginRule('one_of', {}, known)).toEqual({ one_of: ['a', 'b'] });
  expect(beginRule('default', { null_fraction: 0.2 }, known)).toEqual({ default: true });
  expect(wayOf(beginRule('', { null_fraction: 0.2 }, known))).toBe('');
  expect(wayOf({ constant: null })).toBe('constant');
});

test('an enum starts with all of its values', () => {
  const mood = { type: { kind: 'enum', native: 'mood', name: 'mood' } } as const;
  const choices = choicesOf(mood, [{ name: 'mood', values: ['glad', 'sad'] }]);
  expect(beginRule('one_of', {}, { generator: undefined, values: ['glad'], choices })).toEqual({
    one_of: ['glad', 'sad'],
  });
  expect(choicesOf(column('text'), [])).toBeUndefined();
});
