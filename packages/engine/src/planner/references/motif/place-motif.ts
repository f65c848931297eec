import type { MotifState } from './motif-state.ts';
import { keysOf } from './find-motif-tables.ts';
import type { MotifTable } from './motif-table.ts';
import { isCovered, isOwn, namingReferences, originsOf } from './proves-apart.ts';
import type { PlacedValue, TableMotif } from '../../draft/table-motif.ts';
import { type MotifRow, type Use, valueIn } from './variable.ts';

/** Assigns places to the rows of a motif: first those that can occur only once. */
export function placeMotif(state: MotifState): ReadonlyMap<string, TableMotif> {
  const once = findSingles(state);
  const places = new Map<MotifRow, number>();
  const ordered = new Map<string, readonly MotifRow[]>();
  for (const [key, rows] of state.rows) {
    const sorted = parentsFirst(rows);
    const all = [...sorted.filter((row) => once.has(row)), ...sorted.filter((row) => !once.has(row))];
    ordered.set(key, all);
    all.forEach((row, place) => places.set(row, place));
  }
  const sources = findSources(state);
  const referred = new Set([...state.tables.values()].flatMap(({ references }) => references.map(({ to }) => to)));
  return new Map(
    [...ordered].map(([key, rows]) => {
      const table = state.tableOf(key);
      const singles = rows.filter((row) => once.has(row)).length;
      return [
        key,
        {
          once: singles,
          every: rows.length - singles,
          isLast: !referred.has(key) && table.keys.every((set) => hasOwn(state, rows, set)),
          parents: new Map(
            table.references.map(({ index }) => [
              index,
              rows.map((row) => {
                const parent = row.parents.get(index);
                return parent === undefined || parent === null ? -1 : (places.get(parent) ?? -1);
              }),
            ]),
          ),
          columns: new Map(
            table.columns.map((column) => [column, rows.map((row) => placedValue(state, sources, row, column))]),
          ),
          variants: new Map(
            table.groups.map(({ columns, variants }) => [
              columns.join('\n'),
              rows.map((row) => variants.map((variant) => state.allows(row, variant))),
            ]),
          ),
          distinct: new Set(
            [
              ...table.keys.filter((set) => !hasOwn(state, rows, set)),
              ...(referred.has(key)
                ? keysOf(table.target).filter((set) => areToldByParents(state, rows, set, once))
                : []),
            ].map((set) => set.join('\n')),
          ),
        },
      ] as const;
    }),
  );
}

/** Rows of one table that refer to each other are ordered for loading, as far as possible. */
function parentsFirst(rows: readonly MotifRow[]): readonly MotifRow[] {
  const sorted = new Set<MotifRow>();
  const visit = (row: MotifRow, below: ReadonlySet<MotifRow>): void => {
    if (sorted.has(row) || below.has(row)) return;
    for (const parent of row.parents.values()) if (parent?.table === row.table) visit(parent, new Set([...below, row]));
    sorted.add(row);
  };
  for (const row of rows) visit(row, new Set());
  return [...sorted];
}

/** Whether a key has a column that some row makes for itself: such a key is kept by the usual methods. */
function hasOwn(state: MotifState, rows: readonly MotifRow[], key: readonly string[]): boolean {
  return rows.some((row) => key.some((column) => isOwn(state, row, column)));
}

/**
 * Whether a key names for each row a parent that no other row has: a different one at each place, and in each group.
 */
function areToldByParents(
  state: MotifState,
  rows: readonly MotifRow[],
  key: readonly string[],
  once: ReadonlySet<MotifRow>,
): boolean {
  return [...new Set(rows.flatMap((row) => namingReferences(state, row, key)))].some((index) => {
    const parents = new Set(rows.flatMap((row) => row.parents.get(index) ?? []));
    return (
      parents.size === rows.length && rows.every((row) => once.has(row) === once.has(row.parents.get(index) ?? row))
    );
  });
}

/** Rows whose key is the same in every group, and the rows that these refer to. */
function findSingles(state: MotifState): ReadonlySet<MotifRow> {
  const once = new Set<MotifRow>();
  let found = true;
  const add = (row: MotifRow): void => {
    if (once.has(row)) return;
    once.add(row);
    found = true;
    for (const parent of row.parents.values()) if (parent !== undefined && parent !== null) add(parent);
  };
  while (found) {
    found = false;
    for (const [key, rows] of state.rows) {
      const table = state.tableOf(key);
      for (const row of rows) if (!once.has(row) && !repeats(state, table, row, once)) add(row);
    }
  }
  return once;
}

function repeats(state: MotifState, table: MotifTable, row: MotifRow, once: ReadonlySet<MotifRow>): boolean {
  return table.keys.every(
    (key) =>
      key.some((column) => valueIn(row, column).isNull === true || isOwn(state, row, column)) ||
      namingReferences(state, row, key).some((index) => {
        const parent = row.parents.get(index);
        return parent !== undefined && parent !== null && !once.has(parent);
      }),
  );
}

type Sources = ReadonlyMap<MotifRow, ReadonlyMap<string, PlacedValue>>;

/** The source of each column's value in each row: the shortest path to the row in which the value begins. */
function findSources(state: MotifState): Sources {
  const sources = new Map<MotifRow, Map<string, PlacedValue>>();
  const waiting: Use[] = [];
  const put = (row: MotifRow, column: string, value: PlacedValue): void => {
    const known = sources.get(row) ?? new Map<string, PlacedValue>();
    sources.set(row, known);
    if (known.has(column)) return;
    known.set(column, value);
    waiting.push({ row, column });
  };
  const below = findChildren(state);
  for (const [key, rows] of state.rows) {
    for (const row of rows)
      for (const column of state.tableOf(key).columns)
        if (!isCovered(state, row, column)) put(row, column, { kind: 'own' });
  }
  for (let use = waiting.shift(); use !== undefined; use = waiting.shift()) {
    const { row, column } = use;
    for (const { child, reference } of below.get(row) ?? []) {
      const { index, columns, toColumns, isTree } = reference;
      toColumns.forEach((name, place) => {
        const own = columns[place];
        if (name === column && own !== undefined && !(isTree && own === name))
          put(child, own, { kind: 'parent', reference: index, column });
      });
    }
  }
  return sources;
}

type Below = { readonly child: MotifRow; readonly reference: MotifTable['references'][number] };

function findChildren(state: MotifState): ReadonlyMap<MotifRow, readonly Below[]> {
  const below = new Map<MotifRow, Below[]>();
  for (const [key, rows] of state.rows) {
    for (const reference of state.tableOf(key).references)
      for (const child of rows) {
        const parent = child.parents.get(reference.index);
        if (parent === undefined || parent === null) continue;
        const known = below.get(parent) ?? [];
        below.set(parent, known);
        known.push({ child, reference });
      }
  }
  return below;
}

function placedValue(state: MotifState, sources: Sources, row: MotifRow, column: string): PlacedValue {
  const { isNull, values } = valueIn(row, column);
  if (isNull === true) return { kind: 'null' };
  const source = sources.get(row)?.get(column) ?? { kind: 'own' };
  if (source.kind === 'parent') return source;
  if (state.tableOf(row.table).ruled.has(column)) return source;
  if (values !== undefined)
    return values.length === 1 || isShared(state, row, column) ? { kind: 'list', values: values.slice(0, 1) } : source;
  return isShared(state, row, column) ? { kind: 'same' } : source;
}

const isShared = (state: MotifState, row: MotifRow, column: string): boolean =>
  originsOf(state, valueIn(row, column)).length > 1;
