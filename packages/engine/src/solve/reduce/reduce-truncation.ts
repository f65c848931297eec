import { decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { parseInterval } from '../../language/values/parse-interval.ts';
import { tagged, type SqlValue } from '../../language/values/sql-value.ts';
import { addInterval, INFINITE_MICROS } from '../../language/values/temporal.ts';
import { callFunction } from '../../language/functions/call-function.ts';
import { compareStretch } from './compare-column.ts';
import { CALENDAR_UNITS } from '../domain/meet-hints.ts';
import { columnOf } from './reduce-text-form.ts';
import { ALWAYS, constantOf, IMPOSSIBLE, type PlainComparison, type Reduction, type Ways } from './reduction.ts';
import { kindOfColumn, placeOf } from '../domain/scalar.ts';

const LENGTHS: Readonly<Record<string, string>> = { quarter: '3 months', decade: '10 years', century: '100 years' };

/** `date_trunc('month', x) < '2024-02-01'` says between which moments x lies. */
export const reduceTruncation = (
  operator: PlainComparison,
  [first, second]: readonly Expression[],
  value: SqlValue,
  reduction: Reduction,
): Ways | undefined => {
  const column = columnOf(second?.op === 'cast' && second.type.kind === 'timestamp' ? second.arg : second, reduction);
  const field = first && constantOf(reduction, first);
  const unit = typeof field === 'string' ? field.toLowerCase().replace(/s$/, '') : '';
  if (!column || kindOfColumn(column) !== 'instant' || !CALENDAR_UNITS.includes(unit)) return undefined;
  const place = placeOf('instant', value);
  const length = parseInterval(LENGTHS[unit] ?? `1 ${unit}`);
  if (!place || !length) return undefined;
  const moment = Number(place.unscaled);
  const start = tagged(callFunction('date_trunc', [unit, { kind: 'timestamp', micros: moment }], reduction));
  if (start?.kind !== 'timestamp' || Math.abs(moment) >= INFINITE_MICROS) return undefined;
  const end = addInterval(start.micros, length);
  const compare = (way: PlainComparison): Ways =>
    compareStretch(way, column.name, decimal(BigInt(start.micros)), decimal(BigInt(end)), reduction);
  if (start.micros === moment) return compare(operator);
  // No unit begins there: what lies below it lies in the unit around it or before.
  if (operator === '=' || operator === '<>') return operator === '=' ? IMPOSSIBLE : ALWAYS;
  return compare(operator.startsWith('<') ? '<=' : '>');
};
