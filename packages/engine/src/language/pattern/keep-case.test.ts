import { expect, test } from 'vitest';
import { countPattern } from './count-strings.ts';
import { keepCase, type LetterCase } from './keep-case.ts';
import { isPattern, parsePattern } from './parse-pattern.ts';

const countIn = (regex: string, wanted: LetterCase): number | undefined => {
  const parsed = parsePattern(regex);
  return isPattern(parsed) ? countPattern(keepCase(parsed, wanted), { min_length: 0 })?.count : undefined;
};

test.each([
  ['[A-Za-z]{2}', 26 ** 2],
  ['[A-Z][a-z]', 26 ** 2],
  ['[A-Z0-9]{2}', 36 ** 2],
  ['[A-Zabc]', 26],
  ['[aeiouáéíóú ]{2}', 6 ** 2],
])('%s has %d strings that differ in more than case and accents', (regex, count) => {
  expect(countIn(regex, 'single')).toBe(count);
});

test('strings are limited to one case', () => {
  expect(countIn('[A-Za-z0-9]', 'lower')).toBe(36);
  expect(countIn('[A-Z][a-z]', 'upper')).toBe(26 ** 2);
});
