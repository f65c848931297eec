import type { Column, ForeignKey, SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import type { Profile, ProfileColumn, ProfileTable } from './profile.ts';

/** A schema with a profile's facts about its tables, and the tables of the profile that it lacks. */
export type ProfiledSchema = { readonly schema: SchemaDocument; readonly unused: readonly string[] };

/**
 * Applies a profile to a schema, by the names of tables and columns. Whatever the profile does not mention stays
 * unchanged.
 */
export function applyProfile(schema: SchemaDocument, profile: Profile): ProfiledSchema {
  const used = new Set<ProfileTable>();
  const tables = schema.tables.map((table) => {
    const found = findTable(profile, table);
    if (found === undefined) return table;
    used.add(found);
    return shapeTable(table, found);
  });
  const unused = profile.tables.filter((table) => !used.has(table)).map(({ name }) => name);
  return { schema: { ...schema, tables }, unused };
}

/** The same schema is preferred; another dialect may have another one, or none. */
function findTable({ tables }: Profile, { name, schema }: Table): ProfileTable | undefined {
  const named = tables.filter((table) => table.name === name);
  return named.find((table) => table.schema === schema) ?? (named.length === 1 ? named[0] : undefined);
}

function shapeTable(table: Table, found: ProfileTable): Table {
  const columns = new Map(found.columns.map((column) => [column.name, column]));
  const orders = (found.orders ?? []).filter(({ lesser, greater }) =>
    [lesser, greater].every((name) => table.columns.some((column) => column.name === name)),
  );
  return {
    ...table,
    columns: table.columns.map((column) => shapeColumn(column, columns.get(column.name))),
    foreign_keys: table.foreign_keys.map((key) => shapeKey(key, found)),
    statistics: { rows: found.rows, ...(orders.length === 0 ? {} : { orders }) },
  };
}

function shapeColumn(column: Column, found: ProfileColumn | undefined): Column {
  if (found === undefined) return column;
  const { name: _, null_fraction: nulls, ...rest } = found;
  return {
    ...column,
    statistics: { ...rest, ...(nulls === undefined || !column.nullable ? {} : { null_fraction: nulls }) },
  };
}

function shapeKey(key: ForeignKey, { keys = [] }: ProfileTable): ForeignKey {
  const found = keys.find(
    ({ columns, references }) => references === key.references.table && columns.join('\n') === key.columns.join('\n'),
  );
  return found === undefined ? key : { ...key, statistics: { children: found.children } };
}
