import { canonicalJson, type ColumnType, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { rewritePartitionBounds, rewritePartitionKey } from '../../rewrite/postgresql/rewrite-postgresql.ts';

/** The table that this one is a partition of, if both can be written so. */
export function parentOf(document: SchemaDocument, table: Table): Table | undefined {
  const { partition_of: partition } = table;
  if (partition === undefined || document.dialect !== 'postgresql' || boundsOf(table) === undefined) return undefined;
  const parent = findTable(document, { name: partition.table, schema: partition.schema });
  return parent === undefined || partitionKey(document, parent) === undefined ? undefined : parent;
}

/** The bounds of a partition, as written after its parent's name. */
export function boundsOf(table: Table): string | undefined {
  return remember(bounds, table, ({ partition_of: partition }) =>
    partition === undefined ? undefined : rewritePartitionBounds(partition.bounds),
  );
}

/** The text after PARTITION BY. The server allows a key to call only immutable functions. */
export function partitionKey({ dialect }: SchemaDocument, table: Table): string | undefined {
  if (dialect !== 'postgresql') return undefined;
  return remember(keys, table, ({ partition_by: by }) =>
    by === undefined ? undefined : rewritePartitionKey(by, () => true),
  );
}

/** Every writer uses them repeatedly. */
const bounds = new WeakMap<Table, { readonly text: string | undefined }>();
const keys = new WeakMap<Table, { readonly text: string | undefined }>();

function remember(
  known: WeakMap<Table, { readonly text: string | undefined }>,
  table: Table,
  write: (table: Table) => string | undefined,
): string | undefined {
  const found = known.get(table) ?? { text: write(table) };
  known.set(table, found);
  return found.text;
}

type Parts = Pick<Table, 'primary_key' | 'uniques' | 'foreign_keys' | 'checks' | 'exclusions'>;

/** Constraints that a partition does not inherit from its parent, whatever their names. */
export function ownParts(table: Table, parent: Table | undefined): Parts {
  if (parent === undefined) return table;
  const {
    primary_key: primaryKey,
    exclusions,
    ...rest
  } = {
    primary_key: table.primary_key,
    uniques: own(table.uniques, parent.uniques),
    foreign_keys: own(table.foreign_keys, parent.foreign_keys),
    checks: own(table.checks, parent.checks),
    exclusions: table.exclusions,
  };
  return {
    ...rest,
    ...(primaryKey === undefined || parent.primary_key !== undefined ? {} : { primary_key: primaryKey }),
    ...(exclusions === undefined ? {} : { exclusions: own(exclusions, parent.exclusions ?? []) }),
  };
}

function own<T extends { readonly name?: string }>(items: readonly T[], above: readonly T[]): readonly T[] {
  const known = new Set(above.map(meaning));
  return items.filter((item) => !known.has(meaning(item)));
}

/** An index of a partition belongs to a constraint or is separate; its uniqueness is the same. */
function meaning({ name: _name, ...rest }: { readonly name?: string; readonly index?: boolean }): string {
  const { index: _index, ...meant } = rest;
  return canonicalJson(meant);
}

/** The tables that this one inherits from, other than by partitioning. */
export function parentsOf(document: SchemaDocument, { inherits = [] }: Table): readonly Table[] {
  if (document.dialect !== 'postgresql') return [];
  return inherits.flatMap(({ table, schema }) => findTable(document, { name: table, schema }) ?? []);
}

function findTable(document: SchemaDocument, name: Parameters<typeof tableKey>[0]): Table | undefined {
  return document.tables.find((table) => tableKey(table) === tableKey(name));
}

/**
 * Parents before their partitions and heirs, tables before those that have their row type in a column; otherwise in
 * order.
 */
export function inCreationOrder(document: SchemaDocument): readonly Table[] {
  const done = new Set<Table>();
  const add = (table: Table, below: ReadonlySet<Table>): void => {
    if (done.has(table) || below.has(table)) return;
    const before = [
      parentOf(document, table) ?? [],
      parentsOf(document, table),
      table.columns.flatMap(({ type }) => rowTypeOf(document, type) ?? []),
    ].flat();
    for (const item of before) add(item, new Set([...below, table]));
    done.add(table);
  };
  for (const table of document.tables) add(table, new Set());
  return [...done];
}

function rowTypeOf(document: SchemaDocument, type: ColumnType): Table | undefined {
  if (type.kind === 'array') return rowTypeOf(document, type.element);
  return type.kind === 'composite' ? findTable(document, type) : undefined;
}
