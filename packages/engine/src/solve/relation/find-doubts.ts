import { compareDecimals, signOf } from '../../language/values/decimal.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { isProvable } from '../domain/check-domain.ts';
import { chooseDistinct } from './choose-distinct.ts';
import { namesOfLink } from '../domain/conjunct.ts';
import type { Difference } from './difference.ts';
import { edgesOf, intervalOf, isWithin } from '../domain/edges.ts';
import { isOrdered, kindOfColumn, stepOf } from '../domain/scalar.ts';
import { countTies, followersOf, opaqueOf, tiesOf, type BoundLink, type LinkSet } from './link-set.ts';

/**
 * A limit calculated from other columns certainly leaves room if even its worst value is beyond the column's other end.
 */
const leavesRoom = ({ columns, conjunct }: LinkSet, link: BoundLink): boolean => {
  const column = columns.get(link.column);
  const edges = column && edgesOf(column, conjunct.domains.get(link.column));
  const opposite = link.side === 'max' ? edges?.low : edges?.high;
  if (!opposite) return true;
  const interval = intervalOf(link.expression, columns, conjunct.domains);
  const worst = link.side === 'max' ? interval.low : interval.high;
  if (!worst) return false;
  const sign = compareDecimals(worst, opposite.value) * (link.side === 'max' ? 1 : -1);
  return sign > 0 || (sign === 0 && link.inclusive && opposite.inclusive);
};

/** The columns connected by these orders, per component. */
const piecesOf = (differences: readonly Difference[]): readonly (readonly string[])[] => {
  const pieces: Set<string>[] = [];
  for (const { lesser, greater } of differences) {
    const touching = pieces.filter((piece) => piece.has(lesser) || piece.has(greater));
    const united = new Set([lesser, greater, ...touching.flatMap((piece) => [...piece])]);
    for (const piece of touching) pieces.splice(pieces.indexOf(piece), 1);
    pieces.push(united);
  }
  return pieces.map((piece) => Array.from(piece));
};

/** Two columns that limit each other from both sides: fine while they are on one grid without other constraints. */
const isTightPair = (linkSet: LinkSet, names: readonly string[]): boolean => {
  const [a, b] = names.map((name) => linkSet.columns.get(name));
  const [x, y] = [a && stepOf(a), b && stepOf(b)];
  const alike = x && y ? compareDecimals(x, y) === 0 : !x && !y;
  const plain = names.every((name) => {
    const domain = linkSet.conjunct.domains.get(name);
    return !domain?.oneOf && !domain?.noneOf && !domain?.multiple;
  });
  const apart = tiesOf(linkSet).every(
    (tied) => !tied.some((name) => names.includes(name)) || tied.every((name) => names.includes(name)),
  );
  return names.length === 2 && alike && plain && apart;
};

/** Numbers with different scales: an edge of one may be rounded beyond itself in the other. */
const isUneven = ({ columns }: LinkSet, { lesser, greater }: Difference): boolean => {
  const [a, b] = [lesser, greater].map((name) => columns.get(name));
  if (!a || !b || kindOfColumn(a) !== 'number' || a.type.kind === 'integer' || b.type.kind === 'integer') return false;
  const [x, y] = [stepOf(a), stepOf(b)];
  return x && y ? compareDecimals(x, y) !== 0 : Boolean(x) !== Boolean(y);
};

const doubtsAboutOrders = (linkSet: LinkSet, bent: readonly string[]): readonly string[] => {
  const opaque = opaqueOf(linkSet);
  const fixed = linkSet.differences.flatMap(({ lesser, greater }) => {
    const others = [lesser, greater].filter((name) => !opaque.has(name));
    // A column that follows from the one it is compared with leaves that one no room to yield.
    const follows = linkSet.opaque.some(
      ({ column, expression }) =>
        (column === lesser || column === greater) && columnsOf(expression).some((name) => others.includes(name)),
    );
    const loose =
      others.length === 2 || (others.length === 1 && others.every((name) => countTies(linkSet, name) === 1));
    return loose && !follows ? [] : [lesser, greater];
  });
  const uneven = linkSet.differences.flatMap((link) => (isUneven(linkSet, link) ? [link.lesser, link.greater] : []));
  const pieces = piecesOf(linkSet.differences);
  const circular = pieces
    .filter((piece) => piece.some((name) => bent.includes(name)) && !isTightPair(linkSet, piece))
    .flat();
  const elsewhere = bent.filter((name) => !pieces.some((piece) => piece.includes(name)));
  return [...fixed, ...uneven, ...circular, ...elsewhere];
};

/**
 * The columns for which it is not proved that a value is left when their turn comes. `bent` are those whose order was
 * given up.
 */
export const findDoubts = (linkSet: LinkSet, bent: readonly string[]): readonly string[] => {
  const { columns, conjunct } = linkSet;
  const [followers, opaque] = [followersOf(linkSet), opaqueOf(linkSet)];
  const equations = linkSet.opaque.filter((link) => {
    const column = columns.get(link.column);
    const edges = column && isOrdered(kindOfColumn(column)) ? edgesOf(column, conjunct.domains.get(link.column)) : {};
    return !isWithin(intervalOf(link.expression, columns, conjunct.domains), edges);
  });
  const sums = linkSet.sums.filter((link) =>
    namesOfLink(link).some((name) => countTies(linkSet, name) > 1 || opaque.has(name)),
  );
  const bounds = linkSet.bounds.filter(
    (link) => !leavesRoom(linkSet, link) || countTies(linkSet, link.column) > 1 || followers.has(link.column),
  );
  const distincts = linkSet.distincts.filter((link) => !chooseDistinct(linkSet, link).proven);
  const domains = [...conjunct.domains].flatMap(([name, domain]) => {
    const column = columns.get(name);
    return column && isProvable(column, domain) ? [] : [name];
  });
  // A column between two ends takes any value there, whether or not it is in a list or the required multiple.
  const coarse = tiesOf(linkSet)
    .flat()
    .filter((name) => {
      const column = columns.get(name);
      const { multiple, oneOf, noneOf } = conjunct.domains.get(name) ?? {};
      if (column && isOrdered(kindOfColumn(column)) && (noneOf || (oneOf && oneOf.length > 1))) return true;
      const step = column && stepOf(column);
      return multiple && !(step && compareDecimals(multiple.divisor, step) === 0 && signOf(multiple.remainder) === 0);
    });
  return [
    ...coarse,
    ...[...equations, ...sums, ...bounds, ...distincts].flatMap(namesOfLink),
    ...doubtsAboutOrders(linkSet, bent),
    ...domains,
  ];
};
