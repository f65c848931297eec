import { expect, test } from 'vitest';
import { estimateRemaining, loadingRate } from './estimate-end.ts';

const at = (second: number): string => new Date(second * 1000).toISOString();
const phase = (name: 'preparing' | 'loading' | 'certifying', second: number) => ({ name, started_at: at(second) });
const run = {
  status: 'running',
  rows_generated: 250,
  rows_requested: 1000,
  started_at: at(0),
  finished_at: null,
  target: { kind: 'postgresql' },
  phases: [phase('preparing', 0), phase('loading', 10)],
} as const;
/** Loads for 20 seconds and checks for 10. */
const past = {
  ...run,
  status: 'succeeded',
  finished_at: at(40),
  phases: [phase('preparing', 0), phase('loading', 10), phase('certifying', 30)],
} as const;

test('loading is extrapolated from its own start', () => {
  expect(estimateRemaining(run, 20_000)).toEqual({ milliseconds: 30_000, isWhole: false });
});

test('later phases are estimated from earlier runs into such a target', () => {
  expect(estimateRemaining(run, 20_000, [past])).toEqual({ milliseconds: 50_000, isWhole: true });
  expect(estimateRemaining(run, 20_000, [{ ...past, target: null }])).toMatchObject({ isWhole: false });
  expect(estimateRemaining(run, 20_000, [{ ...past, status: 'failed' }])).toMatchObject({ isWhole: false });
});

test('during the checks only their remaining time is estimated', () => {
  const checked = { ...run, rows_generated: 1000, phases: [...run.phases, phase('certifying', 50)] };
  expect(estimateRemaining(checked, 55_000, [past])).toEqual({ milliseconds: 15_000, isWhole: true });
  expect(estimateRemaining(checked, 80_000, [past])).toBeUndefined();
  expect(estimateRemaining(checked, 55_000)).toBeUndefined();
});

test('a dozen rows of millions predict nothing, nor does the time before the first', () => {
  const long = { ...run, rows_generated: 24, rows_requested: 3_000_000 };
  expect(estimateRemaining(long, 17_000)).toBeUndefined();
  expect(loadingRate(long, 17_000)).toBeUndefined();
  expect(loadingRate({ ...long, rows_generated: 40_000 }, 20_000)).toBe(4000);
});

test('there is no estimate too early or after the end', () => {
  expect(estimateRemaining(run, 11_000)).toBeUndefined();
  expect(estimateRemaining({ ...run, rows_generated: 0 }, 20_000)).toBeUndefined();
  expect(estimateRemaining(past, 60_000, [past])).toBeUndefined();
});
