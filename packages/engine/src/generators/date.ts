import { DAY_MICROS } from '../encode/write-time.ts';
import type { GeneratorOptions } from '../plan/plan.ts';
import { anchoredIndex } from './anchor.ts';
import { generator } from './generator.ts';
import { checkMoments, MOMENT_OPTIONS, momentRange } from './moment.ts';

export const date = generator({
  name: 'date',
  version: 1,
  summary: 'Dates, evenly from a range.',
  options: MOMENT_OPTIONS,
  distinct: 'index',
  check: checkMoments,
  capacity: ({ asOf }, options) => dayRange(options, asOf).count,
  build: (cell, options) => {
    const { first, count } = dayRange(options, cell.asOf);
    return { kind: 'date', node: anchoredIndex(cell, first, count) };
  },
});

export function dayRange(options: GeneratorOptions, asOf: number): { readonly first: number; readonly count: number } {
  const { min, max } = momentRange(options, asOf);
  const first = Math.ceil(min / DAY_MICROS);
  return { first, count: Math.max(1, Math.floor(max / DAY_MICROS) - first + 1) };
}
