import { add, multiply } from '../../graph/node.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';
import { generator } from '../generator.ts';
import { textOption } from '../../cell/option.ts';

const SECOND = 1_000_000;

export const time = generator({
  name: 'time',
  version: 1,
  summary: 'Times of the day to the second.',
  options: { min: 'the earliest, such as "09:00" (00:00)', max: 'the latest (23:59:59)' },
  distinct: 'index',
  capacity: (_, options) => secondsOfDay(options).count,
  build: (cell, options) => {
    const { first, count } = secondsOfDay(options);
    return { kind: 'time', node: multiply(add(cell.index(count), first), SECOND) };
  },
});

export function secondsOfDay(options: GeneratorOptions): { readonly first: number; readonly count: number } {
  const first = secondOf(textOption(options, 'min')) ?? 0;
  const last = secondOf(textOption(options, 'max')) ?? 86_399;
  return { first, count: Math.max(1, last - first + 1) };
}

function secondOf(text: string | undefined): number | undefined {
  const micros = text === undefined ? Number.NaN : parseMicros(`1970-01-01 ${text}`);
  return Number.isNaN(micros) ? undefined : Math.min(86_399, Math.floor(micros / SECOND));
}
