/**
 * Groups items that share a column, directly or through others; the order of first appearance is kept within a group.
 */
export const groupByColumns = <Item>(
  items: readonly Item[],
  columnsOfItem: (item: Item) => readonly string[],
): readonly (readonly Item[])[] => {
  let groups: readonly { readonly columns: ReadonlySet<string>; readonly items: readonly Item[] }[] = [];
  for (const item of items) {
    const names = columnsOfItem(item);
    const touching = groups.filter(({ columns }) => names.some((name) => columns.has(name)));
    const united = {
      columns: new Set([...touching.flatMap(({ columns }) => [...columns]), ...names]),
      items: [...touching.flatMap((group) => group.items), item],
    };
    groups = [...groups.filter((group) => !touching.includes(group)), united];
  }
  return groups.map((group) => group.items);
};
