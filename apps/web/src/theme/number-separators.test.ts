import { expect, test } from 'vitest';
import { numberSeparators } from './number-separators.ts';

test.each([
  ['en-GB', { thousandSeparator: ',', decimalSeparator: '.', thousandsGroupStyle: 'thousand' }],
  ['de-DE', { thousandSeparator: '.', decimalSeparator: ',', thousandsGroupStyle: 'thousand' }],
  ['en-IN', { thousandSeparator: ',', decimalSeparator: '.', thousandsGroupStyle: 'lakh' }],
  ['es-ES', { thousandSeparator: '.', decimalSeparator: ',', thousandsGroupStyle: 'thousand' }],
])('fields group digits as %s does', (language, separators) => {
  expect(numberSeparators(language)).toEqual(separators);
});
