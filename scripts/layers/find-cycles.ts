/** Tarjan's strongly connected components, limited to cycles: more than one node, or a node naming itself. */
export const findCycles = (edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const cycles: string[][] = [];

  const lower = (node: string, candidate: number): void => {
    low.set(node, Math.min(low.get(node) ?? candidate, candidate));
  };

  const visit = (node: string): void => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    open.push(node);
    isOpen.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        lower(node, low.get(next) ?? own);
      } else if (isOpen.has(next)) {
        lower(node, index.get(next) ?? own);
      }
    }
    if (low.get(node) !== own) return;
    const component = open.splice(open.indexOf(node));
    for (const member of component) isOpen.delete(member);
    if (component.length > 1 || edges.get(node)?.includes(node) === true) cycles.push(component);
  };

  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return cycles;
};
