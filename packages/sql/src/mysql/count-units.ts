import type { Expression } from '@rowloom/engine';
import { number, text } from '../expression/read-constant.ts';

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** TIMESTAMPDIFF: whole units from one timestamp to another, truncated towards zero; undefined for an unknown unit. */
export function countUnits(unit: string, from: Expression, to: Expression): Expression | undefined {
  const seconds = Object.hasOwn(SECONDS, unit) ? SECONDS[unit] : undefined;
  if (seconds !== undefined) {
    const moment = (arg: Expression): Expression => ({
      op: 'cast',
      arg,
      type: { native: 'datetime', kind: 'timestamp' },
    });
    const epoch = field('epoch', { op: 'arithmetic', operator: '-', left: moment(to), right: moment(from) });
    return trunc(epoch, seconds);
  }
  const months = Object.hasOwn(MONTHS, unit) ? MONTHS[unit] : undefined;
  if (months === undefined) return undefined;
  const age: Expression = { op: 'call', name: 'age', args: [to, from] };
  if (months === 12) return field('year', age);
  const years: Expression = { op: 'arithmetic', operator: '*', left: field('year', age), right: number('12') };
  return trunc({ op: 'arithmetic', operator: '+', left: years, right: field('month', age) }, months);
}

const field = (name: string, value: Expression): Expression => ({
  op: 'call',
  name: 'extract',
  args: [text(name), value],
});

const trunc = (value: Expression, divisor: number): Expression => ({
  op: 'call',
  name: 'trunc',
  args: [{ op: 'arithmetic', operator: '/', left: value, right: number(`${divisor}.0`) }],
});
