import {
  type Check,
  type Column,
  Compiler,
  type Database,
  DEFAULT_ENTRY,
  MemoryProjectLayout,
  type Ref,
  type RefEndpoint,
  type Table,
} from '@dbml/parse';
import type { Dialect } from '@rowloom/engine';
import { sourceDialectOf } from '../dialects/source-dialect-of.ts';
import type { ColumnDraft, ConvertResult, DraftName, ReferenceDraft, TableDraft } from '../schema-draft.ts';
import { quoteText, writeDraft } from '../write-draft.ts';

/** A DBML document as DDL, with foreign keys and link tables where its references say so. */
export function readDbml(text: string): ConvertResult {
  const layout = new MemoryProjectLayout();
  layout.setSource(DEFAULT_ENTRY, text);
  const report = new Compiler(layout).interpretFile(DEFAULT_ENTRY);
  const issues = report.getErrors().map(({ message, nodeOrToken }) => {
    const node = Array.isArray(nodeOrToken) ? nodeOrToken[0] : nodeOrToken;
    return { line: (node?.startPos.line ?? 0) + 1, column: (node?.startPos.column ?? 0) + 1, message };
  });
  const database = report.getValue();
  if (issues.length > 0 || database === undefined)
    return { issues: issues.length > 0 ? issues : [{ line: 1, column: 1, message: 'This is not valid DBML.' }] };
  const dialect = dialectOf(database);
  const tables = database.tables.map((table) => tableOf(table, database, dialect));
  const linked = database.refs.filter(({ endpoints }) => endpoints.every(isMany));
  return {
    dialect,
    rules: {},
    warnings: [],
    sql: writeDraft({
      dialect,
      enums: database.enums.map((item) => ({ ...nameOf(item), values: item.values.map(({ name }) => name) })),
      tables: [...tables, ...linked.map((ref) => linkTable(ref, tables))],
    }),
  };
}

function dialectOf({ project }: Database): Dialect {
  const named = (project as { readonly database_type?: unknown } | undefined)?.database_type;
  const word = typeof named === 'string' ? named.toLowerCase() : '';
  return (['mariadb', 'mysql', 'sqlite'] as const).find((dialect) => word.includes(dialect)) ?? 'postgresql';
}

type Named = { readonly name: string; readonly schemaName?: string | null };

const nameOf = ({ name, schemaName }: Named): DraftName => ({ name, schema: schemaName ?? undefined });
const isMany = ({ relation }: RefEndpoint): boolean => relation.includes('*');
const isEnd = ({ tableName, schemaName }: RefEndpoint, table: Table): boolean =>
  tableName === table.name && (schemaName ?? null) === (table.schemaName ?? null);

function tableOf(table: Table, database: Database, dialect: Dialect): TableDraft {
  const fields = fieldsOf(table, database);
  const partials = partialsOf(table, database);
  const indexes = [...table.indexes, ...partials.flatMap((partial) => partial.indexes)].map((index) => ({
    ...index,
    names: index.columns.every(({ type }) => type === 'column') ? index.columns.map(({ value }) => value) : [],
  }));
  const inline = fields.flatMap((field) => (field.pk === true ? [field.name] : []));
  const composite = indexes.find(({ pk }) => Boolean(pk))?.names ?? [];
  const references = database.refs.flatMap((ref) => referenceOf(ref, table));
  const checks: readonly Check[] = [
    ...table.checks,
    ...partials.flatMap((partial) => partial.checks),
    ...fields.flatMap((field) => field.checks),
  ];
  return {
    ...nameOf(table),
    columns: fields.map((field) => columnOf(field, database, dialect)),
    primaryKey: composite.length > 0 ? composite : inline,
    uniques: [
      ...fields.flatMap(({ name, unique }) => (unique === true ? [[name]] : [])),
      ...indexes.flatMap(({ unique, names }) => (unique === true && names.length > 0 ? [names] : [])),
      ...references.flatMap(({ isUnique, reference }) => (isUnique ? [reference.columns] : [])),
    ],
    checks: checks.map(({ expression }) => expression),
    references: references.map(({ reference }) => reference),
  };
}

const partialsOf = ({ partials }: Table, { tablePartials }: Database): Database['tablePartials'] =>
  partials.flatMap(({ name }) => tablePartials.filter((partial) => partial.name === name));

/** The table's own fields with those of its partials where they were put; the table's own win. */
function fieldsOf(table: Table, database: Database): readonly Column[] {
  const own = new Set(table.fields.map(({ name }) => name));
  const fields: Column[] = [...table.fields];
  for (const { name, order } of table.partials) {
    const partial = database.tablePartials.find((item) => item.name === name);
    const missing = (partial?.fields ?? []).filter((field) => !own.has(field.name));
    fields.splice(order, 0, ...missing);
  }
  return fields;
}

function columnOf(field: Column, { enums }: Database, dialect: Dialect): ColumnDraft {
  const { type_name: type, schemaName } = field.type;
  const found = enums.find((item) => item.name === type && (item.schemaName ?? null) === (schemaName ?? null));
  return {
    name: field.name,
    type: found === undefined ? sourceDialectOf(dialect).portableType(type) : { enum: nameOf(found) },
    isNullable: field.not_null !== true && field.pk !== true,
    ...(field.increment === true ? { isCounted: true } : {}),
    default: field.increment === true ? undefined : defaultOf(field),
  };
}

function defaultOf({ dbdefault }: Column): string | undefined {
  if (dbdefault === undefined || dbdefault === null) return undefined;
  const { type, value } = dbdefault;
  return type === 'string' ? quoteText(String(value)) : String(value);
}

type Found = { readonly reference: ReferenceDraft; readonly isUnique: boolean };

/** The key is on the side of the many; of two sides of one it is on the second, which is then unique. */
function referenceOf({ endpoints }: Ref, table: Table): readonly Found[] {
  const [first, second] = endpoints;
  if (isMany(first) && isMany(second)) return [];
  const [holder, target] = isMany(first) ? [first, second] : [second, first];
  if (!isEnd(holder, table)) return [];
  const reference = {
    columns: holder.fieldNames,
    to: { name: target.tableName, schema: target.schemaName ?? undefined },
    targets: target.fieldNames,
  };
  return [{ reference, isUnique: !isMany(holder) }];
}

function linkTable({ endpoints }: Ref, tables: readonly TableDraft[]): TableDraft {
  const sides = endpoints.map((end, index) => {
    const table = tables.find(({ name, schema }) => name === end.tableName && schema === (end.schemaName ?? undefined));
    const isTwice = index === 1 && end.tableName === endpoints[0].tableName;
    const columns = end.fieldNames.map((name) => ({
      name: `${end.tableName}_${name}${isTwice ? '_1' : ''}`,
      type: table?.columns.find((column) => column.name === name)?.type ?? 'integer',
      isNullable: false,
    }));
    const to = { name: end.tableName, schema: end.schemaName ?? undefined };
    return { columns, reference: { columns: columns.map(({ name }) => name), to, targets: end.fieldNames } };
  });
  const columns = sides.flatMap((side) => side.columns);
  return {
    name: endpoints.map(({ tableName }) => tableName).join('_'),
    schema: endpoints[0].schemaName ?? undefined,
    columns,
    primaryKey: columns.map(({ name }) => name),
    uniques: [],
    checks: [],
    references: sides.map(({ reference }) => reference),
  };
}
