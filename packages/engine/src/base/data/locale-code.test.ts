import { expect, test } from 'vitest';
import { LOCALE_CODES, parseLocaleCode } from './locale-code.ts';

test.each([
  ['pt-BR', 'pt_BR'],
  ['pt_br', 'pt_BR'],
  ['pt', 'pt_BR'],
  ['en_US', 'en'],
  ['EN', 'en'],
  ['de-DE', 'de'],
  ['de-AT', 'de_AT'],
  ['en-gb', 'en_GB'],
  [' ja_JP.UTF-8 ', 'ja'],
])('%s is read as %s', (text, code) => {
  expect(parseLocaleCode(text)).toBe(code);
});

test.each(['', 'xx', 'english', 'en_', 'en US', 'de-', '__proto__', 'constructor', 'de_LU', 'es-419', 'fr_BE'])(
  '%j is not a supported locale',
  (text) => {
    expect(parseLocaleCode(text)).toBeUndefined();
  },
);

test('every code reads as itself', () => {
  for (const code of LOCALE_CODES) expect(parseLocaleCode(code)).toBe(code);
});
