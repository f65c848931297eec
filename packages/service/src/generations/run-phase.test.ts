import { expect, test } from 'vitest';
import { enterPhase, phaseOf } from './run-phase.ts';

test('phases follow the process and never go back', () => {
  const said = ['way', 'truncating', 'progress', 'progress', 'certifying', 'progress'] as const;
  let phases = enterPhase([], 'preparing');
  for (const kind of said) phases = enterPhase(phases, phaseOf({ kind }));
  expect(phases.map(({ name }) => name)).toEqual(['preparing', 'emptying', 'loading', 'certifying']);
  expect(phases.every(({ started_at: at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
});
