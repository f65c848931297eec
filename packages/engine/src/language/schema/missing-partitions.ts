import { DIALECTS } from '../dialect/dialect.ts';
import type { SchemaDocument, Table } from './schema-document.ts';
import { partitionParts } from './partition-parts.ts';
import { tableKey } from './table-key.ts';

/**
 * The missing partitions of tables that can hold no row at all, for the rows of a run at a time. They are marked as
 * made for a run, and undo removes them.
 */
export function missingPartitions(schema: SchemaDocument, asOf: string): readonly Table[] {
  if (!DIALECTS[schema.dialect].hasPartitionTables) return [];
  const taken = new Set(schema.tables.map(tableKey));
  const partsOf = (table: Table): readonly Table[] =>
    schema.tables.filter(
      ({ partition_of: of }) => of !== undefined && tableKey({ ...of, name: of.table }) === tableKey(table),
    );
  const hasRoom = (table: Table): boolean => table.partition_by === undefined || partsOf(table).some(hasRoom);
  const lacking = (table: Table): readonly Table[] =>
    partsOf(table).length === 0 ? [table] : partsOf(table).flatMap(lacking);
  return schema.tables
    .filter((table) => table.partition_of === undefined && !hasRoom(table))
    .flatMap(lacking)
    .flatMap((table) =>
      partitionParts(schema, table, asOf).map(([suffix, bounds]): Table => {
        const { name, schema: space, columns } = table;
        const place = space === undefined ? {} : { schema: space };
        return {
          name: freeName(taken, { ...place, name: `${cutBytes(name)}_${suffix}` }),
          ...place,
          columns,
          uniques: [],
          foreign_keys: [],
          checks: [],
          partition_of: { table: name, ...place, bounds, made: true },
        };
      }),
    );
}

/** The schema with the missing partitions that a run creates. */
export const withMissingPartitions = (schema: SchemaDocument, asOf: string): SchemaDocument => {
  const missing = missingPartitions(schema, asOf);
  return missing.length === 0 ? schema : { ...schema, tables: [...schema.tables, ...missing] };
};

/** Names of PostgreSQL have 63 bytes, and the suffix takes some of them. */
const MAX_LENGTH = 42;

function cutBytes(name: string): string {
  let cut = '';
  let bytes = 0;
  for (const letter of name) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    if (bytes > MAX_LENGTH) break;
    cut += letter;
  }
  return cut;
}

function freeName(taken: Set<string>, place: { readonly schema?: string; readonly name: string }): string {
  let { name } = place;
  for (let at = 2; taken.has(tableKey({ ...place, name })); at++) name = `${place.name}_${at}`;
  taken.add(tableKey({ ...place, name }));
  return name;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const qualified = (name: string, space: string | undefined): string =>
  space === undefined ? quote(name) : `${quote(space)}.${quote(name)}`;

/** The statement that makes such a partition. */
export function partitionStatement({ name, schema: space, partition_of: of }: Table): string {
  return `CREATE TABLE IF NOT EXISTS ${qualified(name, space)} PARTITION OF ${qualified(of?.table ?? '', of?.schema)} ${of?.bounds ?? ''}`;
}

/** The tables of a schema that were made for a run. */
export const madePartitions = ({ tables }: SchemaDocument): readonly Table[] =>
  tables.filter(({ partition_of: of }) => of?.made === true);
