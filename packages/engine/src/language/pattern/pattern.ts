/** A set of strings to generate from. */
export type Pattern = {
  readonly source: string;
  readonly ignore_case: boolean;
  readonly node: PatternNode;
  /** No anchor on that side: more text is allowed there, but not required. */
  readonly open_start: boolean;
  readonly open_end: boolean;
  /** Whether one string may have several derivations, so that different indexes may give the same string. */
  readonly ambiguous: boolean;
};

export type PatternNode =
  /** One of these characters, in order of preference. */
  | { readonly kind: 'chars'; readonly chars: readonly string[] }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  /** `max` is Infinity if the pattern sets no limit. */
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };

export const EMPTY: PatternNode = { kind: 'sequence', items: [] };

type Lengths = { readonly least: number; readonly greatest: number };

const ONE: Lengths = { least: 1, greatest: 1 };

// Used at every level of a nested pattern, so computed once for each node.
const LENGTHS = new WeakMap<PatternNode, Lengths>();

const lengthsOf = (node: PatternNode): Lengths => {
  if (node.kind === 'chars') return ONE;
  const known = LENGTHS.get(node);
  if (known) return known;
  const found = findLengths(node);
  LENGTHS.set(node, found);
  return found;
};

const findLengths = (node: Exclude<PatternNode, { kind: 'chars' }>): Lengths => {
  if (node.kind === 'repeat') {
    const { least, greatest } = lengthsOf(node.item);
    return {
      least: node.min === 0 ? 0 : node.min * least,
      greatest: node.max === 0 || greatest === 0 ? 0 : node.max * greatest,
    };
  }
  const parts = (node.kind === 'sequence' ? node.items : node.options).map(lengthsOf);
  return node.kind === 'sequence'
    ? parts.reduce((a, b) => ({ least: a.least + b.least, greatest: a.greatest + b.greatest }), {
        least: 0,
        greatest: 0,
      })
    : {
        least: parts.reduce((least, part) => Math.min(least, part.least), Number.POSITIVE_INFINITY),
        greatest: parts.reduce((greatest, part) => Math.max(greatest, part.greatest), 0),
      };
};

/** The minimum number of characters of a node. */
export const leastLength = (node: PatternNode): number => lengthsOf(node).least;

/** The maximum number of characters, possibly Infinity. */
export const greatestLength = (node: PatternNode): number => lengthsOf(node).greatest;
