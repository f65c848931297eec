import type { IndexFacts } from './read-indexes.ts';

export type SortedIndexes = {
  /** Dropping these drops what is attached to them. */
  readonly roots: readonly IndexFacts[];
  /** Everything dropped with the roots, in the order of restoring. */
  readonly dropped: readonly IndexFacts[];
  /** Parent and child, the deepest first: a parent becomes valid with its last child. */
  readonly attached: readonly (readonly [parent: IndexFacts, child: IndexFacts])[];
  readonly kept: readonly { readonly index: IndexFacts; readonly reason: string }[];
};

/** An index of a partitioned table and those of its partitions are dropped together or stay together. */
export function sortIndexes(
  indexes: readonly IndexFacts[],
  rules: {
    /** Remaining indexes on which foreign keys rely. */
    readonly needed: ReadonlySet<number>;
    readonly wished: (table: number) => boolean;
  },
): SortedIndexes {
  const byOid = new Map(indexes.map((index) => [index.oid, index]));
  const parentOf = (index: IndexFacts): IndexFacts | undefined => byOid.get(index.parent);
  const depthOf = (index: IndexFacts): number => {
    const parent = parentOf(index);
    return parent === undefined ? 0 : depthOf(parent) + 1;
  };
  const rootOf = (index: IndexFacts): IndexFacts => {
    const parent = parentOf(index);
    return parent === undefined ? index : rootOf(parent);
  };
  const trees = Map.groupBy(indexes, rootOf);
  const kept: { index: IndexFacts; reason: string }[] = [];
  const roots: IndexFacts[] = [];
  for (const [root, members] of trees) {
    if (!rules.wished(root.table)) continue;
    const reason = whyKept(root, members, rules.needed);
    if (reason === undefined) roots.push(root);
    else kept.push({ index: root, reason });
  }
  const gone = new Set(roots);
  const dropped = indexes.filter((index) => gone.has(rootOf(index)));
  const attached = dropped
    .toSorted((a, b) => depthOf(b) - depthOf(a))
    .flatMap((child) => {
      const parent = parentOf(child);
      return parent === undefined ? [] : [[parent, child] as const];
    });
  return { roots, dropped, attached, kept };
}

function whyKept(root: IndexFacts, members: readonly IndexFacts[], needed: ReadonlySet<number>): string | undefined {
  if (root.parent !== 0) return 'it belongs to a partitioned table outside of the run';
  if (members.some(({ oid }) => needed.has(oid))) return 'a foreign key that stays relies on it';
  return members.find(({ fixed }) => fixed !== undefined)?.fixed;
}
