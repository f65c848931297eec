import type { CheckName } from '../../../base/data/identifier-schemes.ts';

const ZERO = 48;
/** The values of the letters A to Z in a vehicle number. */
const VIN_LETTERS = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const isDigit = (code: number): boolean => code >= ZERO && code < 58;
const isLetter = (code: number): boolean => code > 64 && code < 91;

/** Only the digits of a number that also has other characters. */
function digitsOf(codes: readonly number[]): readonly number[] {
  return codes.filter(isDigit).map((code) => code - ZERO);
}

/** Letters as 10 to 35, two digits each. */
function lettersAsDigits(codes: readonly number[]): readonly number[] {
  return codes.flatMap((code) =>
    isDigit(code) ? [code - ZERO] : isLetter(code) ? [Math.floor((code - 55) / 10), (code - 55) % 10] : [],
  );
}

function luhn(digits: readonly number[], start = 0): number {
  let sum = start;
  digits.toReversed().forEach((digit, index) => {
    const twice = index % 2 === 0 ? digit * 2 : digit;
    sum += twice > 9 ? twice - 9 : twice;
  });
  return (10 - (sum % 10)) % 10;
}

function weighted(digits: readonly number[], weight: (index: number, count: number) => number): number {
  return digits.reduce((sum, digit, index) => sum + digit * weight(index, digits.length), 0);
}

/** A container's letters count from 10 up, without the multiples of 11. */
function containerValue(code: number): number {
  if (isDigit(code)) return code - ZERO;
  const value = code - 55;
  return value + Math.floor((value - 1) / 10);
}

const orX = (value: number): string => (value === 10 ? 'X' : String(value));

/** The check digits of a number, from the characters around them; 63 marks the check digits themselves. */
export const CHECKS: Readonly<Record<CheckName, (codes: readonly number[]) => string>> = {
  luhn: (codes) => String(luhn(digitsOf(codes))),
  luhn_letters: (codes) => String(luhn(lettersAsDigits(codes))),
  ean: (codes) => String((10 - (weighted(digitsOf(codes), (index, count) => ((count - index) % 2) * 2 + 1) % 10)) % 10),
  mod11: (codes) => orX((11 - (weighted(digitsOf(codes), (index, count) => count + 1 - index) % 11)) % 11),
  vin: (codes) =>
    orX(
      codes.reduce((sum, code, index) => {
        const value = isDigit(code) ? code - ZERO : (VIN_LETTERS[code - 65] ?? 0);
        return sum + value * (VIN_WEIGHTS[index] ?? 0);
      }, 0) % 11,
    ),
  container: (codes) =>
    String((codes.slice(0, 10).reduce((sum, code, index) => sum + containerValue(code) * 2 ** index, 0) % 11) % 10),
  mod97: (codes) => {
    const rest = [...lettersAsDigits(codes), 0, 0].reduce((left, digit) => (left * 10 + digit) % 97, 0);
    return String(98 - rest).padStart(2, '0');
  },
  awb: (codes) => String(digitsOf(codes.slice(4)).reduce((left, digit) => (left * 10 + digit) % 7, 0)),
  aba: (codes) => String((10 - (weighted(digitsOf(codes), (index) => [3, 7, 1][index % 3] ?? 0) % 10)) % 10),
  imo: (codes) => String(weighted(digitsOf(codes), (index) => 7 - index) % 10),
  // Luhn over the number after the prefix 80840, whose own digits add 24.
  npi: (codes) => String(luhn(digitsOf(codes), 24)),
  iso11: (codes) => {
    const left = digitsOf(codes).reduce((product, digit) => (((digit + product) % 10 || 10) * 2) % 11, 10);
    return String((11 - left) % 10);
  },
};
