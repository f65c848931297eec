import { canonicalDecimal, signOf, ZERO, type Decimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Term } from '../domain/conjunct.ts';

const number = (value: Decimal): Expression => ({ op: 'literal', type: 'number', value: canonicalDecimal(value) });

const absolute = (value: Decimal): Decimal => ({
  ...value,
  unscaled: value.unscaled < 0n ? -value.unscaled : value.unscaled,
});

const scaled = ({ column, factor }: Term): Expression => {
  const name: Expression = { op: 'column', name: column };
  const size = number(absolute(factor));
  return size.op === 'literal' && size.value === '1'
    ? name
    : { op: 'arithmetic', operator: '*', left: size, right: name };
};

/** More terms than this are added in halves, because a plan may not be nested as deeply as a linear chain would be. */
const MANY = 60;

const addHalves = (parts: readonly Expression[]): Expression => {
  const [first] = parts;
  const middle = Math.ceil(parts.length / 2);
  return parts.length <= 1
    ? (first ?? number(ZERO))
    : {
        op: 'arithmetic',
        operator: '+',
        left: addHalves(parts.slice(0, middle)),
        right: addHalves(parts.slice(middle)),
      };
};

const longSum = (terms: readonly Term[], constant: Decimal): Expression => {
  const [added, taken] = [1, -1].map((sign) => terms.filter(({ factor }) => signOf(factor) === sign).map(scaled));
  const sum = addHalves([...(signOf(constant) === 0 ? [] : [number(constant)]), ...(added ?? [])]);
  return taken === undefined || taken.length === 0
    ? sum
    : { op: 'arithmetic', operator: '-', left: sum, right: addHalves(taken) };
};

/** The sum as an expression, written as a person would: `100 - b - 2 * c`. */
export const expressionOfTerms = (terms: readonly Term[], constant: Decimal): Expression => {
  if (terms.length > MANY) return longSum(terms, constant);
  const start = signOf(constant) === 0 ? undefined : number(constant);
  // A positive term first, so that nothing has to be negated.
  const ordered = start ? terms : terms.toSorted((a, b) => signOf(b.factor) - signOf(a.factor));
  const sum = ordered.reduce<Expression | undefined>((left, term) => {
    const minus = signOf(term.factor) < 0;
    if (!left) return minus ? { op: 'negate', arg: scaled(term) } : scaled(term);
    return { op: 'arithmetic', operator: minus ? '-' : '+', left, right: scaled(term) };
  }, start);
  return sum ?? number(constant);
};
