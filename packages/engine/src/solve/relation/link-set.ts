import type { ColumnsByName, Conjunct, Link } from '../domain/conjunct.ts';
import { namesOfLink } from '../domain/conjunct.ts';
import type { Difference } from './difference.ts';
import type { EqualLink } from './eliminate.ts';
import type { LinearLink } from './propagate.ts';

export type DistinctLink = Extract<Link, { kind: 'distinct' }>;
export type BoundLink = Extract<Link, { kind: 'bound' }>;

/** The links of one way after elimination and propagation, sorted by kind; redundant ones are removed. */
export type LinkSet = {
  readonly columns: ColumnsByName;
  readonly conjunct: Conjunct;
  readonly equals: readonly EqualLink[];
  /** Those of `equals` that are not sums. */
  readonly opaque: readonly EqualLink[];
  readonly differences: readonly Difference[];
  /** Sums of three or more columns, or with factors. */
  readonly sums: readonly LinearLink[];
  readonly distincts: readonly DistinctLink[];
  readonly bounds: readonly BoundLink[];
};

/** The columns of every link that leaves room, except equations. */
export const tiesOf = ({ differences, sums, distincts, bounds }: LinkSet): readonly (readonly string[])[] => [
  ...differences.map(({ lesser, greater }) => [lesser, greater]),
  ...[...sums, ...distincts, ...bounds].map(namesOfLink),
];

const COUNTS = new WeakMap<LinkSet, ReadonlyMap<string, number>>();

/** The number of links of a column; used for every column of every link, so counted once. */
export const countTies = (linkSet: LinkSet, name: string): number => {
  let counts = COUNTS.get(linkSet);
  if (!counts) {
    const found = new Map<string, number>();
    for (const names of tiesOf(linkSet)) for (const tied of new Set(names)) found.set(tied, (found.get(tied) ?? 0) + 1);
    counts = found;
    COUNTS.set(linkSet, counts);
  }
  return counts.get(name) ?? 0;
};

export const followersOf = ({ equals }: LinkSet): ReadonlySet<string> => new Set(equals.map(({ column }) => column));

export const opaqueOf = ({ opaque }: LinkSet): ReadonlySet<string> => new Set(opaque.map(({ column }) => column));
