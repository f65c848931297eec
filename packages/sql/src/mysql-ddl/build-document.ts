import type { SchemaDocument } from '@rowloom/engine';
import type { BuildOptions } from '../ddl/build-document.ts';
import { fillPredicates } from '../document/fill-predicates.ts';
import { readMysqlExpression } from '../mysql/read-mysql-expression.ts';
import { readTriggersWith, warnOfTriggers } from '../triggers/read-triggers.ts';
import { buildTable, type Builder } from './build-table.ts';
import { findTable } from './find-table.ts';
import type { ForeignKeyModel, Model, TableModel } from './model.ts';

/** The tables as in the server's catalogue. */
export function buildDocument(model: Model, options: BuildOptions): SchemaDocument {
  const tables = [...model.tables.values()].filter(
    (table) => !isLedger(table) && (options.schemas?.includes(table.database ?? '') ?? true),
  );
  const kept = new Set(tables);
  const databases = new Set(tables.map(({ database }) => database));
  const parentOf = (key: ForeignKeyModel): TableModel | undefined => {
    const parent = findTable(model, key.target);
    return parent !== undefined && kept.has(parent) ? parent : undefined;
  };
  const builder: Builder = {
    model,
    parentOf,
    referred: referredColumns(tables, parentOf),
    label: ({ database }) => (databases.size < 2 || database === undefined ? {} : { schema: database }),
  };
  const [sole] = databases;
  const document: SchemaDocument = {
    version: 1,
    dialect: model.dialect,
    name: options.name ?? (databases.size === 1 ? (sole ?? 'schema') : 'schema'),
    tables: tables.map((table) => buildTable(table, builder)),
    enums: [],
    domains: [],
  };
  const read = readTriggersWith(fillPredicates(document, readMysqlExpression), readMysqlExpression);
  warnOfTriggers(tables, read);
  return read;
}

/** A dump of a filled database contains the ledger, which introspection leaves out as well. */
const isLedger = ({ database, name }: TableModel): boolean => database === 'rowloom' || name.startsWith('rowloom_');

/** Columns that other tables refer to, in lower case. */
function referredColumns(
  tables: readonly TableModel[],
  parentOf: (key: ForeignKeyModel) => TableModel | undefined,
): ReadonlyMap<TableModel, ReadonlySet<string>> {
  const referred = new Map<TableModel, Set<string>>();
  for (const key of tables.flatMap(({ foreignKeys }) => foreignKeys)) {
    const parent = parentOf(key);
    if (parent === undefined) continue;
    const columns = referred.get(parent) ?? new Set();
    const names =
      key.targetColumns.length > 0
        ? key.targetColumns
        : (parent.primaryKey?.parts ?? []).map((part) => part.column ?? '');
    for (const name of names) columns.add(name.toLowerCase());
    referred.set(parent, columns);
  }
  return referred;
}
