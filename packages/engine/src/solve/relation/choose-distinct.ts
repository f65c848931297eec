import { numberFromDecimal, subtractDecimals } from '../../language/values/decimal.ts';
import { edgesOf } from '../domain/edges.ts';
import { isOrdered, kindOfColumn, stepOf } from '../domain/scalar.ts';
import { countTies, followersOf, type DistinctLink, type LinkSet } from './link-set.ts';

/** The guaranteed number of values of a column. */
const sizeOf = ({ columns, conjunct }: LinkSet, name: string): number => {
  const column = columns.get(name);
  if (!column) return 0;
  const domain = conjunct.domains.get(name);
  if (domain?.oneOf) return domain.oneOf.length;
  const universe = column.type.kind === 'boolean' ? 2 : column.values?.length;
  const excluded = domain?.noneOf?.length ?? 0;
  if (universe !== undefined) return universe - excluded;
  if (!isOrdered(kindOfColumn(column)))
    return domain?.patterns || domain?.maxLength !== undefined ? 1 : Number.POSITIVE_INFINITY;
  const step = domain?.multiple?.divisor ?? stepOf(column);
  const { low, high } = edgesOf(column, domain);
  if (!step || !low || !high) return Number.POSITIVE_INFINITY;
  return (
    Math.floor(numberFromDecimal(subtractDecimals(high.value, low.value)) / numberFromDecimal(step)) + 1 - excluded
  );
};

/** Which of the two yields: the one drawn later, if it is free to and has another value. */
export const chooseDistinct = (
  linkSet: LinkSet,
  { left, right }: DistinctLink,
): { readonly later: string; readonly proven: boolean } => {
  const followers = followersOf(linkSet);
  const sides = [right, left].filter((name) => !followers.has(name));
  const free = sides.find((name) => countTies(linkSet, name) === 1 && sizeOf(linkSet, name) > 1);
  return { later: free ?? sides[0] ?? right, proven: free !== undefined };
};
