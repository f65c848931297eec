import { canonicalJson } from '../../schema/canonical-json.ts';
import type { SchemaDocument, Table } from '../../schema/schema-document.ts';
import { partitionsOf } from './partitions-of.ts';

/**
 * A partitioned table with the keys that only its partitions have: rows go through the root, and whichever partition a
 * row lands in asks for them. CHECKs are left to the bounds, since each holds in its own partition only.
 */
export function gatherPartitions(schema: SchemaDocument, table: Table): Table {
  if (table.partition_by === undefined) return table;
  return partitionsOf(schema, table)
    .map((partition) => gatherPartitions(schema, partition))
    .reduce((root, partition) => {
      const primary = root.primary_key ?? partition.primary_key;
      const exclusions = join(root.exclusions ?? [], partition.exclusions ?? []);
      return {
        ...root,
        columns: root.columns.map((column) =>
          column.nullable && partition.columns.some(({ name, nullable }) => name === column.name && !nullable)
            ? { ...column, nullable: false }
            : column,
        ),
        uniques: join(root.uniques, partition.uniques),
        foreign_keys: join(root.foreign_keys, partition.foreign_keys),
        ...(primary === undefined ? {} : { primary_key: primary }),
        ...(exclusions.length === 0 ? {} : { exclusions }),
      };
    }, table);
}

function join<T extends { readonly name?: string }>(items: readonly T[], more: readonly T[]): readonly T[] {
  const known = new Set(items.map(meaning));
  return [...items, ...more.filter((item) => !known.has(meaning(item)))];
}

/** What a key asks for, whatever it is called and however it was made. */
function meaning({ name: _name, ...rest }: { readonly name?: string; readonly index?: boolean }): string {
  const { index: _index, ...meant } = rest;
  return canonicalJson(meant);
}
