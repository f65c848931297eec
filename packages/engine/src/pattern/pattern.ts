/** A set of strings, as something to generate from. */
export type Pattern = {
  readonly source: string;
  readonly ignore_case: boolean;
  readonly node: PatternNode;
  /** No anchor on that side: more text may stand there, but none has to. */
  readonly open_start: boolean;
  readonly open_end: boolean;
  /** Whether one string may come about in several ways, so that different indexes may give the same string. */
  readonly ambiguous: boolean;
};

export type PatternNode =
  /** One character out of these, in order of preference. */
  | { readonly kind: 'chars'; readonly chars: readonly string[] }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  /** `max` is Infinity where the pattern sets no limit. */
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };

export const EMPTY: PatternNode = { kind: 'sequence', items: [] };

/** The fewest characters that a node takes. */
export const leastLength = (node: PatternNode): number => {
  switch (node.kind) {
    case 'chars':
      return 1;
    case 'sequence':
      return node.items.reduce((sum, item) => sum + leastLength(item), 0);
    case 'choice':
      return Math.min(...node.options.map(leastLength));
    case 'repeat':
      return node.min === 0 ? 0 : node.min * leastLength(node.item);
    default:
      return node satisfies never;
  }
};

/** The most characters, possibly Infinity. */
export const greatestLength = (node: PatternNode): number => {
  switch (node.kind) {
    case 'chars':
      return 1;
    case 'sequence':
      return node.items.reduce((sum, item) => sum + greatestLength(item), 0);
    case 'choice':
      return Math.max(...node.options.map(greatestLength));
    case 'repeat': {
      const most = greatestLength(node.item);
      return node.max === 0 || most === 0 ? 0 : node.max * most;
    }
    default:
      return node satisfies never;
  }
};
