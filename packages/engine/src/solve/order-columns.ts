/** `after` needs `before`; a soft wish may be given up where the wishes go round in a circle. */
export type Precedence = { readonly before: string; readonly after: string; readonly soft: boolean };

const sort = (
  names: readonly string[],
  edges: readonly Precedence[],
): { readonly order: readonly string[]; readonly rest: readonly string[] } => {
  const order: string[] = [];
  const waiting = new Set(names);
  for (;;) {
    const ready = [...waiting].find(
      (name) => !edges.some(({ before, after }) => after === name && before !== name && waiting.has(before)),
    );
    if (ready === undefined) return { order, rest: [...waiting] };
    order.push(ready);
    waiting.delete(ready);
  }
};

/** An order in which everything needed comes first; `stuck` are the columns for which there is none. */
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
