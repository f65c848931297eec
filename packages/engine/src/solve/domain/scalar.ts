import { DAY_MICROS } from '../../language/values/calendar.ts';
import {
  canonicalDecimal,
  compareDecimals,
  decimal,
  numberFromDecimal,
  ONE,
  parseDecimal,
  snapToStep,
  tenTo,
  type Decimal,
} from '../../language/values/decimal.ts';
import { formatValue } from '../../language/values/format-value.ts';
import { parseInterval } from '../../language/values/parse-interval.ts';
import { isList, toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import {
  formatDate,
  formatTime,
  formatTimestamp,
  intervalMicros,
  parseTime,
  parseTimestamp,
} from '../../language/values/temporal.ts';
import type { SolverColumn } from '../row-solution.ts';

/** How the solver represents a column. Numbers and times become exact numbers: times in microseconds. */
export type ScalarKind =
  | 'number'
  | 'instant'
  | 'clock'
  | 'span'
  | 'boolean'
  | 'text'
  | 'bytes'
  | 'json'
  | 'array'
  | 'other';

export const DAY = decimal(BigInt(DAY_MICROS));

export const kindOfColumn = (column: SolverColumn): ScalarKind => {
  switch (column.type.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
    case 'money':
    case 'year':
      return 'number';
    case 'date':
    case 'timestamp':
      return 'instant';
    case 'time':
      return 'clock';
    case 'interval':
      return 'span';
    case 'boolean':
      return 'boolean';
    case 'text':
    case 'enum':
    case 'uuid':
      return 'text';
    case 'bytes':
      return 'bytes';
    case 'json':
      return 'json';
    case 'array':
      return 'array';
    default:
      return 'other';
  }
};

export const isOrdered = (kind: ScalarKind): boolean =>
  kind === 'number' || kind === 'instant' || kind === 'clock' || kind === 'span';

/** The distance between neighbouring values; absent if they are dense. */
export const stepOf = (column: SolverColumn): Decimal | undefined => {
  const { type } = column;
  switch (type.kind) {
    case 'integer':
    case 'year':
      return ONE;
    case 'decimal':
      return type.scale === undefined && type.precision === undefined
        ? undefined
        : decimal(1n, Math.max(type.scale ?? 0, 0));
    case 'money':
      return decimal(1n, 2);
    case 'date':
      return DAY;
    case 'timestamp':
    case 'time':
      return decimal(tenTo(6 - Math.min(type.precision ?? 6, 6)));
    default:
      return undefined;
  }
};

type Limits = { readonly min?: Decimal; readonly max?: Decimal };

/** The first and last value of a type. */
const limitsOfType = ({ type }: Pick<SolverColumn, 'type'>): Limits => {
  switch (type.kind) {
    case 'integer': {
      const span = 2n ** BigInt(type.bits);
      return type.unsigned
        ? { min: decimal(0n), max: decimal(span - 1n) }
        : { min: decimal(-span / 2n), max: decimal(span / 2n - 1n) };
    }
    case 'decimal': {
      if (type.precision === undefined) return type.unsigned ? { min: decimal(0n) } : {};
      const most = decimal(tenTo(type.precision) - 1n, type.scale ?? 0);
      return { min: type.unsigned ? decimal(0n) : { ...most, unscaled: -most.unscaled }, max: most };
    }
    case 'year':
      return { min: decimal(1901n), max: decimal(2155n) };
    case 'time':
      return { min: decimal(0n), max: decimal(BigInt(DAY_MICROS)) };
    default:
      return {};
  }
};

/**
 * The limits of a narrow type. Those of wide types are left out on purpose: as bounds they would only make generators
 * draw astronomical values.
 */
export const rangeOfType = (column: Pick<SolverColumn, 'type'>): Limits => {
  const { type } = column;
  const isWide =
    (type.kind === 'integer' && type.bits >= 32) ||
    (type.kind === 'decimal' && (type.precision === undefined || type.precision - (type.scale ?? 0) >= 7));
  if (!isWide) return limitsOfType(column);
  return type.unsigned ? { min: decimal(0n) } : {};
};

const wholeMicros = (micros: number): Decimal => decimal(BigInt(Math.round(micros)));

/** A constant as a number on the column's line; `undefined` if it has no position there. */
export const placeOf = (kind: ScalarKind, value: SqlValue): Decimal | undefined => {
  if (kind === 'number') return typeof value === 'string' ? parseDecimal(value) : toDecimal(value);
  const tag = value !== null && typeof value === 'object' && !isList(value) ? value : undefined;
  if (kind === 'instant') {
    if (tag?.kind === 'date') return wholeMicros(tag.days * DAY_MICROS);
    const moment = typeof value === 'string' ? parseTimestamp(value) : tag;
    return moment?.kind === 'timestamp' ? wholeMicros(moment.micros) : undefined;
  }
  if (kind === 'clock') {
    const time = typeof value === 'string' ? parseTime(value) : tag;
    return time?.kind === 'time' ? wholeMicros(time.micros) : undefined;
  }
  if (kind !== 'span') return undefined;
  const span = typeof value === 'string' ? parseInterval(value) : tag;
  return span?.kind === 'interval' ? wholeMicros(intervalMicros(span)) : undefined;
};

/** The text of a position on the column's line. */
export const textOfPlace = (column: SolverColumn, place: Decimal): string => {
  const kind = kindOfColumn(column);
  if (kind === 'number') return canonicalDecimal(place);
  const micros = numberFromDecimal(place);
  if (kind === 'span') return `${canonicalDecimal(decimal(place.unscaled, place.scale + 6))} seconds`;
  if (kind === 'clock') return formatTime(micros);
  return column.type.kind === 'date' ? formatDate(Math.floor(micros / DAY_MICROS)) : formatTimestamp(micros);
};

/** A text of `one_of` as a position again. */
export const placeOfText = (column: SolverColumn, text: string): Decimal | undefined =>
  placeOf(kindOfColumn(column), text);

/**
 * The canonical text of a value of the column: `impossible` if no such value exists, `undefined` if that cannot be
 * decided.
 */
export const canonicalText = (
  column: SolverColumn,
  value: SqlValue,
): { readonly text: string } | 'impossible' | undefined => {
  const kind = kindOfColumn(column);
  if (value === null) return undefined;
  if (isOrdered(kind)) {
    const place = placeOf(kind, value);
    if (!place) return undefined;
    const step = stepOf(column);
    if (step && compareDecimals(snapToStep(place, step, 'floor'), place) !== 0) return 'impossible';
    const { min, max } = limitsOfType(column);
    if ((min && compareDecimals(place, min) < 0) || (max && compareDecimals(place, max) > 0)) return 'impossible';
    return { text: textOfPlace(column, place) };
  }
  if (kind === 'boolean') {
    if (typeof value === 'boolean') return { text: String(value) };
    const word = formatValue(value).toLowerCase();
    if (/^(?:true|t|1|yes|on)$/.test(word)) return { text: 'true' };
    return /^(?:false|f|0|no|off)$/.test(word) ? { text: 'false' } : undefined;
  }
  if (kind !== 'text' && kind !== 'other') return undefined;
  const text = formatValue(value);
  if (column.values && !column.values.includes(text)) return 'impossible';
  return { text: column.type.kind === 'uuid' ? text.toLowerCase() : text };
};
