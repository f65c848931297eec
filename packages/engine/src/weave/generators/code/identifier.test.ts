import { expect, test } from 'vitest';
import { IDENTIFIER_SCHEMES } from '../../../base/data/identifier-schemes.ts';
import { CHECKS } from '../commerce/check-digits.ts';
import { generateValues, lexiconOf } from '../generator.fixture.ts';

const codes = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['luhn', '49015420323751?', '8'],
  ['ean', '978030640615?', '7'],
  ['mod11', '030640615?', '2'],
  ['mod11', '0378-595?', '5'],
  ['vin', '1M8GDM9A?KP042788', 'X'],
  ['container', 'CSQU305438?', '3'],
  ['luhn_letters', 'US037833100?', '5'],
  ['aba', '11100002?', '5'],
  ['imo', 'IMO 907472?', '9'],
  ['npi', '123456789?', '3'],
  ['iso11', 'DE13669597?', '6'],
] as const)('the check digit by %s of %s is %s', (check, text, digit) => {
  expect(CHECKS[check](codes(text))).toBe(digit);
});

test('every scheme makes numbers without separators, and distinct ones in a unique column', async () => {
  const lexicon = await lexiconOf('en');
  for (const of of Object.keys(IDENTIFIER_SCHEMES)) {
    const wish = { generator: 'identifier', options: { of } };
    for (const value of generateValues(lexicon, wish, { rows: 20 }))
      expect(value, of).toMatch(/^[A-Z0-9][A-Z0-9 ./-]*$/);
    const unique = generateValues(lexicon, { ...wish, unique: true }, { rows: 40 });
    expect(new Set(unique).size, of).toBe(40);
  }
});
