import { canonicalJson } from '../../base/bytes/canonical-json.ts';
import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { partitionsOf } from './partitions-of.ts';

/**
 * A partitioned table with the keys that only its partitions have: rows go through the root, and the partition that
 * receives a row enforces them. CHECKs are left to the bounds, because each holds only in its own partition.
 */
export function gatherPartitions(schema: SchemaDocument, table: Table): Table {
  if (table.partition_by === undefined) return table;
  const partitions = partitionsOf(schema, table).map((partition) => gatherPartitions(schema, partition));
  const filled = new Set(
    partitions.flatMap(({ columns }) => columns.filter(({ nullable }) => !nullable).map(({ name }) => name)),
  );
  const primary = [table, ...partitions].flatMap((item) => item.primary_key ?? [])[0];
  const exclusions = join(
    table.exclusions ?? [],
    partitions.flatMap((item) => item.exclusions ?? []),
  );
  return {
    ...table,
    columns: table.columns.map((column) => (filled.has(column.name) ? { ...column, nullable: false } : column)),
    uniques: join(
      table.uniques,
      partitions.flatMap((item) => item.uniques),
    ),
    foreign_keys: join(
      table.foreign_keys,
      partitions.flatMap((item) => item.foreign_keys),
    ),
    ...(primary === undefined ? {} : { primary_key: primary }),
    ...(exclusions.length === 0 ? {} : { exclusions }),
  };
}

/** Each once, the root's own first. */
function join<T extends { readonly name?: string }>(items: readonly T[], more: readonly T[]): readonly T[] {
  const known = new Set(items.map(meaning));
  const added = new Map(more.map((item) => [meaning(item), item]));
  return [...items, ...[...added].filter(([key]) => !known.has(key)).map(([, item]) => item)];
}

/** A key's meaning, whatever its name and form. */
function meaning({ name: _name, ...rest }: { readonly name?: string; readonly index?: boolean }): string {
  const { index: _index, ...meant } = rest;
  return canonicalJson(meant);
}
