import { type Plan, type Table, tableKey } from '@rowloom/engine';
import { groupTables } from './load/group-tables.ts';

/** Below this, maintaining a table's indexes and keys row by row is faster than dropping and rebuilding them. */
const SMALL = 2000;

export type RelaxedTable = Table & { readonly foreignKeys: boolean; readonly indexes: boolean };

/** Which tables lose their indexes and foreign keys during the load: the large ones, and those of a cycle. */
export function tablesToRelax(plan: Plan, tables: readonly Table[]): readonly RelaxedTable[] {
  const cyclic = new Set(groupTables(plan).flatMap((group) => (group.cyclic ? group.tables : [])));
  const rows = new Map(plan.tables.map((table) => [table.name, table.rows]));
  const isSmall = (name: string): boolean => (rows.get(name) ?? 0) <= SMALL && !cyclic.has(name);
  return tables.map((table) => {
    const name = tableKey(table);
    // A key that refers to a table without indexes could not be checked.
    const parents = table.foreign_keys.map(({ references }) => tableKey({ ...references, name: references.table }));
    return { ...table, indexes: !isSmall(name), foreignKeys: ![name, ...parents].every(isSmall) };
  });
}
