import { expect, test } from 'vitest';
import { describePhases } from './describe-phases.ts';

const at = (second: number): string => new Date(second * 1000).toISOString();
const run = {
  status: 'running',
  mode: 'truncate',
  target: { kind: 'postgresql', name: 'x' },
  started_at: at(0),
  finished_at: null,
  phases: [
    { name: 'preparing', started_at: at(0) },
    { name: 'emptying', started_at: at(2) },
  ],
} as const;
const short = (phases: ReturnType<typeof describePhases>) =>
  phases.map(({ name, state, milliseconds }) => `${name} ${state} ${milliseconds ?? ''}`.trim());

test('finished phases show their time, and certain later ones are listed', () => {
  expect(short(describePhases(run, 5000))).toEqual([
    'preparing done 2000',
    'emptying now 3000',
    'loading later',
    'certifying later',
  ]);
});

test('a run that has just begun is preparing, one that waits is not', () => {
  const begun = { ...run, mode: 'append', phases: [], started_at: at(1) } as const;
  expect(short(describePhases(begun, 3500))).toEqual(['preparing now 2500', 'loading later', 'certifying later']);
  expect(short(describePhases({ ...begun, status: 'queued', started_at: null }, 3500))).toEqual([]);
});

test('files are not certified, and a finished run has no later phases', () => {
  const files = { ...run, mode: 'append', target: { kind: 's3', name: 'x' }, phases: [run.phases[0]] } as const;
  expect(short(describePhases(files, 1000))).toEqual(['preparing now 1000', 'loading later']);
  expect(short(describePhases({ ...run, status: 'cancelled', finished_at: at(9) }, 99_000))).toEqual([
    'preparing done 2000',
    'emptying done 7000',
  ]);
});
