import fc from 'fast-check';
import { expect, test } from 'vitest';
import { widenMonths, widenNumbers } from './widen-range.ts';

test('numbers are rounded outward to two significant digits', () => {
  expect(widenNumbers(['12345.67', '-9871'])).toEqual({ min: '-9900', max: '13000' });
  expect(widenNumbers(['0.012345', '0'])).toEqual({ min: '0', max: '0.013' });
  expect(widenNumbers(['999', '7'])).toEqual({ min: '7', max: '1000' });
  expect(widenNumbers(['-0.00995'])).toEqual({ min: '-0.01', max: '-0.0099' });
  expect(widenNumbers(['1.234e+20', '-1e-07'])).toEqual({ min: '-0.0000001', max: '130000000000000000000' });
});

test('non-finite numbers are left out of the range', () => {
  expect(widenNumbers(['NaN', 'Infinity', '5'])).toEqual({ min: '5', max: '5' });
  expect(widenNumbers(['-Infinity'])).toBeUndefined();
  expect(widenNumbers([])).toBeUndefined();
});

test('a widened range holds every number and keeps at most two significant digits of each end', () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat(12)).map(([digits, scale]) => {
    const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
    return `${digits < 0n ? '-' : ''}${text.slice(0, text.length - scale)}${scale === 0 ? '' : `.${text.slice(-scale)}`}`;
  });
  fc.assert(
    fc.property(fc.array(decimal, { minLength: 1, maxLength: 5 }), (values) => {
      const { min, max } = widenNumbers(values) ?? { min: 'none', max: 'none' };
      for (const value of values) {
        expect(Number(min)).toBeLessThanOrEqual(Number(value));
        expect(Number(max)).toBeGreaterThanOrEqual(Number(value));
      }
      for (const end of [min, max])
        expect(end.replaceAll(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(2);
    }),
  );
});

test('days and timestamps are rounded outward to whole months', () => {
  expect(widenMonths(['2024-02-17', '2023-12-31'], 'date')).toEqual({ min: '2023-12-01', max: '2024-02-29' });
  expect(widenMonths(['2100-02-01'], 'date')).toEqual({ min: '2100-02-01', max: '2100-02-28' });
  expect(widenMonths(['2024-12-31 23:59:59.9+00', '2024-03-01 00:00:00+00'], 'timestamp')).toEqual({
    min: '2024-03-01',
    max: '2025-01-01',
  });
});

test('the last month of the calendar ends with it', () => {
  expect(widenMonths(['9999-12-31 00:00:00'], 'timestamp')).toEqual({ min: '9999-12-01', max: '9999-12-31' });
});

test('a time beyond the calendar gives no range', () => {
  expect(widenMonths(['infinity', '0044-03-15 BC', '12024-01-01'], 'date')).toBeUndefined();
});
