import { numberFromDecimal, type Decimal } from '../../language/values/decimal.ts';
import type { SqlValue } from '../../language/values/sql-value.ts';
import type { Domain } from '../domain/domain.ts';
import { ALWAYS, anyOf, demand, IMPOSSIBLE, type PlainComparison, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import { canonicalText, isOrdered, kindOfColumn, placeOf } from '../domain/scalar.ts';

/** A column compared with a constant; `undefined` if the two have no common order. */
export const compareColumn = (
  operator: PlainComparison,
  name: string,
  value: SqlValue,
  reduction: Reduction,
): Ways | undefined => {
  const column = reduction.columns.get(name);
  if (!column) return undefined;
  const kind = kindOfColumn(column);
  if (operator === '=' || operator === '<>') {
    const text = canonicalText(column, value);
    if (text === undefined) return undefined;
    if (text === 'impossible') return operator === '=' ? IMPOSSIBLE : ALWAYS;
    return demand(reduction, name, operator === '=' ? { oneOf: [text.text] } : { noneOf: [text.text] });
  }
  // Nothing sorts before the empty text, in any collation; other texts have no order that all databases share.
  if (kind === 'text' && value === '' && column.type.kind !== 'enum') {
    if (operator === '>=') return ALWAYS;
    return operator === '<'
      ? IMPOSSIBLE
      : demand(reduction, name, operator === '>' ? { minLength: 1 } : { oneOf: [''] });
  }
  const letters = kind === 'text' ? lettersBeside(operator, column, value) : undefined;
  if (letters) return demand(reduction, name, { oneOf: letters });
  const place = isOrdered(kind) ? placeOf(kind, value) : undefined;
  return place && demand(reduction, name, edgeDomain(operator, place));
};

const CLASSES = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789'];

/** Single letters of one case, and single digits, have the same order in every collation. */
const lettersBeside = (
  operator: '<' | '<=' | '>' | '>=',
  column: SolverColumn,
  value: SqlValue,
): readonly string[] | undefined => {
  if (column.type.kind !== 'text' || column.type.max_length !== 1 || typeof value !== 'string' || value.length !== 1)
    return undefined;
  const letters = CLASSES.find((each) => each.includes(value));
  const at = letters?.indexOf(value) ?? -1;
  const [from, to] = operator.startsWith('<')
    ? [0, operator === '<' ? at : at + 1]
    : [operator === '>' ? at + 1 : at, letters?.length];
  return letters === undefined ? undefined : letters.slice(from, to).split('');
};

const edgeDomain = (operator: '<' | '<=' | '>' | '>=', value: Decimal): Domain =>
  operator.startsWith('<')
    ? { max: { value, inclusive: operator === '<=' } }
    : { min: { value, inclusive: operator === '>=' } };

/** A count (of characters, of items) compared with a number: the ranges of counts that satisfy it. */
export const countRanges = (
  operator: PlainComparison,
  limit: Decimal,
): readonly { readonly min?: number; readonly max?: number }[] => {
  const value = numberFromDecimal(limit);
  const whole = Number.isInteger(value);
  switch (operator) {
    case '=':
      return whole && value >= 0 ? [{ min: value, max: value }] : [];
    case '<>':
      return whole && value >= 0 ? [{ max: value - 1 }, { min: value + 1 }] : [{}];
    case '<':
      return [{ max: Math.ceil(value) - 1 }];
    case '<=':
      return [{ max: Math.floor(value) }];
    case '>':
      return [{ min: Math.max(Math.floor(value) + 1, 0) }];
    default:
      return [{ min: Math.max(Math.ceil(value), 0) }];
  }
};

/**
 * The interval [start, end) that a part of the column (its day, its year) names: the column's own comparison with it.
 */
export const compareStretch = (
  operator: PlainComparison,
  name: string,
  start: Decimal,
  end: Decimal,
  reduction: Reduction,
): Ways => {
  const below: Domain = { max: { value: start, inclusive: false } };
  const upTo: Domain = { max: { value: end, inclusive: false } };
  const from: Domain = { min: { value: start, inclusive: true } };
  const beyond: Domain = { min: { value: end, inclusive: true } };
  switch (operator) {
    case '<':
      return demand(reduction, name, below);
    case '<=':
      return demand(reduction, name, upTo);
    case '>':
      return demand(reduction, name, beyond);
    case '>=':
      return demand(reduction, name, from);
    case '=':
      return demand(reduction, name, { ...from, ...upTo });
    default:
      return anyOf(demand(reduction, name, below), demand(reduction, name, beyond));
  }
};
