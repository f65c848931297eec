import { nearestName, type SchemaDocument } from '@rowloom/engine';
import type { IntrospectRequest } from '../session/driver.ts';
import type { Session } from '../session/session.ts';
import { targetError } from '../target/target-error.ts';
import { buildTable } from './introspect/build-table.ts';
import { groupByTable, makeCatalogue, placeKey } from './introspect/catalogue.ts';
import { readChecks } from './introspect/read-checks.ts';
import { readColumns } from './introspect/read-columns.ts';
import { type DatabaseRow, readDatabases } from './introspect/read-databases.ts';
import { type ForeignKeyRow, readForeignKeys } from './introspect/read-foreign-keys.ts';
import { readUniqueIndexes } from './introspect/read-indexes.ts';
import { readPartitions } from './introspect/read-partitions.ts';
import { readStatistics } from './introspect/read-statistics.ts';
import { readTables, type TableRow } from './introspect/read-tables.ts';
import { readInsertTriggers } from './introspect/read-triggers.ts';

/** The server's own databases, and Rowloom's. */
const RESERVED = new Set(['mysql', 'information_schema', 'performance_schema', 'sys', 'rowloom']);

/**
 * Reads the schema of the session's database, or of the requested ones, which are then the document's schemas. Reads
 * only the catalogue, and writes nothing.
 */
export async function introspectMysql(session: Session, request: IntrospectRequest = {}): Promise<SchemaDocument> {
  const databases = await chooseDatabases(session, request.schemas);
  const catalogue = makeCatalogue(
    session,
    databases.map(({ name }) => name),
  );
  const tables = (await readTables(catalogue)).toSorted((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1));
  const columns = groupByTable(await readColumns(catalogue));
  const indexes = groupByTable(await readUniqueIndexes(catalogue));
  const keys = withinDocument(await readForeignKeys(catalogue), tables);
  const foreignKeys = groupByTable(keys);
  const checks = groupByTable(await readChecks(catalogue));
  const triggers = groupByTable(await readInsertTriggers(catalogue));
  const partitions = groupByTable(await readPartitions(catalogue));
  const statistics = groupByTable(request.statistics === true ? await readStatistics(catalogue) : []);
  const collations = new Map(databases.map(({ name, collation_name: collation }) => [name, collation]));
  const referred = referredColumns(keys);
  return {
    version: 1,
    dialect: session.dialect,
    name: databases[0]?.name ?? '',
    tables: tables.map((table) => {
      const key = placeKey(table);
      return buildTable(
        {
          table,
          columns: columns.get(key) ?? [],
          indexes: indexes.get(key) ?? [],
          foreignKeys: foreignKeys.get(key) ?? [],
          checks: checks.get(key) ?? [],
          triggers: triggers.get(key) ?? [],
          partitions: partitions.get(key) ?? [],
          statistics: statistics.get(key) ?? [],
        },
        {
          isMariadb: catalogue.isMariadb,
          collation: collations.get(table.table_schema),
          hasSchemas: databases.length > 1,
          referred: referred.get(key) ?? new Set(),
        },
      );
    }),
    enums: [],
    domains: [],
  };
}

async function chooseDatabases(
  session: Session,
  wanted: readonly string[] | undefined,
): Promise<readonly DatabaseRow[]> {
  const [current] = await session.query('SELECT DATABASE() AS name');
  const known = await readDatabases(session);
  return (wanted ?? [String(current?.['name'] ?? '')]).map((name) => {
    const found = known.find((item) => item.name === name) ?? findFolded(known, name);
    if (found !== undefined) return found;
    const offered = known.map((item) => item.name).filter((item) => !RESERVED.has(item));
    const nearest = nearestName(name, offered);
    throw targetError(
      'no_such_schema',
      `There is no database ${name} that this user may see.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
      { schema: name },
    );
  });
}

/** Some servers store names in lower case. */
function findFolded(known: readonly DatabaseRow[], name: string): DatabaseRow | undefined {
  return known.find((item) => item.name.toLowerCase() === name.toLowerCase());
}

/** Keys to tables of other databases are left out: a table that is not read cannot be referenced. */
function withinDocument(keys: readonly ForeignKeyRow[], tables: readonly TableRow[]): readonly ForeignKeyRow[] {
  const exact = new Map(tables.map((table) => [placeKey(table), table]));
  const folded = new Map(tables.map((table) => [placeKey(table).toLowerCase(), table]));
  return keys.flatMap((key) => {
    const place = placeKey({ table_schema: key.parent_schema, table_name: key.parent_table });
    const parent = exact.get(place) ?? folded.get(place.toLowerCase());
    return parent === undefined
      ? []
      : [{ ...key, parent_schema: parent.table_schema, parent_table: parent.table_name }];
  });
}

function referredColumns(keys: readonly ForeignKeyRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const referred = new Map<string, Set<string>>();
  for (const key of keys) {
    const place = placeKey({ table_schema: key.parent_schema, table_name: key.parent_table });
    referred.set(place, (referred.get(place) ?? new Set()).add(key.parent_column));
  }
  return referred;
}
