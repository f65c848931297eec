import { expect, test } from 'vitest';
import { phaseText } from './phase-text.ts';
import { makeRunClock } from './run-clock.ts';

test('one estimate covers all phases, and each phase is named', () => {
  let now = 100;
  const clock = makeRunClock({}, () => now);
  // Tables are created first: that says nothing about the rows.
  now += 10;
  clock.progress(10, 110);
  expect(clock.left()).toBeUndefined();
  now += 5;
  clock.progress(60, 110);
  // Five seconds of rows are left, and the later phases take their share of the twenty.
  expect(clock.left()).toBeCloseTo(5 + 20 * 0.8);
  expect(phaseText(clock, '60 of 110')).toBe('rows, 21 s left: 60 of 110; then keys, checksum, certificate');
  now += 5;
  clock.progress(110, 110);
  clock.enter('keys');
  expect(clock.left()).toBeCloseTo(20 * 0.8);
  now += 15;
  // The keys take longer than estimated: later phases are still to come.
  expect(clock.left()).toBeCloseTo(20 * 0.6);
  clock.enter('checksum');
  now += 4;
  clock.progress(25, 100);
  expect(clock.left()).toBeCloseTo(12 + 4);
  clock.enter('certificate');
  now += 60;
  expect(phaseText(clock)).toBe('certificate, 1 s left: every constraint is examined over all rows');
});

test('a run whose rows existed before is reported without an estimate', () => {
  const clock = makeRunClock({ without: ['checksum'] }, () => 5);
  clock.enter('keys');
  expect(phaseText(clock)).toBe('keys: keys and constraints are added and validated; then certificate');
});
