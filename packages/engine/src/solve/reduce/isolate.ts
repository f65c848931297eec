import { callOf } from '../../language/functions/call-form.ts';
import { compareDecimals, decimal, multiplyDecimals, negateDecimal, signOf } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { exactFloats } from './exact-floats.ts';
import type { Term } from '../domain/conjunct.ts';
import { fitsExactly } from '../domain/exact-fit.ts';
import { expressionOfTerms } from '../relation/expression-of-terms.ts';
import { differenceOf, type LinearForm } from './linear-form.ts';
import { allOf, constantOf, tie, unproven, type Reduction, type Ways } from './reduction.ts';

const ZERO: Expression = { op: 'literal', type: 'number', value: '0' };
const NUMBERS: ReadonlySet<string> = new Set(['decimal', 'float']);

/** `a + b = 100` and similar: the first column that stands alone with factor 1 or -1 follows from the others. */
export const isolate = (linear: LinearForm, reduction: Reduction, isRounded = false): Ways | undefined => {
  if (linear.unit !== 'number') return undefined;
  let rounded: Ways | undefined;
  for (const term of linear.terms) {
    const column = reduction.columns.get(term.column);
    if (!column || !isWhole(term)) continue;
    const { expression, terms, constant } = solveFor(linear, term);
    const follows = tie({ kind: 'equal', column: column.name, expression, terms, constant });
    if (fitsExactly(column, expression, reduction.columns)) return follows;
    const floats = exactFloats(column, expression, reduction);
    if (floats) return allOf(reduction.columns, floats, follows);
    // Infinite decimals are tested. A sum of a server's floats cannot be predicted here unless it is rounded.
    const names = linear.terms.map((one) => one.column);
    if (isRounded || names.every((name) => reduction.columns.get(name)?.type.kind !== 'float'))
      rounded ??= allOf(reduction.columns, unproven(reduction), follows);
  }
  return rounded;
};

const isWhole = ({ factor }: Term): boolean => compareDecimals(multiplyDecimals(factor, factor), decimal(1n)) === 0;

/** The value of the term's column where the linear form is 0. */
const solveFor = (linear: LinearForm, term: Term) => {
  const sign = negateDecimal(term.factor);
  const terms = linear.terms
    .filter((other) => other !== term)
    .map(({ column, factor }) => ({ column, factor: multiplyDecimals(factor, sign) }));
  const constant = multiplyDecimals(linear.constant, sign);
  return { expression: expressionOfTerms(terms, constant), terms, constant };
};

/**
 * `net = gross - tax` names the parts of a whole: `gross` is the sum of the others. The whole follows from its parts,
 * because a part computed as the remainder could be negative.
 */
export const addUp = (linear: LinearForm, reduction: Reduction): Ways | undefined => {
  if (linear.unit !== 'number' || linear.terms.length < 3 || !linear.terms.every(isWhole)) return undefined;
  const [added, taken] = [1, -1].map((sign) => linear.terms.filter(({ factor }) => signOf(factor) === sign));
  const whole = [added, taken].find((side) => side?.length === 1)?.[0];
  const column = whole && reduction.columns.get(whole.column);
  if (!column || signOf(linear.constant) !== 0) return undefined;
  const { expression, terms, constant } = solveFor(linear, whole);
  if (!fitsExactly(column, expression, reduction.columns)) return undefined;
  return tie({ kind: 'equal', column: column.name, expression, terms, constant });
};

/** The sum is zero, or so small that rounding hides it. */
export const reduceToZero = (expression: Expression, reduction: Reduction): Ways | undefined => {
  const linear = differenceOf(expression, ZERO, reduction);
  return linear && linear.terms.length > 1 ? isolate(linear, reduction, true) : undefined;
};

/** The argument of `round(a + b, 2)` and `round((a + b)::numeric, 2)`. */
const roundedPart = (expression: Expression): Expression | undefined => {
  const rounding = callOf(expression, 'rounding');
  const [value] = rounding?.form.by === 'half_away' ? rounding.args : [];
  return value?.op === 'cast' && NUMBERS.has(value.type.kind) ? value.arg : value;
};

/** `round(a + b, 2) = 100` holds if the sum is 100, and `round(a + b, 2) = round(c, 2)` if it is c. */
export const reduceRounded = (left: Expression, right: Expression, reduction: Reduction): Ways | undefined => {
  const part = roundedPart(left);
  const other = constantOf(reduction, right) === undefined ? roundedPart(right) : right;
  const linear = part && other && differenceOf(part, other, reduction);
  return linear && isolate(linear, reduction, true);
};
