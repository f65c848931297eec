import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDuration, writeTime, writeTimestamp } from './write-time.ts';
import { written } from './written.fixture.ts';

const SPACE = 32;

test('a timestamp reads back as its time, before 1970 too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -8_000_000_000_000, max: 8_000_000_000_000 }),
      fc.integer({ min: 0, max: 999 }),
      (millis, micros) => {
        const text = written((view, at) => writeTimestamp(view, at, millis * 1000 + micros, SPACE));
        const [whole = '', fraction = ''] = text.split('.');
        expect(whole).toBe(new Date(millis).toISOString().slice(0, 19).replace('T', ' '));
        const expected = (((millis % 1000) + 1000) % 1000) * 1000 + micros;
        expect(Number(fraction.padEnd(6, '0'))).toBe(expected);
      },
    ),
  );
});

test('a fraction has three digits, or six, or is left out', () => {
  const time = (micros: number): string => written((view, at) => writeTime(view, at, micros));
  expect(time(0)).toBe('00:00:00');
  expect(time(86_399_000_000)).toBe('23:59:59');
  expect(time(34_200_120_000)).toBe('09:30:00.120');
  expect(time(1)).toBe('00:00:00.000001');
});

test('a duration counts days and seconds, each with the sign', () => {
  const duration = (micros: number): string => written((view, at) => writeDuration(view, at, micros));
  expect(duration(0)).toBe('P0DT0S');
  expect(duration(90_061_500_000)).toBe('P1DT3661.500S');
  expect(duration(-90_061_000_001)).toBe('P-1DT-3661.000001S');
});
