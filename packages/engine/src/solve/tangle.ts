import type { ColumnsByName, Conjunct, Link } from './conjunct.ts';
import { namesOfLink } from './conjunct.ts';
import type { Difference } from './difference.ts';
import type { EqualLink } from './eliminate.ts';
import type { LinearLink } from './propagate.ts';

export type DistinctLink = Extract<Link, { kind: 'distinct' }>;
export type BoundLink = Extract<Link, { kind: 'bound' }>;

/** The ties of one way after elimination and propagation, sorted by what they are; those that hold anyway are gone. */
export type Tangle = {
  readonly columns: ColumnsByName;
  readonly conjunct: Conjunct;
  readonly equals: readonly EqualLink[];
  /** Those of `equals` that are no sums. */
  readonly opaque: readonly EqualLink[];
  readonly differences: readonly Difference[];
  /** Sums of three columns or more, or with factors of their own. */
  readonly sums: readonly LinearLink[];
  readonly distincts: readonly DistinctLink[];
  readonly bounds: readonly BoundLink[];
};

/** The columns of every tie that leaves room, equations apart. */
export const tiesOf = ({ differences, sums, distincts, bounds }: Tangle): readonly (readonly string[])[] => [
  ...differences.map(({ lesser, greater }) => [lesser, greater]),
  ...[...sums, ...distincts, ...bounds].map(namesOfLink),
];

export const countTies = (tangle: Tangle, name: string): number =>
  tiesOf(tangle).filter((names) => names.includes(name)).length;

export const followersOf = ({ equals }: Tangle): ReadonlySet<string> => new Set(equals.map(({ column }) => column));

export const opaqueOf = ({ opaque }: Tangle): ReadonlySet<string> => new Set(opaque.map(({ column }) => column));
