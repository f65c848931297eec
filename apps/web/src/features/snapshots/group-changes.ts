import type { SnapshotDiff } from '@rowloom/contract';

type Change = SnapshotDiff['changes'][number];
export type ChangedTable = { readonly table: string | null; readonly changes: readonly Change[] };

/** Changes by table, in the order in which they come; those of the schema itself last. */
export function groupChanges(changes: readonly Change[]): readonly ChangedTable[] {
  const groups = Map.groupBy(changes, ({ table }) => table);
  return [...groups]
    .map(([table, list]) => ({ table, changes: list }))
    .toSorted((a, b) => Number(a.table === null) - Number(b.table === null));
}
