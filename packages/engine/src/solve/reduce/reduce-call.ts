import { formOf, type CallOf } from '../../language/functions/call-form.ts';
import { CannotEvaluate } from '../../language/values/cannot-evaluate.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import type { FunctionForm } from '../../language/functions/function-form.ts';
import type { Rising } from '../../language/functions/sql-function.ts';
import { escapeRegex } from '../../language/pattern/match-like.ts';
import { compareDecimals, numberFromDecimal, ONE, signOf, type Decimal } from '../../language/values/decimal.ts';
import { toDecimal, type SqlValue } from '../../language/values/sql-value.ts';
import type { Domain } from '../domain/domain.ts';
import { kindOfColumn, placeOf } from '../domain/scalar.ts';
import type { SolverColumn } from '../row-solution.ts';
import type { ComparedCall } from './compared-call.ts';
import { compareStretch, countRanges } from './compare-column.ts';
import { hintAt } from './hint-at.ts';
import { reduceBits } from './reduce-bits.ts';
import { reduceJsonLength, reduceNetwork } from './reduce-measure.ts';
import { changeOf, columnOf, reduceText } from './reduce-text-form.ts';
import {
  allOf,
  ALWAYS,
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

type Call = Extract<Expression, { op: 'call' }>;

const ranges = (
  { operator, limit, reduction }: ComparedCall,
  name: string,
  toDomain: (min: number | undefined, max: number | undefined) => Domain,
): Ways => anyOf(...countRanges(operator, limit).map(({ min, max }) => demand(reduction, name, toDomain(min, max))));

const lengths = (min: number | undefined, max: number | undefined): Domain => ({ minLength: min, maxLength: max });

const reduceLength = (compared: ComparedCall, inBytes: boolean): Ways | undefined => {
  const { call, reduction } = compared;
  const [arg] = call.args;
  if (arg?.op === 'call' && changeOf(arg.name)?.trimmed && arg.args.length === 1) {
    const inner = columnOf(arg.args[0], reduction);
    // A text without leading and trailing spaces is as long as it is when trimmed.
    return (
      inner &&
      allOf(reduction.columns, demand(reduction, inner.name, { trimmed: true }), ranges(compared, inner.name, lengths))
    );
  }
  const column = columnOf(arg, reduction);
  const kind = column && kindOfColumn(column);
  if (!column || (kind !== 'text' && kind !== 'bytes')) return undefined;
  const ways = ranges(compared, column.name, lengths);
  // The bytes of a text are known only once it exists.
  return inBytes && kind === 'text' ? allOf(reduction.columns, unproven(reduction), ways) : ways;
};

const reduceItemCount = (compared: ComparedCall): Ways | undefined => {
  const { call, goal, reduction } = compared;
  const [first, dimension] = call.args;
  const column = columnOf(first, reduction);
  if (!column || kindOfColumn(column) !== 'array') return undefined;
  if (dimension && constantOf(reduction, dimension) !== 1) return undefined;
  // If the length of an empty array is NULL and an answer is required, there must be an item.
  const isAlwaysKnown = goal.nullPasses || findFunction(call.name)?.nulls === 'strict';
  const some: Domain = isAlwaysKnown ? {} : { nulls: 'never', arrayMin: 1 };
  const items = (min: number | undefined, max: number | undefined): Domain => ({ arrayMin: min, arrayMax: max });
  return allOf(reduction.columns, demand(reduction, column.name, some), ranges(compared, column.name, items));
};

const reduceMeasure = (compared: ComparedCall, of: CallOf<'measure'>['form']['of']): Ways | undefined => {
  const { operator, call, limit, goal, reduction } = compared;
  if (of === 'characters' || of === 'bytes') return reduceLength(compared, of === 'bytes');
  if (of === 'items') return reduceItemCount(compared);
  const column = columnOf(call.args[0], reduction);
  return column && reduceJsonLength(operator, column, limit, goal, reduction);
};

export const reduceRemainder = (
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

const reducePosition = ({ operator, call, limit, reduction }: ComparedCall): Ways | undefined => {
  const [first, second] = call.args;
  const [column, part] = [columnOf(first, reduction), second && constantOf(reduction, second)];
  if (!column || kindOfColumn(column) !== 'text' || typeof part !== 'string' || part === '') return undefined;
  const place = numberFromDecimal(limit);
  const pattern = { source: escapeRegex(part), ignore_case: false };
  if (operator === '=' && place === 0) return demand(reduction, column.name, { excludes: [pattern] });
  const isWithin =
    (operator === '>' && place === 0) || (operator === '>=' && place === 1) || (operator === '<>' && place === 0);
  return isWithin ? demand(reduction, column.name, { patterns: [pattern] }) : undefined;
};

/** The unit that begins on the first of these days. */
const FIRST_OF: Readonly<Record<string, string>> = { day: 'month', isodow: 'week', dow: 'week', doy: 'year' };

/** `extract(day from x) = 1`. */
const reduceFirst = ({ operator, call, limit, goal, reduction }: ComparedCall): Ways | undefined => {
  const [first, second] = call.args;
  const source = columnOf(second, reduction);
  const field = first && constantOf(reduction, first);
  if (operator !== '=' || !source || typeof field !== 'string' || compareDecimals(limit, ONE) !== 0) return undefined;
  const unit = FIRST_OF[field.toLowerCase()];
  return unit !== undefined && kindOfColumn(source) === 'instant'
    ? hintAt(source.name, { every: unit }, goal, reduction)
    : undefined;
};

const reduceNumber = (form: FunctionForm | undefined, compared: ComparedCall): Ways | undefined => {
  const { operator, call, limit, reduction } = compared;
  const [first, second] = call.args;
  const column = columnOf(first, reduction);
  switch (form?.is) {
    case 'measure':
      return reduceMeasure(compared, form.of);
    case 'remainder': {
      const divisor = second && toDecimal(constantOf(reduction, second) ?? null);
      return column && divisor ? reduceRemainder(operator, column, divisor, limit, reduction) : undefined;
    }
    case 'time_field':
      return reduceFirst(compared);
    case 'bits':
      return reduceBits(compared, form.by);
    case 'network':
      return column && reduceNetwork(compared, form.of, column);
    case 'place_in_text':
      return reducePosition(compared);
    default:
      return undefined;
  }
};

const stretchOf = (rising: Rising, value: SqlValue, args: readonly SqlValue[]): ReturnType<Rising['stretchOf']> => {
  try {
    return rising.stretchOf(value, args);
  } catch (error) {
    if (error instanceof CannotEvaluate) return undefined;
    throw error;
  }
};

/** `date_trunc('month', x) < '2024-02-01'`, `x >> 4 = 3`: the bounds of x. */
export const reduceRising = (
  rising: Rising,
  operator: PlainComparison,
  args: readonly Expression[],
  value: SqlValue,
  reduction: Reduction,
): Ways | undefined => {
  const arg = args[rising.in];
  const column = columnOf(arg?.op === 'cast' && arg.type.kind === 'timestamp' ? arg.arg : arg, reduction);
  const kind = column && kindOfColumn(column);
  if (!column || (kind !== 'instant' && kind !== 'number')) return undefined;
  const others = args.map((other, place) => (place === rising.in ? null : constantOf(reduction, other)));
  const given = others.flatMap((other) => (other === undefined ? [] : [other]));
  const stretch = given.length === others.length ? stretchOf(rising, value, given) : undefined;
  const [from, to] = [stretch && placeOf(kind, stretch.from), stretch && placeOf(kind, stretch.to)];
  if (!stretch || !from || !to) return undefined;
  const compare = (way: PlainComparison): Ways => compareStretch(way, column.name, from, to, reduction);
  if (stretch.isExact) return compare(operator);
  // Nothing has that value: smaller values are in the interval around it or before.
  if (operator === '=' || operator === '<>') return operator === '=' ? IMPOSSIBLE : ALWAYS;
  return compare(operator.startsWith('<') ? '<=' : '>');
};

/** A call compared with a constant: the constraint on its column argument. */
export const reduceCall = (
  operator: PlainComparison,
  call: Call,
  value: SqlValue,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const rises = findFunction(call.name)?.rises;
  const risen = rises && reduceRising(rises, operator, call.args, value, reduction);
  if (risen) return risen;
  if (typeof value === 'string') return reduceText(operator, call, value, goal, reduction);
  const limit = toDecimal(value);
  return limit && reduceNumber(formOf(call), { operator, call, limit, goal, reduction });
};
