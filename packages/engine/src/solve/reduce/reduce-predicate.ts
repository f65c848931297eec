import { argsOf } from '../../language/functions/call-form.ts';
import { compareDecimals, decimal, signOf } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { toDecimal } from '../../language/values/sql-value.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { ColumnsByName } from '../domain/conjunct.ts';
import { expandPart, isStrict } from './expand-part.ts';
import { isCondition } from './is-condition.ts';
import { reduceToZero } from './isolate.ts';
import { reduceNearly } from './reduce-nearly.ts';
import { makeReduction } from './make-reduction.ts';
import { presumeArguments } from './presume-arguments.ts';
import { reduceBytes } from './reduce-bytes.ts';
import { reduceComparison } from './reduce-comparison.ts';
import { reduceCount, reduceCounts } from './reduce-count.ts';
import { reduceHint } from './reduce-hint.ts';
import { reduceIsNull } from './reduce-is-null.ts';
import { reduceJson } from './reduce-json.ts';
import { presumeLists } from './reduce-measure.ts';
import { reduceMatch } from './reduce-match.ts';
import {
  allOf,
  ALWAYS,
  anyOf,
  constantOf,
  decided,
  demand,
  known,
  unproven,
  type Goal,
  type Reduction,
  type Ways,
} from './reduction.ts';
import { canonicalText, kindOfColumn } from '../domain/scalar.ts';

const compare = (left: Expression, right: Expression): Expression => ({ op: 'compare', operator: '=', left, right });

const reduceColumn = (name: string, goal: Goal, reduction: Reduction): Ways => {
  const column = reduction.columns.get(name);
  if (!column) return unproven(reduction);
  const nulls = goal.nullPasses ? undefined : 'never';
  const kind = kindOfColumn(column);
  if (kind === 'boolean') return demand(reduction, name, { nulls, oneOf: [String(goal.truth)] });
  // A number is true if it is not 0.
  return kind === 'number'
    ? demand(reduction, name, { nulls, ...(goal.truth ? { noneOf: ['0'] } : { oneOf: ['0'] }) })
    : unproven(reduction);
};

const reduceIn = (expression: Extract<Expression, { op: 'in' }>, goal: Goal, reduction: Reduction): Ways => {
  const { arg, list } = expression;
  const column = arg.op === 'column' ? reduction.columns.get(arg.name) : undefined;
  const values = list.map((item) => constantOf(reduction, item));
  const texts = values.map((value) =>
    column && value !== undefined && value !== null ? canonicalText(column, value) : undefined,
  );
  if (!column || texts.includes(undefined)) {
    const tests = list.map((item) => reduction.reduce(compare(arg, item), goal));
    return goal.truth ? anyOf(...tests) : allOf(reduction.columns, ...tests);
  }
  const found = texts.flatMap((text) => (typeof text === 'object' ? [text.text] : []));
  const nulls = goal.nullPasses ? undefined : 'never';
  return demand(reduction, column.name, goal.truth ? { nulls, oneOf: found } : { nulls, noneOf: found });
};

const reduceCase = (expression: Extract<Expression, { op: 'case' }>, goal: Goal, reduction: Reduction): Ways => {
  const { arg, whens, otherwise } = expression;
  const tests = whens.map(({ when }) => (arg ? compare(arg, when) : when));
  const branches = [...whens.map(({ then }) => then), otherwise].map((then, index) => {
    const before = tests.slice(0, index).map((test) => reduction.reduce(test, { truth: false, nullPasses: true }));
    const test = tests[index];
    const chosen = test ? [reduction.reduce(test, { truth: true, nullPasses: false })] : [];
    const result = then ? reduction.reduce(then, goal) : known(null, goal);
    return allOf(reduction.columns, ...before, ...chosen, result);
  });
  return anyOf(...branches);
};

/** `(status = 'x') = (x_at is not null)` and similar; NULL on either side passes where NULL passes. */
const reduceEquivalence = (left: Expression, right: Expression, goal: Goal, reduction: Reduction): Ways => {
  const both = (a: boolean, b: boolean): Ways =>
    allOf(
      reduction.columns,
      reduction.reduce(left, { truth: a, nullPasses: goal.nullPasses }),
      reduction.reduce(right, { truth: b, nullPasses: goal.nullPasses }),
    );
  return goal.truth ? anyOf(both(true, true), both(false, false)) : anyOf(both(true, false), both(false, true));
};

/** `is distinct from` and its opposite, in terms of plain comparisons and NULL tests. */
const reduceDistinct = (left: Expression, right: Expression, distinct: boolean, reduction: Reduction): Ways => {
  const nullTest = (arg: Expression, wanted: boolean): Ways =>
    reduction.reduce({ op: 'is', arg, value: 'null' }, { truth: wanted, nullPasses: false });
  const equal = reduction.reduce(compare(left, right), { truth: !distinct, nullPasses: false });
  if (!distinct) return anyOf(equal, allOf(reduction.columns, nullTest(left, true), nullTest(right, true)));
  const oneIsNull = anyOf(
    allOf(reduction.columns, nullTest(left, true), nullTest(right, false)),
    allOf(reduction.columns, nullTest(left, false), nullTest(right, true)),
  );
  // A guess would absorb the ways that are known.
  return anyOf(equal, equal.length === 0 ? oneIsNull : oneIsNull.filter(({ sampled }) => sampled.size === 0));
};

const TOLERANCE = decimal(5n, 2);

/** `abs(x) < 5` is one range, where the two cases of `abs` would make two. */
const reduceAbsolute = (
  expression: Extract<Expression, { op: 'compare' }>,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const { operator, left, right } = expression;
  const below = goal.truth ? operator === '<' || operator === '<=' : operator === '>' || operator === '>=';
  const [arg] = argsOf(left, 'magnitude');
  if (!below || !arg) return undefined;
  // A tolerance for rounding: values within it count as equal, as with debit and credit.
  const limit = toDecimal(constantOf(reduction, right) ?? null);
  const isTolerance = goal.nullPasses && limit && signOf(limit) > 0 && compareDecimals(limit, TOLERANCE) <= 0;
  const exact = isTolerance ? reduceToZero(arg, reduction) : undefined;
  if (exact) return exact;
  const near = goal.nullPasses && limit && signOf(limit) > 0 ? reduceNearly(arg, reduction) : undefined;
  if (near) return near;
  const sides: readonly Expression[] = [arg, { op: 'negate', arg }];
  return allOf(
    reduction.columns,
    ...sides.map((side) => reduction.reduce({ op: 'compare', operator, left: side, right }, goal)),
  );
};

const reduceCompare = (expression: Extract<Expression, { op: 'compare' }>, goal: Goal, reduction: Reduction): Ways => {
  const { operator, left, right } = expression;
  if (operator === 'is distinct from' || operator === 'is not distinct from') {
    return reduceDistinct(left, right, (operator === 'is distinct from') === goal.truth, reduction);
  }
  if (
    (operator === '=' || operator === '<>') &&
    isCondition(left, reduction.columns) &&
    isCondition(right, reduction.columns)
  ) {
    return reduceEquivalence(left, right, { ...goal, truth: (operator === '=') === goal.truth }, reduction);
  }
  const absolute = reduceAbsolute(expression, goal, reduction);
  if (absolute) return absolute;
  if (constantOf(reduction, left) === null || constantOf(reduction, right) === null) return known(null, goal);
  const counted = reduceCount(expression, goal, reduction);
  if (counted) return counted;
  const expanded = reduction.attempt(
    () => expandPart(expression, reduction, (inner) => reduction.reduce(inner, goal)),
    () => reduceCount(expression, goal, reduction, true),
  );
  if (expanded) return expanded;
  if (!isStrict(left) || !isStrict(right)) return reduceComparison(expression, goal, reduction, false);
  const ways = reduceComparison(expression, goal, reduction, true);
  if (ways.length === 0 && goal.nullPasses)
    return anyOf(...columnsOf(expression).map((name) => demand(reduction, name, { nulls: 'always' })));
  return allOf(reduction.columns, decided(reduction, goal, expression), ways);
};

const reduceQuantified = (
  expression: Extract<Expression, { op: 'quantified' }>,
  goal: Goal,
  reduction: Reduction,
): Ways => {
  const { right, left, operator, quantifier } = expression;
  const array = right.op === 'cast' ? right.arg : right;
  if (array.op !== 'array') return unproven(reduction);
  const tests = array.items.map((item) => reduction.reduce({ op: 'compare', operator, left, right: item }, goal));
  return (quantifier === 'any') === goal.truth ? anyOf(...tests) : allOf(reduction.columns, ...tests);
};

/** The ways in which the condition reaches the goal. Whatever does not become domains and links is an unproven way. */
const reduce = (expression: Expression, goal: Goal, reduction: Reduction): Ways => {
  const constant = constantOf(reduction, expression);
  if (constant !== undefined) return known(constant, goal);
  const hint =
    reduceJson(expression, goal, reduction) ??
    reduceBytes(expression, goal, reduction) ??
    reduceHint(expression, goal, reduction);
  if (hint) return hint;
  const of = (part: Expression): Ways => reduction.reduce(part, goal);
  switch (expression.op) {
    case 'not':
      return reduction.reduce(expression.arg, { ...goal, truth: !goal.truth });
    case 'and':
    case 'or': {
      const counted = expression.op === 'and' && goal.truth ? reduceCounts(expression.args, reduction) : undefined;
      if (counted) return counted;
      const ways = expression.args.map(of);
      return (expression.op === 'and') === goal.truth ? allOf(reduction.columns, ...ways) : anyOf(...ways);
    }
    case 'column':
      return reduceColumn(expression.name, goal, reduction);
    case 'is':
      if (expression.value === 'null') return reduceIsNull(expression.arg, goal.truth, reduction);
      return reduction.reduce(expression.arg, {
        truth: (expression.value === 'true') === goal.truth,
        nullPasses: !goal.truth,
      });
    case 'in':
      return reduceIn(expression, goal, reduction);
    case 'compare': {
      const lists = columnsOf(expression).length > 1 ? presumeLists(expression, goal, reduction) : [];
      const ways = reduceCompare(expression, goal, reduction);
      return lists.length === 0 ? ways : allOf(reduction.columns, ways, ...lists);
    }
    case 'like':
    case 'regex':
    case 'call':
      return (
        expandPart(expression, reduction, of) ??
        allOf(reduction.columns, decided(reduction, goal, expression), reduceMatch(expression, goal, reduction))
      );
    case 'case':
      return reduceCase(expression, goal, reduction);
    case 'quantified':
      return reduceQuantified(expression, goal, reduction);
    case 'cast':
      return expression.type.kind === 'boolean' ? of(expression.arg) : unproven(reduction);
    default:
      return unproven(reduction);
  }
};

/** For a strict condition that cannot be proved, NULL in one of its columns is a separate way. */
const reduceOrNull = (expression: Expression, goal: Goal, reduction: Reduction): Ways => {
  const ways = reduce(expression, goal, reduction);
  if (!reduction.nulls || !goal.nullPasses || !isStrict(expression)) return ways;
  if (ways.some(({ sampled }) => sampled.size === 0)) return ways;
  return anyOf(ways, ...columnsOf(expression).map((name) => demand(reduction, name, { nulls: 'always' })));
};

/** What is allowed if nothing else finds a row: NULLs in place of what cannot be proved. */
export type Effort = { readonly nulls?: boolean };

/** The ways in which a row passes the predicate; NULL passes, as in a CHECK. */
export const reducePredicate = (
  predicate: Expression,
  columns: ColumnsByName,
  asOfMicros: number,
  index: number,
  { nulls = false }: Effort = {},
): Ways => {
  const reduction = makeReduction({ columns, as_of_micros: asOfMicros, predicate: index, nulls }, reduceOrNull);
  const ways = reduction.reduce(predicate, { truth: true, nullPasses: true });
  const presumed = presumeArguments(predicate, reduction);
  return presumed === ALWAYS ? ways : allOf(columns, ways, presumed);
};
