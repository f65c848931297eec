import { DAY_MICROS } from '../../language/values/calendar.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { call, multiply, type Node, operate } from './node.ts';
import type { Value } from './value.ts';
import { wholeSeconds } from './whole-seconds.ts';

/** Gives a value the form of its column's type: scale, date or time part, integer. */
export function convertValue(value: Value, type: ColumnType): Value {
  switch (type.kind) {
    case 'decimal':
      if (value.kind === 'integer' || value.kind === 'decimal') return rescale(value, decimalScale(value, type.scale));
      return value;
    case 'money':
      return value.kind === 'integer' || value.kind === 'decimal' ? rescale(value, 2) : value;
    case 'float':
      return value.kind === 'integer' ? { kind: 'decimal', node: value.node, scale: 0 } : value;
    case 'integer':
    case 'year':
      if (value.kind === 'decimal') return { kind: 'integer', node: atScale(value, 0) };
      return value.kind === 'boolean' ? { kind: 'integer', node: value.node, min: 0, max: 1 } : value;
    case 'boolean':
      return value.kind === 'integer' ? { kind: 'boolean', node: operate('!==', value.node, 0) } : value;
    case 'date':
      return value.kind === 'timestamp' ? { kind: 'date', node: dayNode(value.node) } : value;
    case 'timestamp':
      if (value.kind === 'date') return { kind: 'timestamp', node: multiply(value.node, DAY_MICROS) };
      return value.kind === 'timestamp' ? { ...value, node: cutFraction(value.node, type.precision) } : value;
    case 'time':
      return value.kind === 'time' ? { ...value, node: cutFraction(value.node, type.precision) } : value;
    default:
      return value;
  }
}

/** Some databases round surplus digits, others truncate them. No database is sent any, so that all hold the same. */
function cutFraction(micros: Node, digits = 6): Node {
  if (digits >= 6 || wholeSeconds(micros) !== undefined) return micros;
  const unit = POWERS[6 - digits] ?? 1;
  return multiply(operate('floor', operate('/', micros, unit)), unit);
}

/** Beyond this many digits zeros are not written: numeric(65,30) would leave no room for the number itself. */
const WRITTEN_SCALE = 6;

function decimalScale(value: Numeric, scale: number | undefined): number {
  const own = scaleOf(value);
  if (scale === undefined) return own;
  return scale <= WRITTEN_SCALE ? scale : Math.min(scale, Math.max(own, WRITTEN_SCALE));
}

function dayNode(micros: Node): Node {
  const seconds = wholeSeconds(micros);
  return operate('floor', seconds === undefined ? operate('/', micros, DAY_MICROS) : operate('/', seconds, 86_400));
}

type Numeric = Extract<Value, { kind: 'integer' | 'decimal' }>;

export function isNumeric(value: Value): value is Numeric {
  return value.kind === 'integer' || value.kind === 'decimal';
}

export function scaleOf(value: Numeric): number {
  return value.kind === 'integer' ? 0 : value.scale;
}

export function rescale(value: Numeric, scale: number): Value {
  return { kind: 'decimal', node: atScale(value, scale), scale };
}

/** The number of 10^-scale units, rounded half away from zero if digits are lost. */
export function atScale(value: Numeric, scale: number): Node {
  const from = scaleOf(value);
  if (from === scale) return value.node;
  return from < scale
    ? multiply(value.node, POWERS[scale - from] ?? 1)
    : call(roundedQuotient, value.node, POWERS[from - scale] ?? 1);
}

/** Exactly representable powers of ten. */
export const POWERS: readonly number[] = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

export function roundedQuotient(value: number, unit: number): number {
  return value < 0 ? -Math.floor((-value * 2 + unit) / (unit * 2)) : Math.floor((value * 2 + unit) / (unit * 2));
}

export const powerOfTen = (exponent: number): number => POWERS[exponent] ?? Number(`1e${exponent}`);
