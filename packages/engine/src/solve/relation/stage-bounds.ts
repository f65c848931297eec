import {
  addDecimals,
  canonicalDecimal,
  compareDecimals,
  isWhole,
  multiplyDecimals,
  negateDecimal,
  ONE,
  signOf,
  type Decimal,
} from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnsByName, Conjunct, Term } from '../domain/conjunct.ts';
import { expressionOfTerms } from './expression-of-terms.ts';
import { leastOf, type LinearLink } from './propagate.ts';
import type { Relation } from '../row-solution.ts';

const isUnit = (value: Decimal): boolean => compareDecimals(multiplyDecimals(value, value), ONE) === 0;

const divided = (sum: Expression, by: Decimal): Expression => {
  const size = canonicalDecimal(by);
  // Written with a point: two integers would divide to an integer.
  const divisor: Expression = { op: 'literal', type: 'number', value: isWhole(by) ? `${size.split('.')[0]}.0` : size };
  return { op: 'arithmetic', operator: '/', left: sum, right: divisor };
};

/**
 * A limited sum, `a + b + c <= 100`, as limits for one column after the other: each leaves the minimum that the later
 * ones need, so that none of them is left without a value.
 */
export const stageBounds = (
  columns: ColumnsByName,
  conjunct: Conjunct,
  link: LinearLink,
): { readonly order: readonly string[]; readonly relations: readonly Relation[] } => {
  const least = (term: Term): Decimal | undefined => leastOf(columns, conjunct, term);
  // A column that is unbounded on the helpful side can always compensate for the others: it comes last.
  const terms = [
    ...link.terms.filter((term) => least(term) !== undefined),
    ...link.terms.filter((term) => least(term) === undefined),
  ];
  const relations = terms.flatMap((term, index): Relation[] => {
    const later = terms.slice(index + 1).map(least);
    const reserve = later.reduce<Decimal | undefined>(
      (sum, value) => sum && value && addDecimals(sum, value),
      link.constant,
    );
    if (!reserve) return [];
    const sign = negateDecimal(isUnit(term.factor) ? term.factor : { ...ONE, unscaled: BigInt(signOf(term.factor)) });
    const before = terms
      .slice(0, index)
      .map(({ column, factor }) => ({ column, factor: multiplyDecimals(factor, sign) }));
    // The first column's limit is a constant, which propagation has already put into the domain.
    if (before.length === 0) return [];
    const sum = expressionOfTerms(before, multiplyDecimals(reserve, sign));
    const size = term.factor.unscaled < 0n ? negateDecimal(term.factor) : term.factor;
    const upper = signOf(term.factor) > 0;
    return [
      {
        kind: 'bound',
        column: term.column,
        side: upper ? 'max' : 'min',
        inclusive: !link.strict || later.length > 0,
        expression: isUnit(term.factor) ? sum : divided(sum, size),
      },
    ];
  });
  return { order: terms.map(({ column }) => column), relations };
};
