import { canonicalJson, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';

/**
 * The table without the keys that it inherits from its partitioned table: those are checked there, over all partitions
 * at once.
 */
export function withoutInherited(document: SchemaDocument, table: Table): Table {
  const { partition_of: partition } = table;
  const parent =
    partition && document.tables.find((item) => tableKey(item) === tableKey({ ...partition, name: partition.table }));
  if (parent === undefined) return table;
  const { primary_key: primaryKey, ...rest } = table;
  return {
    ...rest,
    ...(primaryKey === undefined || parent.primary_key !== undefined ? {} : { primary_key: primaryKey }),
    uniques: own(table.uniques, parent.uniques),
    foreign_keys: own(table.foreign_keys, parent.foreign_keys),
    exclusions: own(table.exclusions ?? [], parent.exclusions ?? []),
  };
}

function own<T extends { readonly name?: string }>(items: readonly T[], above: readonly T[]): readonly T[] {
  const known = new Set(above.map(meaning));
  return items.filter((item) => !known.has(meaning(item)));
}

/** A partition's index has its own name, and may be an index where the parent has a constraint. */
function meaning({
  name: _name,
  index: _index,
  ...rest
}: {
  readonly name?: string;
  readonly index?: boolean;
}): string {
  return canonicalJson(rest);
}
