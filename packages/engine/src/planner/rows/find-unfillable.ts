import { DIALECTS } from '../../language/dialect/dialect.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { missingPartitions, partitionStatement } from '../../language/schema/missing-partitions.ts';
import type { ForeignKey, SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import { hasRoom } from '../partition/has-room.ts';

/**
 * Tables that can hold no rows: partitioned ones without partitions, as when a program creates them monthly, and those
 * whose rows would have to refer to one of them. By table, a note with the remedy.
 */
export function findUnfillable(schema: SchemaDocument, asOf: string): ReadonlyMap<string, Issue> {
  const found = new Map<string, Issue>();
  if (!DIALECTS[schema.dialect].hasPartitionTables) return found;
  const note = (key: string, message: string): void =>
    void found.set(key, { code: 'unfillable_table', path: `tables.${key}`, message });
  const missing = missingPartitions(schema, asOf);
  const roots = schema.tables.filter(({ partition_of: of }) => of === undefined);
  for (const table of roots) {
    const key = tableKey(table);
    if (!hasRoom(schema, table))
      note(
        key,
        `${key} gets no rows: it is partitioned and has no partitions. --make-partitions (make_partitions in a request) creates the missing partitions, and undo drops them: ${someOf(statementsFor(missing, table))}.`,
      );
  }
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const table of roots) {
      const key = tableKey(table);
      const needed = table.foreign_keys.find((item) => isNeeded(table, item) && found.has(parentKey(table, item)));
      if (needed === undefined || found.has(key)) continue;
      const parent = parentKey(table, needed);
      note(key, `${key} gets no rows: each would have to refer to a row of ${parent}, which cannot have any.`);
    }
  }
  return found;
}

/** What would create room in a table, or in its parts without any. */
function statementsFor(missing: readonly Table[], { name, schema }: Table): readonly string[] {
  const own = missing.filter(({ partition_of: of }) => of?.table === name && of.schema === schema);
  return (own.length > 0 ? own : missing).map(partitionStatement);
}

/** Only the first few, because months are many. */
function someOf(statements: readonly string[]): string {
  const shown = statements.slice(0, SHOWN).join('; ');
  return statements.length <= SHOWN ? shown : `${shown}; and ${statements.length - SHOWN} more like them`;
}

const SHOWN = 4;

function isNeeded(table: Table, { columns }: ForeignKey): boolean {
  return columns.every((name) => table.columns.find((column) => column.name === name)?.nullable === false);
}

function parentKey(table: Table, { references }: ForeignKey): string {
  return tableKey({ name: references.table, schema: references.schema ?? table.schema });
}
