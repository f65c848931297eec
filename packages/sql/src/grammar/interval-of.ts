import type { Expression } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';

const UNITS: ReadonlySet<string> = new Set([
  'microsecond',
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
]);

/** A number of units, as an interval; undefined if the unit is unknown. */
export function intervalOf(amount: Expression, unit: string): Expression | undefined {
  if (!UNITS.has(unit)) return undefined;
  if (amount.op === 'literal' && (amount.type === 'number' || amount.type === 'text'))
    return span(`${amount.value.trim()} ${unit}`);
  return { op: 'arithmetic', operator: '*', left: span(`1 ${unit}`), right: amount };
}

const span = (written: string): Expression => ({
  op: 'cast',
  arg: text(written),
  type: { native: 'interval', kind: 'interval' },
});
