import { fromSeconds } from '../compile/whole-seconds.ts';
import type { GeneratorOptions } from '../plan/plan.ts';
import { anchoredIndex } from './anchor.ts';
import { calendarStep, checkStep, STEP_OPTION } from './calendar-step.ts';
import { generator } from './generator.ts';
import { checkMoments, MOMENT_OPTIONS, momentRange } from './moment.ts';

const SECOND = 1_000_000;

export const timestamp = generator({
  name: 'timestamp',
  version: 1,
  summary: 'Moments to the second, evenly from a range.',
  options: { ...MOMENT_OPTIONS, ...STEP_OPTION },
  distinct: 'index',
  check: (options) => [...checkMoments(options), ...checkStep(options)],
  capacity: ({ asOf }, options) =>
    (calendarStep(options, momentRange(options, asOf)) ?? secondRange(options, asOf)).count,
  build: (cell, options) => {
    const step = calendarStep(options, momentRange(options, cell.asOf));
    if (step !== undefined)
      return { kind: 'timestamp', node: fromSeconds(step.seconds(anchoredIndex(cell, step.first, step.count))) };
    const { first, count } = secondRange(options, cell.asOf);
    return { kind: 'timestamp', node: fromSeconds(anchoredIndex(cell, first, count)) };
  },
});

function secondRange(options: GeneratorOptions, asOf: number): { readonly first: number; readonly count: number } {
  const { min, max } = momentRange(options, asOf);
  const first = Math.ceil(min / SECOND);
  return { first, count: Math.max(1, Math.floor(max / SECOND) - first + 1) };
}
