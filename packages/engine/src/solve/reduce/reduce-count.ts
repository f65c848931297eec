import { callOf } from '../../language/functions/call-form.ts';
import { numberFromDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { toDecimal } from '../../language/values/sql-value.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { chooseSets } from '../domain/choose-sets.ts';
import { meetAll } from '../domain/conjunct.ts';
import { isCondition } from './is-condition.ts';
import {
  ALWAYS,
  anyOf,
  constantOf,
  decided,
  IMPOSSIBLE,
  MAX_WAYS,
  type Goal,
  type Reduction,
  type Ways,
} from './reduction.ts';

/** A condition that adds 1 if it holds and 0 otherwise. */
type Indicator = { readonly holds: () => Ways; readonly fails: () => Ways; readonly either: () => Ways };

/** A sum of indicators and a plain number. */
type Count = { readonly base: number; readonly indicators: readonly Indicator[] };

type Compare = Extract<Expression, { op: 'compare' }>;

/** Up to this many conditions are expanded case by case, so that existing variants stay the same. */
const FEW = { call: 6, sum: 10 } as const;

/** The step cost of each condition, which is considered in up to as many ways as there may be. */
const COST = MAX_WAYS / 4;

const flip = ({ holds, fails, either }: Indicator): Indicator => ({ holds: fails, fails: holds, either });

const add = (left: Count | undefined, right: Count | undefined): Count | undefined =>
  left && right && { base: left.base + right.base, indicators: [...left.indicators, ...right.indicators] };

/** 1 minus an indicator is the indicator of the opposite. */
const negate = (count: Count | undefined): Count | undefined =>
  count && { base: -count.base - count.indicators.length, indicators: count.indicators.map(flip) };

const indicate = (condition: Expression, reduction: Reduction, nullFails: boolean): Count => ({
  base: 0,
  indicators: [
    {
      holds: () => reduction.reduce(condition, { truth: true, nullPasses: false }),
      fails: () => reduction.reduce(condition, { truth: false, nullPasses: nullFails }),
      either: () => (nullFails ? ALWAYS : decided(reduction, { truth: true, nullPasses: false }, condition)),
    },
  ],
});

const numberOf = (expression: Expression | undefined, reduction: Reduction): number | undefined => {
  const value = expression && constantOf(reduction, expression);
  const exact = value === undefined ? undefined : toDecimal(value);
  const number = exact && numberFromDecimal(exact);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
};

/** `CASE WHEN a IS NULL THEN 0 ELSE 1 END`. */
const countCase = (expression: Extract<Expression, { op: 'case' }>, reduction: Reduction): Count | undefined => {
  const [only, ...others] = expression.whens;
  const [then, otherwise] = [numberOf(only?.then, reduction), numberOf(expression.otherwise, reduction)];
  if (!only || others.length > 0 || then === undefined || otherwise === undefined) return undefined;
  if (Math.abs(then - otherwise) !== 1) return undefined;
  const condition: Expression = expression.arg
    ? { op: 'compare', operator: '=', left: expression.arg, right: only.when }
    : only.when;
  const held = indicate(condition, reduction, true);
  return then > otherwise ? { ...held, base: otherwise } : { base: then, indicators: held.indicators.map(flip) };
};

const countOf = (expression: Expression, reduction: Reduction): Count | undefined => {
  const number = numberOf(expression, reduction);
  if (number !== undefined) return { base: number, indicators: [] };
  const isNull = (arg: Expression): Count => indicate({ op: 'is', arg, value: 'null' }, reduction, true);
  const counted = callOf(expression, 'null_count');
  if (counted) {
    const tests = counted.args.flatMap((arg) => isNull(arg).indicators);
    return { base: 0, indicators: counted.form.of === 'nulls' ? tests : tests.map(flip) };
  }
  if (expression.op === 'negate') return negate(countOf(expression.arg, reduction));
  if (expression.op === 'arithmetic' && (expression.operator === '+' || expression.operator === '-')) {
    const right = countOf(expression.right, reduction);
    return add(countOf(expression.left, reduction), expression.operator === '+' ? right : negate(right));
  }
  if (isCondition(expression, reduction.columns)) {
    // A test for NULL, or its opposite, is never NULL itself.
    const inner = expression.op === 'not' ? expression.arg : expression;
    return indicate(expression, reduction, inner.op === 'is');
  }
  if (expression.op === 'case') return countCase(expression, reduction);
  return expression.op === 'cast' && expression.type.kind === 'integer'
    ? countOf(expression.arg, reduction)
    : undefined;
};

const holdsFor = (operator: string, left: number, right: number): boolean => {
  switch (operator) {
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    default:
      return left >= right;
  }
};

/** Ranges of counts that all of the comparisons allow. */
const stretchesOf = (most: number, isAllowed: (count: number) => boolean): readonly (readonly [number, number])[] => {
  const stretches: [number, number][] = [];
  for (let count = 0; count <= most; count += 1) {
    const last = stretches.at(-1);
    if (!isAllowed(count)) continue;
    if (last?.[1] === count - 1) last[1] = count;
    else stretches.push([count, count]);
  }
  return stretches;
};

/** What a comparison counts, with everything on its left side; `undefined` if it counts no conditions. */
const sidesOf = ({ left, right }: Compare, reduction: Reduction): Count | undefined =>
  add(countOf(left, reduction), negate(countOf(right, reduction)));

const callsOf = (expression: Expression): readonly Expression[] =>
  expression.op === 'call' ? [expression] : expression.op === 'arithmetic' ? partsOf(expression).flatMap(callsOf) : [];

const isFew = ({ left, right }: Compare, { indicators }: Count): boolean =>
  indicators.length <= FEW.sum &&
  [left, right].flatMap(callsOf).every((call) => call.op === 'call' && call.args.length <= FEW.call);

const PLAIN: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);

/**
 * Comparisons of the same count of true conditions: `num_nonnulls(a, b, …) = 1`, a sum of CASEs, a sum of booleans. The
 * true conditions are chosen directly, so the work is linear in their number, not exponential.
 */
const reduceStretches = (
  count: Count,
  isAllowed: (count: number) => boolean,
  reduction: Reduction,
): Ways | undefined => {
  const { indicators, base } = count;
  const stretches = stretchesOf(indicators.length, (held) => isAllowed(base + held));
  if (stretches.length === 0) return IMPOSSIBLE;
  reduction.spend(indicators.length * COST);
  const answers = indicators.map(({ holds, fails, either }) => ({ held: holds(), failed: fails(), free: either() }));
  if (answers.some(({ held, failed }) => held.length > 1 || failed.length > 1)) return undefined;
  const room = Math.floor(MAX_WAYS / stretches.length);
  return anyOf(
    ...stretches.flatMap(([least, most]) =>
      chooseSets(indicators.length, least, indicators.length - most, room).map((roles): Ways => {
        const chosen = roles.map((role, index) => answers[index]?.[role][0]);
        const way = meetAll(
          reduction.columns,
          chosen.filter((each) => each !== undefined),
        );
        return way && !chosen.includes(undefined) ? [way] : IMPOSSIBLE;
      }),
    ),
  );
};

/**
 * `num_nonnulls(a, b, …) BETWEEN 1 AND 2`: both bounds at once, because the ways of one would multiply those of the
 * other.
 */
export const reduceCounts = (args: readonly Expression[], reduction: Reduction): Ways | undefined => {
  const [first, ...others] = args;
  if (first?.op !== 'compare' || others.length === 0 || !PLAIN.has(first.operator)) return undefined;
  const counted = JSON.stringify(first.left);
  const limits = args.flatMap((arg) => {
    const limit =
      arg.op === 'compare' && PLAIN.has(arg.operator) && (arg === first || JSON.stringify(arg.left) === counted)
        ? numberOf(arg.right, reduction)
        : undefined;
    return arg.op === 'compare' && limit !== undefined ? [{ operator: arg.operator, limit }] : [];
  });
  const count = limits.length === args.length ? countOf(first.left, reduction) : undefined;
  if (!count || isFew(first, count)) return undefined;
  const isAllowed = (total: number): boolean => limits.every(({ operator, limit }) => holdsFor(operator, total, limit));
  return reduceStretches(count, isAllowed, reduction);
};

/** A comparison over many counted conditions; `undefined` for all others. */
export const reduceCount = (
  comparison: Compare,
  goal: Goal,
  reduction: Reduction,
  evenFew = false,
): Ways | undefined => {
  const count = PLAIN.has(comparison.operator) ? sidesOf(comparison, reduction) : undefined;
  if (!count || count.indicators.length === 0 || (!evenFew && isFew(comparison, count))) return undefined;
  return reduceStretches(count, (total) => holdsFor(comparison.operator, total, 0) === goal.truth, reduction);
};
