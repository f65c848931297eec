import { type ForeignKey, type PreviewRow, tableKey } from '@rowloom/engine';
import type { WovenSchema, WovenTable } from '../woven-schema.ts';

export const parentOf = ({ tables }: WovenSchema, { references }: ForeignKey): WovenTable | undefined =>
  tables.get(tableKey({ name: references.table, schema: references.schema }));

/** The rows by the values of some columns. */
export const keysOf = ({ rows }: WovenTable, columns: readonly string[]): ReadonlyMap<string, PreviewRow> =>
  new Map(rows.map((row) => [JSON.stringify(columns.map((name) => row[name])), row]));
