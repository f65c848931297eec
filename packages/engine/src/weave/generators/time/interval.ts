import { add, multiply } from '../../graph/node.ts';
import type { GeneratorOptions, JsonValue } from '../../../document/plan/plan.ts';
import { generator } from '../generator.ts';
import { parseMoment } from './moment.ts';

const SECOND = 1_000_000;

export const interval = generator({
  name: 'interval',
  version: 1,
  summary: 'Lengths of time in whole seconds.',
  options: { min: 'the shortest: seconds, or text such as "2 hours" (1 minute)', max: 'the longest (7 days)' },
  distinct: 'index',
  capacity: (_, options) => secondsRange(options).count,
  build: (cell, options) => {
    const { first, count } = secondsRange(options);
    return { kind: 'interval', node: multiply(add(cell.index(count), first), SECOND) };
  },
});

export function secondsRange(options: GeneratorOptions): { readonly first: number; readonly count: number } {
  const max = secondsOf(options['max']);
  const first = secondsOf(options['min']) ?? Math.min(60, max ?? 60);
  return { first, count: Math.max(1, (max ?? Math.max(604_800, first)) - first + 1) };
}

function secondsOf(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return Math.floor(value);
  const micros = typeof value === 'string' ? parseMoment(value, 0) : Number.NaN;
  return Number.isNaN(micros) ? undefined : Math.floor(micros / SECOND);
}
