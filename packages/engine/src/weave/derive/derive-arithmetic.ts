import { anyNull } from '../graph/any-null.ts';
import { isNumeric, scaleOf } from '../graph/convert-value.ts';
import { add, call, choose, type Node, multiply, operate, subtract } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import { wholeSeconds } from '../graph/whole-seconds.ts';
import { writeUuid } from '../writers/escape.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import type { Arithmetic } from '../../language/values/operators.ts';
import { literal } from '../graph/piece.ts';
import { alignValues, toTimestamp } from './align-values.ts';
import type { Derived } from './derive-context.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';

/** Scale of a quotient: enough for a percentage of money. */
const QUOTIENT_SCALE = 6;

export function calculateDerived(operator: Arithmetic, left: Derived, right: Derived): Derived {
  const isNull = anyNull(left.isNull, right.isNull);
  return {
    value: calculate(operator, left.value, right.value),
    isNull: operator === '/' || operator === '%' ? anyNull(isNull, isZero(right.value)) : isNull,
  };
}

/** Where nothing can be divided by the value: as in MySQL and SQLite the result is NULL there, which a NOT NULL column refuses. */
function isZero(divisor: Value): Node | undefined {
  if (!isNumeric(divisor)) return undefined;
  const { node } = divisor;
  if (node.kind !== 'constant') return operate('===', node, 0);
  if (node.value === 0) throw new UnbuildableColumn('derive cannot divide by zero.');
  return undefined;
}

function calculate(operator: Arithmetic, a: Value, b: Value): Value {
  if (a.kind === 'null' || b.kind === 'null') return { kind: 'null' };
  if (operator === '||') return { kind: 'text', pieces: [...textPieces(a), ...textPieces(b)] };
  if (isNumeric(a) && isNumeric(b)) return numbers(operator, a, b);
  return times(operator, a, b);
}

export function textPieces(value: Value): Extract<Value, { kind: 'text' }>['pieces'] {
  if (value.kind === 'text') return value.pieces;
  if (value.kind === 'integer') return [{ kind: 'number', value: value.node }];
  if (value.kind === 'uuid')
    return [{ kind: 'written', write: writeUuid, args: value.words, maxBytes: 36, specials: 0, slug: true }];
  if (value.kind === 'null') return [literal('')];
  throw new UnbuildableColumn(`derive cannot make text of ${value.kind}.`);
}

type Numeric = Extract<Value, { kind: 'integer' | 'decimal' }>;

function numbers(operator: Arithmetic, a: Numeric, b: Numeric): Value {
  if (operator === '*') return numeric(multiply(a.node, b.node), scaleOf(a) + scaleOf(b));
  if (operator === '/') {
    // a / b in units of 10^-6: scaled up before the division, rounded half up after it.
    const shift = QUOTIENT_SCALE + scaleOf(b) - scaleOf(a);
    const scaled = operate('/', multiply(a.node, Number(`1e${shift}`)), b.node);
    const rounded = operate('floor', add(scaled, 0.5));
    const guarded = b.node.kind === 'constant' ? rounded : choose(operate('===', b.node, 0), 0, rounded);
    return numeric(guarded, QUOTIENT_SCALE);
  }
  const [left, right] = alignValues(a, b) as readonly [Numeric, Numeric];
  if (operator === '%') return numeric(call(remainder, left.node, right.node), scaleOf(left));
  for (const { kind, node } of [left, right])
    if (kind === 'integer' && node.kind === 'constant') requireExactNumber(node.value);
  return numeric(operator === '+' ? add(left.node, right.node) : subtract(left.node, right.node), scaleOf(left));
}

/** A whole number beyond 2^53 can be compared with, and nothing else. */
export function requireExactNumber(value: number): void {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new UnbuildableColumn(`derive cannot calculate with whole numbers beyond ${Number.MAX_SAFE_INTEGER}.`);
}

export function remainder(a: number, b: number): number {
  return b === 0 ? 0 : a % b;
}

function numeric(node: Node, scale: number): Value {
  return scale === 0 ? { kind: 'integer', node } : { kind: 'decimal', node, scale };
}

function times(operator: Arithmetic, a: Value, b: Value): Value {
  if (operator === '*' && a.kind === 'interval' && b.kind === 'integer')
    return { kind: 'interval', node: multiply(a.node, b.node) };
  if (operator === '*' && a.kind === 'integer' && b.kind === 'interval')
    return { kind: 'interval', node: multiply(a.node, b.node) };
  if (operator === '+' && a.kind === 'interval') return times('+', b, a);
  if (operator === '+' || operator === '-') {
    const combine = operator === '+' ? add : subtract;
    if (a.kind === 'timestamp' && b.kind === 'interval') return { kind: 'timestamp', node: combine(a.node, b.node) };
    if (a.kind === 'interval' && b.kind === 'interval') return { kind: 'interval', node: combine(a.node, b.node) };
    if (a.kind === 'date' && b.kind === 'integer') return { kind: 'date', node: combine(a.node, b.node) };
    if (a.kind === 'date' && b.kind === 'interval') return times(operator, toTimestamp(a), b);
    if (operator === '-' && a.kind === 'date' && b.kind === 'date')
      return { kind: 'integer', node: subtract(a.node, b.node) };
    if (operator === '-' && a.kind === 'timestamp' && b.kind === 'timestamp')
      return { kind: 'interval', node: subtract(a.node, b.node) };
  }
  throw new UnbuildableColumn(`derive cannot calculate ${a.kind} ${operator} ${b.kind}.`);
}

export function negateValue(value: Value): Value {
  if (!isNumeric(value) && value.kind !== 'interval')
    throw new UnbuildableColumn(`derive cannot negate ${value.kind}.`);
  return value.kind === 'decimal'
    ? { ...value, node: subtract(0, value.node) }
    : { kind: value.kind, node: subtract(0, value.node) };
}

export function daysOf(node: Node): Node {
  const seconds = wholeSeconds(node);
  if (seconds !== undefined) return operate('floor', operate('/', seconds, DAY_MICROS / 1_000_000));
  return operate('floor', operate('/', node, DAY_MICROS));
}
