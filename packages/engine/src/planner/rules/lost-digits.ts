import type { JsonValue } from '../../document/plan/plan.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import {
  compareDecimals,
  type Decimal,
  decimalFromNumber,
  parseDecimal,
  roundDecimal,
} from '../../language/values/decimal.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import { parseMoment } from '../../weave/generators/time/moment.ts';

/** Why a number in a rule would not be in the rows: the column stores another. */
export function lostDigits(value: JsonValue, type: ColumnType): string | undefined {
  const kept = digitsAfter(type);
  const number = decimalIn(value);
  if (kept === undefined || number === undefined || compareDecimals(...around(number, number, kept)) <= 0)
    return undefined;
  return kept === 0
    ? `${said(value)} is not a whole number`
    : `it stores ${kept} digits after the point, too few for ${said(value)}`;
}

/** Why no value of the type is between two bounds: there is no integer from 0.2 to 0.8, and no midnight at noon. */
export function emptyRange(min: JsonValue, max: JsonValue, type: ColumnType, asOf: number): string | undefined {
  const told = (what: string): string => `there is no ${what} from ${said(min)} to ${said(max)}`;
  if (type.kind === 'date' && typeof min === 'string' && typeof max === 'string') {
    const [from, to] = [parseMoment(min, asOf), parseMoment(max, asOf)];
    return from <= to && Math.ceil(from / DAY_MICROS) > Math.floor(to / DAY_MICROS)
      ? told('day that begins')
      : undefined;
  }
  const kept = digitsAfter(type);
  const [low, high] = [decimalIn(min), decimalIn(max)];
  if (kept === undefined || low === undefined || high === undefined || compareDecimals(low, high) > 0) return undefined;
  if (compareDecimals(...around(low, high, kept)) <= 0) return undefined;
  return told(kept === 0 ? 'whole number' : `number of ${kept} digits after the point`);
}

/** Undefined if a type keeps all digits. */
function digitsAfter(type: ColumnType): number | undefined {
  if (type.kind === 'integer' || type.kind === 'year') return 0;
  if (type.kind === 'money') return 2;
  return type.kind === 'decimal' && type.precision !== undefined ? (type.scale ?? 0) : undefined;
}

/** The first stored value from the lower one on, and the last up to the upper one. */
const around = (low: Decimal, high: Decimal, kept: number): [Decimal, Decimal] => [
  roundDecimal(low, kept, 'ceil'),
  roundDecimal(high, kept, 'floor'),
];

const said = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

function decimalIn(value: JsonValue): Decimal | undefined {
  if (typeof value === 'number') return decimalFromNumber(value);
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}
