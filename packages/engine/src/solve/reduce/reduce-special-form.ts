import {
  compareDecimals,
  decimal,
  numberFromDecimal,
  parseDecimal,
  signOf,
  snapToStep,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { escapeRegex } from '../../language/pattern/match-like.ts';
import { toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import { daysFromCivil } from '../../language/values/temporal.ts';
import { compareStretch, countRanges, nextDay, startOfDays } from './compare-column.ts';
import { reduceAge } from './reduce-age.ts';
import { reduceBits } from './reduce-bits.ts';
import { hintAt } from './hint-at.ts';
import { reduceJsonLength, reduceNetwork } from './reduce-measure.ts';
import { changeOf, columnOf, isTrim, reduceText } from './reduce-text-form.ts';
import { reduceTruncation } from './reduce-truncation.ts';
import { reduceUnchanged } from './reduce-unchanged.ts';
import type { Domain } from '../domain/domain.ts';
import {
  allOf,
  anyOf,
  constantOf,
  demand,
  IMPOSSIBLE,
  unproven,
  type Goal,
  type PlainComparison,
  type Reduction,
  type Ways,
} from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import { DAY, kindOfColumn, placeOf } from '../domain/scalar.ts';

const ranges = (
  operator: PlainComparison,
  limit: Decimal,
  name: string,
  toDomain: (min: number | undefined, max: number | undefined) => Domain,
  reduction: Reduction,
): Ways => anyOf(...countRanges(operator, limit).map(({ min, max }) => demand(reduction, name, toDomain(min, max))));

const lengths = (min: number | undefined, max: number | undefined): Domain => ({ minLength: min, maxLength: max });

const reduceLength = (
  operator: PlainComparison,
  name: string,
  arg: Expression | undefined,
  limit: Decimal,
  reduction: Reduction,
): Ways | undefined => {
  if (arg?.op === 'call' && isTrim(arg.name) && arg.args.length === 1) {
    const inner = columnOf(arg.args[0], reduction);
    // A text without spaces at its ends is as long as it is when trimmed.
    return (
      inner &&
      allOf(
        reduction.columns,
        demand(reduction, inner.name, { trimmed: true }),
        ranges(operator, limit, inner.name, lengths, reduction),
      )
    );
  }
  const column = columnOf(arg, reduction);
  const kind = column && kindOfColumn(column);
  if (!column || (kind !== 'text' && kind !== 'bytes')) return undefined;
  const ways = ranges(operator, limit, column.name, lengths, reduction);
  // Of a text the bytes are known only once it is there.
  return name === 'octet_length' && kind === 'text' ? allOf(reduction.columns, unproven(reduction), ways) : ways;
};

const reduceRemainder = (
  operator: PlainComparison,
  column: SolverColumn,
  divisor: Decimal,
  rest: Decimal,
  reduction: Reduction,
): Ways | undefined => {
  if (operator !== '=' || kindOfColumn(column) !== 'number' || signOf(divisor) <= 0) return undefined;
  if (compareDecimals({ ...rest, unscaled: rest.unscaled < 0n ? -rest.unscaled : rest.unscaled }, divisor) >= 0)
    return IMPOSSIBLE;
  const zero = { value: { ...rest, unscaled: 0n }, inclusive: true };
  // A remainder has the sign of the dividend.
  const side: Domain = signOf(rest) > 0 ? { min: zero } : signOf(rest) < 0 ? { max: zero } : {};
  return demand(reduction, column.name, { multiple: { divisor, remainder: rest }, ...side });
};

const reduceYear = (
  operator: PlainComparison,
  column: SolverColumn,
  year: Decimal,
  reduction: Reduction,
): Ways | undefined => {
  const value = numberFromDecimal(year);
  if (kindOfColumn(column) !== 'instant' || !Number.isInteger(value) || value < 1 || value > 9998) return undefined;
  const start = (which: number): Decimal => startOfDays(daysFromCivil(which, 1, 1));
  return compareStretch(operator, column.name, start(value), start(value + 1), reduction);
};

const reducePosition = (
  operator: PlainComparison,
  column: SolverColumn,
  part: SqlValue | undefined,
  limit: Decimal,
  reduction: Reduction,
): Ways | undefined => {
  if (kindOfColumn(column) !== 'text' || typeof part !== 'string' || part === '') return undefined;
  const place = numberFromDecimal(limit);
  const least =
    operator === '>' ? place + 1 : operator === '>=' ? place : operator === '<>' && place === 0 ? 1 : undefined;
  if (operator === '=' && place === 0) {
    return demand(reduction, column.name, { excludes: [{ source: escapeRegex(part), ignore_case: false }] });
  }
  if (least !== 1) return undefined;
  return demand(reduction, column.name, { patterns: [{ source: escapeRegex(part), ignore_case: false }] });
};

const ONE = decimal(1n);
/** The unit that begins on the first of these days. */
const FIRST_OF: Readonly<Record<string, string>> = { day: 'month', isodow: 'week', dow: 'week', doy: 'year' };

const reduceCall = (
  operator: PlainComparison,
  left: Extract<Expression, { op: 'call' }>,
  value: SqlValue,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  if (left.name === 'date_trunc') return reduceTruncation(operator, left.args, value, reduction);
  if (typeof value === 'string' && parseDecimal(value) === undefined)
    return reduceText(operator, left, value, goal, reduction);
  const limit = toDecimal(value);
  if (!limit) return typeof value === 'string' ? reduceText(operator, left, value, goal, reduction) : undefined;
  const [first, second] = left.args;
  const column = columnOf(first, reduction);
  switch (left.name) {
    case 'length':
    case 'char_length':
    case 'character_length':
    case 'octet_length':
      return reduceLength(operator, left.name, first, limit, reduction);
    case 'cardinality':
    case 'array_length': {
      if (!column || kindOfColumn(column) !== 'array') return undefined;
      if (left.name === 'array_length' && second && constantOf(reduction, second) !== 1) return undefined;
      // Of an empty array the length is NULL: where an answer is needed there must be an item.
      const some: Domain = goal.nullPasses || left.name === 'cardinality' ? {} : { nulls: 'never', arrayMin: 1 };
      const items = (min: number | undefined, max: number | undefined): Domain => ({ arrayMin: min, arrayMax: max });
      return allOf(
        reduction.columns,
        demand(reduction, column.name, some),
        ranges(operator, limit, column.name, items, reduction),
      );
    }
    case 'mod': {
      const divisor = second && toDecimal(constantOf(reduction, second) ?? null);
      return column && divisor ? reduceRemainder(operator, column, divisor, limit, reduction) : undefined;
    }
    case 'extract':
    case 'date_part': {
      const source = columnOf(second, reduction);
      const field = first && constantOf(reduction, first);
      if (!source || typeof field !== 'string') return undefined;
      const unit = operator === '=' && compareDecimals(limit, ONE) === 0 ? FIRST_OF[field.toLowerCase()] : undefined;
      if (unit !== undefined && kindOfColumn(source) === 'instant')
        return hintAt(source.name, { every: unit }, goal, reduction);
      return field.toLowerCase() === 'year' ? reduceYear(operator, source, limit, reduction) : undefined;
    }
    case '&':
    case '|':
    case '>>':
      return reduceBits(operator, left, value, reduction);
    case 'year':
      return column && reduceYear(operator, column, limit, reduction);
    case 'jsonb_array_length':
    case 'json_array_length':
    case 'json_length':
      return column && reduceJsonLength(operator, column, limit, goal, reduction);
    case 'family':
    case 'masklen':
      return column && reduceNetwork(operator, left.name, column, limit, goal, reduction);
    case 'strpos':
    case 'position':
    case 'instr':
      return column && second && reducePosition(operator, column, constantOf(reduction, second), limit, reduction);
    default:
      return undefined;
  }
};

/** How many digits after the point `round(x, n)`, `trunc(x)` and their like leave a number that they do not change. */
const digitsKept = (other: Expression, column: SolverColumn, reduction: Reduction): number | undefined => {
  if (other.op !== 'call' || !/^(?:round|trunc|truncate|floor|ceil|ceiling)$/.test(other.name)) return undefined;
  if (columnOf(other.args[0], reduction) !== column || kindOfColumn(column) !== 'number') return undefined;
  const digits = other.args[1] === undefined ? 0 : toDecimal(constantOf(reduction, other.args[1]) ?? null);
  const count = typeof digits === 'object' ? numberFromDecimal(digits) : digits;
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= 6 ? count : undefined;
};

/** Comparisons that say something about one column through a function of it; `undefined` for all others. */
export const reduceSpecialForm = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    // x = lower(x), x = trim(x)
    const column = columnOf(side, reduction);
    const same = other.op === 'call' && other.args.length === 1 && columnOf(other.args[0], reduction) === column;
    const unchanged = same ? changeOf(other.name) : undefined;
    if (operator === '=' && column && unchanged && kindOfColumn(column) === 'text') {
      return demand(reduction, column.name, unchanged);
    }
    const kept = operator === '=' && column ? reduceUnchanged(other, column, goal, reduction) : undefined;
    if (kept) return kept;
    const digits = operator === '=' && column ? digitsKept(other, column, reduction) : undefined;
    if (column && digits !== undefined)
      return demand(reduction, column.name, { multiple: { divisor: decimal(1n, digits), remainder: decimal(0n) } });
  }
  const value = constantOf(reduction, right);
  if (value === undefined || value === null) return undefined;
  const age = reduceAge(operator, left, right, value, goal, reduction);
  if (age) return age;
  if (left.op === 'call') return reduceCall(operator, left, value, goal, reduction);
  if (left.op === 'arithmetic' && left.operator === '%') {
    const column = columnOf(left.left, reduction);
    const [divisor, rest] = [toDecimal(constantOf(reduction, left.right) ?? null), toDecimal(value)];
    return column && divisor && rest ? reduceRemainder(operator, column, divisor, rest, reduction) : undefined;
  }
  if (left.op === 'cast' && left.type.kind === 'date') {
    const column = columnOf(left.arg, reduction);
    const place = column?.type.kind === 'timestamp' ? placeOf('instant', value) : undefined;
    if (!column || !place || compareDecimals(snapToStep(place, DAY, 'floor'), place) !== 0) return undefined;
    return compareStretch(operator, column.name, place, nextDay(place), reduction);
  }
  return undefined;
};
