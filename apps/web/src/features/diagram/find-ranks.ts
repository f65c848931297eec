import type { DiagramModel, DiagramTable } from './diagram-model.ts';

/**
 * Tables by how far they are from those that refer to nothing, parents before children; in each rank those with the same
 * parents stand together. References in a circle count as far as they were met first.
 */
export function findRanks(
  tables: readonly DiagramTable[],
  edges: DiagramModel['edges'],
): readonly (readonly DiagramTable[])[] {
  const parents = new Map(tables.map(({ key }): [string, string[]] => [key, []]));
  for (const { from, to } of edges) if (from !== to && parents.has(to)) parents.get(from)?.push(to);
  const rankOf = rankAll(parents);
  const ranks: DiagramTable[][] = [];
  for (const table of tables) (ranks[rankOf.get(table.key) ?? 0] ??= []).push(table);
  const placeOf = new Map<string, number>();
  return ranks.map((rank) => {
    const middle = new Map(rank.map(({ key }) => [key, average(parents.get(key) ?? [], placeOf)]));
    const ordered = rank.toSorted((a, b) => (middle.get(a.key) ?? 0) - (middle.get(b.key) ?? 0));
    ordered.forEach(({ key }, place) => placeOf.set(key, place / ordered.length));
    return ordered;
  });
}

/** Without recursion: a chain of references may be as long as the schema. */
function rankAll(parents: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const rankOf = new Map<string, number>();
  const open = new Set<string>();
  for (const first of parents.keys()) {
    const path = [first];
    for (let key = path.at(-1); key !== undefined; key = path.at(-1)) {
      const next = rankOf.has(key)
        ? undefined
        : parents.get(key)?.find((parent) => !rankOf.has(parent) && !open.has(parent));
      open.add(key);
      if (next !== undefined) {
        path.push(next);
        continue;
      }
      if (!rankOf.has(key)) {
        const above = (parents.get(key) ?? []).flatMap((parent) => rankOf.get(parent) ?? []);
        rankOf.set(key, above.length === 0 ? 0 : Math.max(...above) + 1);
      }
      open.delete(key);
      path.pop();
    }
  }
  return rankOf;
}

const average = (keys: readonly string[], placeOf: ReadonlyMap<string, number>): number =>
  keys.length === 0 ? 0 : keys.reduce((sum, key) => sum + (placeOf.get(key) ?? 0), 0) / keys.length;
