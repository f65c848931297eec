import type { Plan, TablePlan } from '@rowloom/engine';

/** Tables that are loaded together: a single one, or all tables of a cycle of references. */
export type TableGroup = {
  readonly tables: readonly string[];
  /** Groups whose rows must be loaded first. */
  readonly after: readonly number[];
  /** Rows refer to rows that are loaded later: all rows must arrive in one statement or transaction. */
  readonly cyclic: boolean;
  /**
   * One chunk at a time: rows refer to earlier rows of the same table, or its triggers do not allow two loads at once.
   */
  readonly inOrder: boolean;
};

/**
 * The order in which tables are filled while their foreign keys are enforced; chunks of `single` tables one at a time.
 */
export function groupTables(
  { tables }: Pick<Plan, 'tables'>,
  single: ReadonlySet<string> = new Set(),
): readonly TableGroup[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const groups = findComponents(tables, (table) => parentsOf(table).flatMap((name) => byName.get(name) ?? []));
  const groupOf = new Map(groups.flatMap((group, index) => group.map(({ name }) => [name, index] as const)));
  return groups.map((group, index) => {
    const after = new Set(group.flatMap(parentsOf).map((parent) => groupOf.get(parent) ?? index));
    after.delete(index);
    const self = group.flatMap(selfReferences);
    return {
      tables: group.map(({ name }) => name),
      after: [...after],
      cyclic: group.length > 1 || self.some((strategy) => !leadsBack(strategy)),
      inOrder: self.length > 0 || group.some(({ name }) => single.has(name)),
    };
  });
}

/**
 * Without enforced foreign keys every table is ready at once, except those with triggers. If these write to other
 * tables of the run, a trigger's own numbers come after the run's; and they may read the referenced rows, which come
 * first.
 */
export function separateTables(
  { tables }: Pick<Plan, 'tables'>,
  written: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  triggered: ReadonlySet<string> = new Set(),
  single: ReadonlySet<string> = new Set(),
): readonly TableGroup[] {
  const after = new Map<string, readonly string[]>();
  const waits = (name: string, other: string): boolean =>
    name === other || (after.get(name) ?? []).some((next) => waits(next, other));
  for (const table of tables) {
    const { name } = table;
    const first = [...(triggered.has(name) ? parentsOf(table) : []), ...(written.get(name) ?? [])];
    // Tables that read each other, or whose triggers write to each other, cannot both come last.
    for (const target of first) if (!waits(target, name)) after.set(name, [...(after.get(name) ?? []), target]);
  }
  const place = new Map(tables.map(({ name }, index) => [name, index]));
  return tables.map((table) => ({
    tables: [table.name],
    after: (after.get(table.name) ?? []).flatMap((target) => place.get(target) ?? []),
    cyclic: false,
    inOrder: single.has(table.name) || (triggered.has(table.name) && selfReferences(table).length > 0),
  }));
}

const present = ({ references }: TablePlan): TablePlan['references'] =>
  references.filter(({ columns, null_fraction }) => columns.length > 0 && null_fraction < 1);

const parentsOf = (table: TablePlan): readonly string[] => present(table).map(({ to }) => to);

const selfReferences = (table: TablePlan): readonly Strategy[] =>
  present(table).flatMap(({ to, strategy }) => (to === table.name ? [strategy] : []));

type Strategy = TablePlan['references'][number]['strategy'];

/** Whether every row of a table refers to itself or to an earlier one. */
const leadsBack = (strategy: Strategy): boolean =>
  strategy.kind === 'tree' || (strategy.kind === 'motif' && strategy.parents.every((parent, place) => parent <= place));

/**
 * Strongly connected components by Tarjan's algorithm: each comes after those that it leads to. Without recursion,
 * because chains may be long.
 */
function findComponents<Node>(
  nodes: readonly Node[],
  next: (node: Node) => readonly Node[],
): readonly (readonly Node[])[] {
  const order = new Map<Node, number>();
  const low = new Map<Node, number>();
  const stack: Node[] = [];
  const held = new Set<Node>();
  const found: Node[][] = [];
  for (const root of nodes) {
    if (order.has(root)) continue;
    const path = [{ node: root, rest: [...next(root)] }];
    const enter = (node: Node): void => {
      order.set(node, order.size);
      low.set(node, order.get(node) ?? 0);
      stack.push(node);
      held.add(node);
    };
    enter(root);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { node, rest } = step;
      const other = rest.pop();
      const lower = (value: number): void => void low.set(node, Math.min(low.get(node) ?? 0, value));
      if (other !== undefined) {
        if (!order.has(other)) {
          enter(other);
          path.push({ node: other, rest: [...next(other)] });
        } else if (held.has(other)) lower(order.get(other) ?? 0);
        continue;
      }
      path.pop();
      const above = path.at(-1)?.node;
      if (above !== undefined) low.set(above, Math.min(low.get(above) ?? 0, low.get(node) ?? 0));
      if (low.get(node) !== order.get(node)) continue;
      const component = stack.splice(stack.indexOf(node));
      for (const item of component) held.delete(item);
      found.push(component);
    }
  }
  return found;
}
