import { type Rules, type SchemaDocument, tableKey, type Wishes } from '@rowloom/engine';
import type { Mode } from '../ledger/run-record.ts';
import { isSkippedBy } from '../run/run-tables.ts';

/**
 * Tables whose existing rows stay in the target, and may be referenced where the run gives them none: all if it appends
 * to them, those that rules skip if it empties the others, none if it creates them.
 */
export function existingTables(schema: SchemaDocument, rules: Rules, mode: Mode): readonly string[] {
  if (mode === 'create') return [];
  return schema.tables
    .filter((table) => table.partition_of === undefined && (mode === 'append' || isSkippedBy(rules, table)))
    .map(tableKey);
}

/** Requests for a run into a database; without one there is nothing to refer to. */
export const withExisting = (wishes: Wishes, schema: SchemaDocument, mode: Mode | undefined): Wishes =>
  mode === undefined ? wishes : { ...wishes, existing: existingTables(schema, wishes.rules ?? {}, mode) };
