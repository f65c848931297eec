import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  signOf,
  subtractDecimals,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Comparison } from '../../language/values/operators.ts';
import { hasMonths } from '../../language/expression/has-months.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { exactFloats } from './exact-floats.ts';
import { fitsExactly, withoutOpenCast } from '../domain/exact-fit.ts';
import { addUp, isolate, reduceRounded } from './isolate.ts';
import { differenceOf, linearFormOf, settleMonths, type LinearForm } from './linear-form.ts';
import { compareColumn } from './compare-column.ts';
import { reduceSubset } from './reduce-bits.ts';
import { reduceLengths } from './reduce-lengths.ts';
import { reducePlaceInList } from './reduce-place-in-list.ts';
import { reduceGivenPart, reducePlaceInText } from './reduce-part-of-text.ts';
import { reduceSpecialForm } from './reduce-special-form.ts';
import {
  allOf,
  ALWAYS,
  anyOf,
  constantOf,
  demand,
  IMPOSSIBLE,
  tie,
  unproven,
  type Goal,
  type PlainComparison,
  type Reduction,
  type Ways,
} from './reduction.ts';
import { isOrdered, kindOfColumn, textOfPlace } from '../domain/scalar.ts';
import { settleSpans } from '../relation/settle-spans.ts';

const NEGATED: Readonly<Record<PlainComparison, PlainComparison>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const MIRRORED: Readonly<Record<PlainComparison, PlainComparison>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const isPlain = (operator: Comparison): operator is PlainComparison => !operator.startsWith('is');

/** `factor * column + constant <operator> 0`, as a constraint on the column alone. */
const reduceSingle = (linear: LinearForm, operator: PlainComparison, reduction: Reduction): Ways => {
  const [term] = linear.terms;
  const column = term && reduction.columns.get(term.column);
  if (!term || !column) return IMPOSSIBLE;
  const mirrored = signOf(term.factor) < 0 ? MIRRORED[operator] : operator;
  const down = mirrored === '<' || mirrored === '<=';
  const target = operator.startsWith('>') ? settleMonths(flip(linear)) : negateDecimal(settleMonths(linear));
  const place = divideDecimals(target, term.factor, 30, down ? 'floor' : 'ceil');
  if (!place) return IMPOSSIBLE;
  const exact = compareDecimals(multiplyDecimals(place, term.factor), target) === 0;
  if (mirrored === '=' || mirrored === '<>') {
    if (linear.months !== 0) return unproven(reduction);
    const text = textOfPlace(column, place);
    if (!exact || !onLine(reduction, term.column, place)) return mirrored === '=' ? IMPOSSIBLE : ALWAYS;
    return demand(reduction, term.column, mirrored === '=' ? { oneOf: [text] } : { noneOf: [text] });
  }
  const edge = { value: place, inclusive: mirrored.endsWith('=') || !exact };
  return demand(reduction, term.column, down ? { max: edge } : { min: edge });
};

/** Whether the column can have exactly this value; a date cannot be at noon. */
const onLine = (reduction: Reduction, name: string, place: Decimal): boolean =>
  demand(reduction, name, {
    min: { value: place, inclusive: true },
    max: { value: place, inclusive: true },
    nulls: 'never',
  }).length > 0;

const flip = (linear: LinearForm): LinearForm => ({
  ...linear,
  terms: linear.terms.map((term) => ({ ...term, factor: negateDecimal(term.factor) })),
  constant: negateDecimal(linear.constant),
  months: -linear.months,
});

/** Two columns with opposite factors are ordered; other sums are only supported for numbers. */
const isFollowed = (linear: LinearForm): boolean => {
  const [a, b] = linear.terms;
  const difference =
    linear.terms.length === 2 && a && b && signOf(subtractDecimals(a.factor, negateDecimal(b.factor))) === 0;
  return linear.unit === 'number' || Boolean(difference);
};

/** Sums of floats may miss a limit that decimals just meet, so they keep away from it. */
const inequality = (linear: LinearForm, strict: boolean, reduction: Reduction): Ways =>
  tie({
    kind: 'linear',
    terms: linear.terms,
    constant: settleMonths(linear),
    strict:
      strict || (!isAlike(linear, reduction) && hasFloats(reduction, ...linear.terms.map(({ column }) => column))),
  });

/** Two ordered columns of one type stay ordered under any rounding. */
const isAlike = ({ terms, constant }: LinearForm, reduction: Reduction): boolean => {
  const [a, b] = terms.map(({ column }) => reduction.columns.get(column)?.type);
  const bits = [a, b].map((type) => (type?.kind === 'float' ? type.bits : undefined));
  return terms.length === 2 && signOf(constant) === 0 && a?.kind === b?.kind && bits[0] === bits[1];
};

const hasFloats = (reduction: Reduction, ...names: readonly string[]): boolean =>
  names.some((name) => reduction.columns.get(name)?.type.kind === 'float');

const reduceLinear = (linear: LinearForm, operator: PlainComparison, reduction: Reduction): Ways | undefined => {
  if (linear.terms.length === 0) {
    if (linear.months !== 0) return undefined;
    const sign = signOf(linear.constant);
    const holds =
      operator === '=' ? sign === 0 : operator === '<>' ? sign !== 0 : operator.startsWith('<') ? sign < 0 : sign > 0;
    return holds || (operator.length === 2 && operator !== '<>' && sign === 0) ? ALWAYS : IMPOSSIBLE;
  }
  if (linear.terms.length === 1) return reduceSingle(linear, operator, reduction);
  if (!isFollowed(linear)) return undefined;
  switch (operator) {
    case '<':
    case '<=':
      return inequality(linear, operator === '<', reduction);
    case '>':
    case '>=':
      return inequality(flip(linear), operator === '>', reduction);
    case '<>': {
      const [a, b] = linear.terms;
      const plain =
        a &&
        b &&
        linear.terms.length === 2 &&
        signOf(linear.constant) === 0 &&
        linear.months === 0 &&
        isFollowed({ ...linear, unit: 'span' });
      if (plain) return tie({ kind: 'distinct', left: a.column, right: b.column });
      return anyOf(inequality(linear, true, reduction), inequality(flip(linear), true, reduction));
    }
    default:
      return undefined;
  }
};

/** `column = expression`, with the column alone on one side and absent from the other, and able to hold the value. */
const reduceEquality = (left: Expression, right: Expression, reduction: Reduction): Ways | undefined => {
  for (const [side, expression] of [
    [left, right],
    [right, left],
  ] as const) {
    const column = side.op === 'column' ? reduction.columns.get(side.name) : undefined;
    if (!column || columnsOf(expression).includes(column.name)) continue;
    const monthly = kindOfColumn(column) === 'instant' && hasMonths(expression);
    const floats = exactFloats(column, expression, reduction);
    const exact = !monthly && (floats !== undefined || fitsExactly(column, expression, reduction.columns));
    if (!exact)
      return allOf(reduction.columns, unproven(reduction), tie({ kind: 'equal', column: column.name, expression }));
    const linear = linearFormOf(expression, reduction);
    const followed = linear && linear.months === 0 && (linear.unit === 'number' || linear.terms.length === 1);
    const follows = tie({
      kind: 'equal',
      column: column.name,
      expression,
      ...(followed ? { terms: linear.terms, constant: linear.constant } : {}),
    });
    return floats === undefined ? follows : allOf(reduction.columns, floats, follows);
  }
  return undefined;
};

/** `a <= b * c`: a limit for one column that is computed from others. */
const reduceBound = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  reduction: Reduction,
): Ways | undefined => {
  for (const [side, expression, direction] of [
    [left, right, operator],
    [right, left, MIRRORED[operator]],
  ] as const) {
    const column = side.op === 'column' ? reduction.columns.get(side.name) : undefined;
    if (!column || !isOrdered(kindOfColumn(column)) || columnsOf(expression).includes(column.name)) continue;
    const end = direction.startsWith('<') ? 'max' : 'min';
    return tie({
      kind: 'bound',
      column: column.name,
      side: end,
      inclusive: direction.endsWith('=') && !hasFloats(reduction, column.name, ...columnsOf(expression)),
      expression: settleSpans(expression, end),
    });
  }
  return undefined;
};

/** A comparison of values that are not conditions, with nothing left to expand. */
export const reduceComparison = (
  expression: Extract<Expression, { op: 'compare' }>,
  goal: Goal,
  reduction: Reduction,
  strict: boolean,
): Ways => {
  if (!isPlain(expression.operator)) return unproven(reduction);
  const stated = goal.truth ? expression.operator : NEGATED[expression.operator];
  const swap = constantOf(reduction, expression.left) !== undefined;
  const [left, right] = (swap ? [expression.right, expression.left] : [expression.left, expression.right]).map((side) =>
    withoutOpenCast(side, reduction.columns),
  ) as [Expression, Expression];
  const operator = swap ? MIRRORED[stated] : stated;
  const special = reduceSpecialForm(operator, left, right, goal, reduction);
  if (special) return special;
  const tried =
    reduceLengths(operator, left, right, reduction) ??
    reducePlaceInText(operator, left, right, reduction) ??
    (operator === '='
      ? (reduceSubset(left, right, reduction) ??
        reduceGivenPart(left, right, reduction) ??
        reduceRounded(left, right, reduction))
      : undefined);
  if (tried) return tried;
  const placed = reducePlaceInList(operator, left, right, goal, reduction);
  if (placed) return placed;
  if (!strict) return (operator === '=' && reduceEquality(left, right, reduction)) || unproven(reduction);
  const constant = constantOf(reduction, right);
  if (left.op === 'column' && constant !== undefined)
    return compareColumn(operator, left.name, constant, reduction) ?? unproven(reduction);
  const linear = differenceOf(left, right, reduction);
  const sum = linear && reduceLinear(linear, operator, reduction);
  if (sum) return sum;
  if (operator === '=')
    return (
      (linear && addUp(linear, reduction)) ??
      reduceEquality(left, right, reduction) ??
      (linear && isolate(linear, reduction)) ??
      unproven(reduction)
    );
  if (operator === '<>') {
    const [a, b] = [left, right].map((side) => (side.op === 'column' ? reduction.columns.get(side.name) : undefined));
    const alike = a && b && kindOfColumn(a) === 'text' && kindOfColumn(b) === 'text';
    return alike && a.name !== b.name ? tie({ kind: 'distinct', left: a.name, right: b.name }) : unproven(reduction);
  }
  return reduceBound(operator, left, right, reduction) ?? unproven(reduction);
};
