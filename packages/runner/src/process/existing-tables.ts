import { type Rules, type SchemaDocument, tableKey, type Wishes } from '@rowloom/engine';
import type { Mode } from '../ledger/run-record.ts';
import { isSkippedBy } from '../run/run-tables.ts';

/**
 * Tables whose rows stay as they are in the target, and may be referred to where the run gives them none: all where it adds
 * to them, those that rules skip where it empties the others, none where it creates them.
 */
export function existingTables(schema: SchemaDocument, rules: Rules, mode: Mode): readonly string[] {
  if (mode === 'create') return [];
  return schema.tables
    .filter((table) => table.partition_of === undefined && (mode === 'append' || isSkippedBy(rules, table)))
    .map(tableKey);
}

/** Wishes for a run into a database; without one there is nothing to refer to. */
export const withExisting = (wishes: Wishes, schema: SchemaDocument, mode: Mode | undefined): Wishes =>
  mode === undefined ? wishes : { ...wishes, existing: existingTables(schema, wishes.rules ?? {}, mode) };
