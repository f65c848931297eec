import {
  type Check,
  type Column,
  type ColumnType,
  findDomain,
  resolveType,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';

/** A column in a database without domains. */
export type TargetColumn = {
  readonly column: Column;
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** Part of a key: some databases cannot index a text without a limit. */
  readonly keyed: boolean;
  /** Checks of the domains of the column's type; in them the column is called `value`. */
  readonly domainChecks: readonly Check[];
  readonly default: string | undefined;
};

export function targetColumns(document: SchemaDocument, table: Table): readonly TargetColumn[] {
  const keyed = keyedColumns(document, table);
  return table.columns.map((column) => {
    const checks: Check[] = [];
    let { nullable } = column;
    let fallback = column.default;
    for (
      let domain = findDomain(document, column.type);
      domain !== undefined;
      domain = findDomain(document, domain.type)
    ) {
      checks.push(...domain.checks);
      nullable &&= domain.nullable;
      fallback ??= column.identity === undefined && column.generated === undefined ? domain.default : undefined;
    }
    const type = resolveType(document, referencedType(document, table, column, new Set()) ?? column.type);
    return { column, type, nullable, keyed: keyed.has(column.name), domainChecks: checks, default: fallback };
  });
}

function keyedColumns(document: SchemaDocument, table: Table): ReadonlySet<string> {
  const own = [
    ...(table.primary_key?.columns ?? []),
    ...table.uniques.flatMap(({ columns }) => columns),
    ...table.foreign_keys.flatMap(({ columns }) => columns),
  ];
  const referred = document.tables
    .flatMap(({ foreign_keys }) => foreign_keys)
    .filter(({ references }) => tableKey({ name: references.table, schema: references.schema }) === tableKey(table));
  return new Set([...own, ...referred.flatMap(({ references }) => references.columns)]);
}

/** The type of the referenced column: MySQL requires the same type at both ends of a key, PostgreSQL does not. */
function referencedType(
  document: SchemaDocument,
  table: Table,
  column: Column,
  seen: Set<Column>,
): ColumnType | undefined {
  if (seen.has(column)) return undefined;
  seen.add(column);
  const key = table.foreign_keys.find(({ columns }) => columns.includes(column.name));
  const parent = document.tables.find(
    (item) =>
      key !== undefined && tableKey(item) === tableKey({ name: key.references.table, schema: key.references.schema }),
  );
  const name = key?.references.columns[key.columns.indexOf(column.name)];
  const target = parent?.columns.find((item) => item.name === name);
  if (parent === undefined || target === undefined) return undefined;
  return referencedType(document, parent, target, seen) ?? target.type;
}
