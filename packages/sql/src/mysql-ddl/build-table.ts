import {
  type Check,
  type ForeignKey,
  periodExclusions,
  type ReferentialAction,
  type Table,
  type Unique,
} from '@rowloom/engine';
import { buildColumn, sizeOf } from './build-column.ts';
import {
  type CheckModel,
  findColumn,
  type ForeignKeyModel,
  type IndexModel,
  isSame,
  type KeyModel,
  type Model,
  type TableModel,
} from './model.ts';
import { partitionCheck } from './partition-check.ts';

export type Builder = {
  readonly model: Model;
  /** The target of a key, if the document contains it. */
  readonly parentOf: (key: ForeignKeyModel) => TableModel | undefined;
  /** Columns that others refer to, in lower case. */
  readonly referred: ReadonlyMap<TableModel, ReadonlySet<string>>;
  readonly label: (table: TableModel) => { readonly schema?: string };
};

export function buildTable(table: TableModel, builder: Builder): Table {
  const { model } = builder;
  const checks = table.checks.filter(({ isEnforced }) => isEnforced);
  const keys = keyColumns(table, builder);
  const uniques = table.indexes.filter(({ isUnique }) => isUnique);
  const json = new Set(checks.map((check) => jsonColumn(check)?.toLowerCase()));
  const prefixes = shortestPrefixes(table, uniques);
  const columns = table.columns.map((column) =>
    buildColumn(column, {
      model,
      database: table.database,
      isJson: json.has(column.name.toLowerCase()),
      isKey: keys.has(column.name.toLowerCase()),
      prefix: prefixes.get(column.name),
    }),
  );
  // The type already implies it: a check would only duplicate that.
  const implied = new Set(columns.filter(({ type }) => type.native === 'json').map(({ name }) => name.toLowerCase()));
  const isImplied = (check: CheckModel): boolean =>
    check.column !== undefined &&
    implied.has(check.column.toLowerCase()) &&
    isSame(jsonColumn(check) ?? '', check.column);
  const built: Table = {
    name: table.name,
    ...builder.label(table),
    ...(table.comment === '' ? {} : { comment: table.comment }),
    columns,
    ...(table.primaryKey === undefined ? {} : { primary_key: { columns: columnsOf(table, table.primaryKey) } }),
    uniques: uniques.map((index) => buildUnique(table, index)).toSorted(byName),
    foreign_keys: table.foreignKeys.flatMap((key) => buildForeignKey(table, key, builder)).toSorted(byName),
    checks: [
      ...checks.filter((check) => !isImplied(check)).map((check) => buildCheck(check, table, model)),
      ...(table.partitioning === undefined ? [] : partitionCheck(table.partitioning)),
    ],
    ...(table.triggers.length === 0 ? {} : { triggers: table.triggers.map(({ warn: _warn, ...trigger }) => trigger) }),
  };
  const exclusions = table.checks.some(({ period }) => period !== undefined) ? periodExclusions(built) : [];
  return exclusions.length === 0 ? built : { ...built, exclusions };
}

/** By code unit, as in introspection. */
const byName = ({ name: a = '' }: { readonly name?: string }, { name: b = '' }: { readonly name?: string }): number =>
  a < b ? -1 : 1;

/** Columns that are a key by themselves or part of a reference, in lower case. */
function keyColumns(table: TableModel, { referred }: Builder): ReadonlySet<string> {
  const unique: readonly KeyModel[] = [
    ...(table.primaryKey === undefined ? [] : [table.primaryKey]),
    ...table.indexes.filter(({ isUnique }) => isUnique),
  ];
  const alone = unique.flatMap(({ parts }) => {
    const [first, ...others] = parts.filter(({ column }) => column === undefined || !isRowEnd(table, column));
    return others.length === 0 ? (first?.column ?? []) : [];
  });
  const own = table.foreignKeys.flatMap(({ columns }) => columns);
  return new Set([
    ...alone.map((name) => name.toLowerCase()),
    ...own.map((name) => name.toLowerCase()),
    ...(referred.get(table) ?? []),
  ]);
}

const columnsOf = (table: TableModel, { parts }: KeyModel): string[] =>
  parts.flatMap(({ column }) =>
    column === undefined || isRowEnd(table, column) ? [] : [findColumn(table, column)?.name ?? column],
  );

/** Dumps of versioned tables show it in every key; the server hides it. */
const isRowEnd = (table: TableModel, column: string): boolean =>
  findColumn(table, column)?.generated?.expression === 'ROW END';

/** Prefix lengths that cover the whole column are dropped. */
function prefixesOf(table: TableModel, { parts }: KeyModel): readonly (readonly [string, number])[] {
  return parts.flatMap((part) => {
    if (part.column === undefined || part.length === undefined) return [];
    const column = findColumn(table, part.column);
    return column === undefined || sizeOf(column.type) === part.length ? [] : [[column.name, part.length] as const];
  });
}

/** The prefix lengths of columns in unique indexes, by column. */
function shortestPrefixes(table: TableModel, uniques: readonly IndexModel[]): ReadonlyMap<string, number> {
  const shortest = new Map<string, number>();
  for (const key of [...(table.primaryKey === undefined ? [] : [table.primaryKey]), ...uniques])
    for (const [name, length] of prefixesOf(table, key))
      shortest.set(name, Math.min(length, shortest.get(name) ?? length));
  return shortest;
}

function buildUnique(table: TableModel, index: IndexModel): Unique {
  const expressions = index.parts.flatMap((part) =>
    part.column === undefined ? [{ expression: part.expression }] : [],
  );
  const prefixes = prefixesOf(table, index);
  return {
    name: index.name,
    columns: columnsOf(table, index),
    ...(expressions.length === 0 ? {} : { expressions }),
    ...(prefixes.length === 0 ? {} : { prefix_lengths: Object.fromEntries(prefixes) }),
  };
}

/** None, with a warning, if the parent is not in the document: such a key could never be satisfied. */
function buildForeignKey(table: TableModel, key: ForeignKeyModel, { parentOf, label }: Builder): readonly ForeignKey[] {
  const parent = parentOf(key);
  const written =
    key.targetColumns.length > 0 || parent?.primaryKey === undefined
      ? key.targetColumns
      : columnsOf(parent, parent.primaryKey);
  const columns = parent === undefined ? [] : written.flatMap((name) => findColumn(parent, name)?.name ?? []);
  if (parent === undefined || columns.length === 0 || columns.length !== key.columns.length) {
    key.warnOfNowhere();
    return [];
  }
  const [onDelete, onUpdate] = [actionOf(key.onDelete), actionOf(key.onUpdate)];
  return [
    {
      name: key.name,
      columns: key.columns.map((name) => findColumn(table, name)?.name ?? name),
      references: { ...label(parent), table: parent.name, columns },
      ...(onDelete === undefined ? {} : { on_delete: onDelete }),
      ...(onUpdate === undefined ? {} : { on_update: onUpdate }),
    },
  ];
}

/** RESTRICT and NO ACTION are the same in InnoDB. */
const actionOf = (action: ReferentialAction | undefined): ReferentialAction | undefined =>
  action === 'restrict' || action === 'no_action' ? undefined : action;

/** MariaDB names a check beside a column after the column; other generated names are left to the servers. */
function buildCheck({ name, column, expression }: CheckModel, table: TableModel, { dialect }: Model): Check {
  const isMade = dialect === 'mariadb' ? /^CONSTRAINT_\d+$/.test(name ?? '') : name?.startsWith(`${table.name}_chk_`);
  const known = isMade === true ? undefined : (name ?? (dialect === 'mariadb' ? column : undefined));
  return { ...(known === undefined ? {} : { name: known }), expression };
}

/** The column that a check requires to be JSON. */
function jsonColumn({ expression }: CheckModel): string | undefined {
  const [, quoted, bare] = /^json_valid\s*\(\s*(?:`((?:[^`]|``)+)`|([\w$]+))\s*\)$/i.exec(expression) ?? [];
  return quoted?.replaceAll('``', '`') ?? bare;
}
