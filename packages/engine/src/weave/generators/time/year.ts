import { civilFromDays, DAY_MICROS } from '../../../language/values/calendar.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { anchoredIndex } from './anchor.ts';
import { checkRange } from '../check-options.ts';
import { generator } from '../generator.ts';
import { countOption } from '../../cell/option.ts';

export const year = generator({
  name: 'year',
  version: 1,
  summary: 'Years.',
  options: { min: 'the first (30 years before as_of)', max: 'the last (that of as_of)' },
  distinct: 'index',
  check: checkRange,
  capacity: ({ asOf }, options) => yearRange(options, asOf).count,
  build: (cell, options) => {
    const { first, count } = yearRange(options, cell.asOf);
    return { kind: 'integer', node: anchoredIndex(cell, first, count), min: first, max: first + count - 1 };
  },
});

function yearRange(options: GeneratorOptions, asOf: number): { readonly first: number; readonly count: number } {
  const now = civilFromDays(Math.floor(asOf / DAY_MICROS)).year;
  const last = countOption(options, 'max', now);
  const first = countOption(options, 'min', Math.min(now - 30, last));
  return { first, count: Math.max(1, last - first + 1) };
}
