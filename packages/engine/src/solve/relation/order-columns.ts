/** `after` needs `before`; a soft preference may be dropped if the preferences form a cycle. */
export type Precedence = { readonly before: string; readonly after: string; readonly soft: boolean };

const sort = (
  names: readonly string[],
  edges: readonly Precedence[],
): { readonly order: readonly string[]; readonly rest: readonly string[] } => {
  const order: string[] = [];
  const waiting = new Set(names);
  const needs = new Map<string, number>();
  const followers = new Map<string, string[]>();
  for (const { before, after } of edges) {
    if (before === after || !waiting.has(before)) continue;
    needs.set(after, (needs.get(after) ?? 0) + 1);
    followers.set(before, [...(followers.get(before) ?? []), after]);
  }
  for (;;) {
    const ready = findFirst(waiting, (name) => (needs.get(name) ?? 0) === 0);
    if (ready === undefined) return { order, rest: [...waiting] };
    order.push(ready);
    waiting.delete(ready);
    for (const after of followers.get(ready) ?? []) needs.set(after, (needs.get(after) ?? 0) - 1);
  }
};

const findFirst = (names: Iterable<string>, test: (name: string) => boolean): string | undefined => {
  for (const name of names) if (test(name)) return name;
  return undefined;
};

/** An order in which dependencies come first; `stuck` are the columns for which there is none. */
export const orderColumns = (
  names: readonly string[],
  edges: readonly Precedence[],
): { readonly order: readonly string[]; readonly stuck: readonly string[]; readonly bent: readonly string[] } => {
  const all = sort(names, edges);
  if (all.rest.length === 0) return { order: all.order, stuck: [], bent: [] };
  const hard = sort(
    names,
    edges.filter(({ soft }) => !soft),
  );
  return { order: [...hard.order, ...hard.rest], stuck: hard.rest, bent: all.rest };
};
