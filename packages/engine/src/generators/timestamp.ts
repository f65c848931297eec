import { fromSeconds } from '../compile/whole-seconds.ts';
import type { GeneratorOptions } from '../plan/plan.ts';
import { anchoredIndex } from './anchor.ts';
import { generator } from './generator.ts';
import { checkMoments, MOMENT_OPTIONS, momentRange } from './moment.ts';

const SECOND = 1_000_000;

export const timestamp = generator({
  name: 'timestamp',
  version: 1,
  summary: 'Moments to the second, evenly from a range.',
  options: MOMENT_OPTIONS,
  distinct: 'index',
  check: checkMoments,
  capacity: ({ asOf }, options) => secondRange(options, asOf).count,
  build: (cell, options) => {
    const { first, count } = secondRange(options, cell.asOf);
    return { kind: 'timestamp', node: fromSeconds(anchoredIndex(cell, first, count)) };
  },
});

function secondRange(options: GeneratorOptions, asOf: number): { readonly first: number; readonly count: number } {
  const { min, max } = momentRange(options, asOf);
  const first = Math.ceil(min / SECOND);
  return { first, count: Math.max(1, Math.floor(max / SECOND) - first + 1) };
}
