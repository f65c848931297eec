import { checkColumns } from './check-table.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { NameIndex } from './name-index.ts';
import type { ForeignKey, Table } from './schema-document.ts';
import { tableKey } from './table-key.ts';

/** A foreign key leads from existing columns to the same number of columns of an existing table. */
export function checkForeignKey(table: Table, key: ForeignKey, path: string, index: NameIndex, issues: Issue[]): void {
  checkColumns(key.columns, columnNames(table), `${path}.columns`, issues);
  const { references } = key;
  const parent = index.table({ name: references.table, schema: references.schema });
  if (parent === undefined) {
    issues.push(unknownTable({ name: references.table, schema: references.schema }, `${path}.references.table`, index));
  } else {
    checkColumns(
      references.columns,
      columnNames(parent),
      `${path}.references.columns`,
      issues,
      `in ${tableKey(parent)}`,
    );
  }
  if (key.columns.length !== references.columns.length) {
    issues.push({
      code: 'contradiction',
      path,
      message: `${count(key.columns.length)} cannot refer to ${count(references.columns.length)}.`,
    });
  }
  if (key.initially_deferred === true && key.deferrable !== true) {
    issues.push({
      code: 'contradiction',
      path: `${path}.initially_deferred`,
      message: 'Only a deferrable key can be initially deferred: set deferrable to true.',
    });
  }
}

/** A partition belongs to a table that is partitioned, and not to itself. */
export function checkPartition(table: Table, path: string, index: NameIndex, issues: Issue[]): void {
  if (table.partition_of === undefined) return;
  const { table: name, schema } = table.partition_of;
  const parent = index.table({ name, schema });
  const at = `${path}.partition_of`;
  if (parent === undefined) issues.push(unknownTable({ name, schema }, `${at}.table`, index));
  else if (parent.partition_by === undefined)
    issues.push({
      code: 'contradiction',
      path: at,
      message: `${tableKey(parent)} has partitions but no partition_by.`,
    });
  const seen = new Set<Table>([table]);
  for (let next = parent; next !== undefined; ) {
    if (seen.has(next)) {
      issues.push({ code: 'contradiction', path: at, message: `${tableKey(table)} is a partition of itself.` });
      return;
    }
    seen.add(next);
    const above: Table['partition_of'] = next.partition_of;
    next = above === undefined ? undefined : index.table({ name: above.table, schema: above.schema });
  }
}

function unknownTable(
  name: { readonly name: string; readonly schema: string | undefined },
  path: string,
  index: NameIndex,
): Issue {
  return {
    code: 'unknown_table',
    path,
    message: `There is no table ${tableKey(name)}.${index.nearest('table', name)}`,
  };
}

function columnNames(table: Table): ReadonlySet<string> {
  return new Set(table.columns.map(({ name }) => name));
}

function count(columns: number): string {
  return columns === 1 ? '1 column' : `${columns} columns`;
}
