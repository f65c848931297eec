import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';

export type KeptTables = {
  readonly schema: SchemaDocument;
  /** Tables included only because others refer to them. */
  readonly kept: ReadonlySet<string>;
};

/** The tables of these names in a target's schema, their partitions, and whatever they refer to. */
export function keepTables(schema: SchemaDocument, names: ReadonlySet<string>): KeptTables {
  const byKey = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const found = new Map<string, Table>();
  const wished = schema.tables.filter(({ name }) => names.has(name));
  const queue = [...wished];
  for (let table = queue.pop(); table !== undefined; table = queue.pop()) {
    const key = tableKey(table);
    if (found.has(key)) continue;
    found.set(key, table);
    for (const { references } of table.foreign_keys) {
      const parent = byKey.get(keyOf(references));
      if (parent !== undefined) queue.push(parent);
    }
    queue.push(
      ...schema.tables.filter(({ partition_of }) => partition_of !== undefined && keyOf(partition_of) === key),
    );
  }
  const own = new Set(wished.map(tableKey));
  return {
    schema: { ...schema, tables: schema.tables.filter((table) => found.has(tableKey(table))) },
    kept: new Set([...found.keys()].filter((key) => !own.has(key))),
  };
}

const keyOf = ({ table, schema }: { readonly table: string; readonly schema?: string }): string =>
  tableKey({ name: table, schema });
