import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numeric } from '../encode/read-binary.fixture.ts';
import { decimalText, writeCents, writeDecimal } from './write-decimal.ts';
import { writeNumeric, writeNumericCents } from './write-numeric.ts';
import { written } from './written.fixture.ts';

const scales = fc.integer({ min: 0, max: 15 });

function spelt(value: number, scale: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${value < 0 ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

test('a decimal shows all its digits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), scales, (value, scale) => {
      expect(written((view, at) => writeDecimal(view, at, value, scale, 10 ** scale))).toBe(spelt(value, scale));
      expect(written((view, at) => writeCents(view, at, value))).toBe(spelt(value, 2));
      expect(decimalText(value, scale, 10 ** scale)).toBe(spelt(value, scale));
      expect(decimalText(value, 2, 100)).toBe(spelt(value, 2));
    }),
  );
});

test('cents below and above 2^31 agree', () => {
  for (const value of [0, 1, 99, 100, 2_147_483_646, 2_147_483_647, 2_147_483_648, -5]) {
    expect(written((view, at) => writeCents(view, at, value))).toBe(spelt(value, 2));
  }
});

test('the binary numeric holds the same decimal, without zero groups at its ends', () => {
  const magnitudes = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -20_000, max: 20_000 }),
    fc.integer({ min: 1, max: 900 }).map((n) => n * 1e13),
  );
  fc.assert(
    fc.property(magnitudes, scales, (value, scale) => {
      const view = new DataView(new ArrayBuffer(64));
      const end = writeNumeric(view, 0, value, scale, 10 ** scale);
      expect(numeric(new DataView(view.buffer, 0, end))).toBe(spelt(value, scale));
    }),
    { numRuns: 1000 },
  );
});

test('hundredths give the same bytes on the fast path', () => {
  const [short, long] = [new DataView(new ArrayBuffer(64)), new DataView(new ArrayBuffer(64))];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -2_000_000, max: 2_000_000 }),
        fc.constantFrom(0, 1, 99, 100, 999_900, 999_999, 1_000_000),
      ),
      (value) => {
        const end = writeNumericCents(short, 0, value);
        expect(end).toBe(writeNumeric(long, 0, value, 2, 100));
        expect(new Uint8Array(short.buffer, 0, end)).toEqual(new Uint8Array(long.buffer, 0, end));
      },
    ),
  );
});
