import { DIALECTS, type Dialect } from '@rowloom/engine';
import type { ColumnDraft, ConvertResult, EnumDraft, TableDraft } from '../schema-draft.ts';
import { quoteText, writeDraft } from '../write-draft.ts';
import type { DrizzleColumn, DrizzleTable, DrizzleTools } from './drizzle-tools.ts';

/** The tables that a module exports, as DDL. Drizzle itself, in the user's version, tells what they are. */
export function readDrizzle(exported: readonly unknown[], tools: DrizzleTools): ConvertResult {
  const { dialect } = tools;
  const found = new Set(exported.filter(tools.isTable));
  const configs = [...found].map((table) => tools.describe(table));
  if (configs.length === 0)
    return { issues: [{ line: 1, column: 1, message: 'This module exports no Drizzle table.' }] };
  const enums = new Map<string, EnumDraft>();
  const warnings: string[] = [];
  const tables = configs.map((config) => tableOf(config, tools, enums, warnings));
  return { dialect, rules: {}, warnings, sql: writeDraft({ dialect, enums: [...enums.values()], tables }) };
}

function tableOf(
  config: DrizzleTable,
  tools: DrizzleTools,
  enums: Map<string, EnumDraft>,
  warnings: string[],
): TableDraft {
  const { columns, primaryKeys, uniqueConstraints, indexes, checks, foreignKeys } = config;
  const inline = columns.filter(({ primary }) => primary).map(({ name }) => name);
  const names = (list: readonly DrizzleColumn[]): readonly string[] => list.map(({ name }) => name);
  return {
    name: config.name,
    schema: config.schema,
    columns: columns.map((column) => columnOf(column, tools, enums)),
    primaryKey: primaryKeys[0] === undefined ? inline : names(primaryKeys[0].columns),
    uniques: [
      ...columns.filter(({ isUnique }) => isUnique === true).map(({ name }) => [name]),
      ...uniqueConstraints.map((item) => names(item.columns)),
      ...indexes.flatMap(({ config: index }) => {
        if (index.unique !== true || index.where !== undefined) return [];
        const members = index.columns.flatMap((item) => (typeof item.name === 'string' ? [item.name] : []));
        if (members.length === index.columns.length) return [members];
        warnings.push(`${config.name}: the unique index ${index.name ?? ''} over an expression is left out.`);
        return [];
      }),
    ],
    checks: checks.flatMap((check) => tools.printSql(check.value) ?? []),
    references: foreignKeys.map((key) => {
      const { columns: own, foreignColumns, foreignTable } = key.reference();
      const target = tools.describe(foreignTable);
      return { columns: names(own), to: { name: target.name, schema: target.schema }, targets: names(foreignColumns) };
    }),
  };
}

function columnOf(column: DrizzleColumn, tools: DrizzleTools, enums: Map<string, EnumDraft>): ColumnDraft {
  const sqlType = column.getSQLType();
  const { enum: declared } = column;
  let type: ColumnDraft['type'] = sqlType;
  if (declared !== undefined && DIALECTS[tools.dialect].hasEnumTypes) {
    const name = { name: declared.enumName, schema: declared.schema };
    enums.set(`${declared.schema ?? ''}.${declared.enumName}`, { ...name, values: declared.enumValues });
    type = { enum: name };
  }
  return {
    name: column.name,
    type,
    isNullable: !column.notNull && !column.primary,
    ...(isCounted(column, tools.dialect) ? { isCounted: true } : {}),
    default: /^(?:small|big)?serial/.test(sqlType) ? undefined : defaultOf(column, tools),
  };
}

const isCounted = ({ generatedIdentity, autoIncrement }: DrizzleColumn, dialect: Dialect): boolean =>
  (DIALECTS[dialect].hasSequences && generatedIdentity !== undefined) || autoIncrement === true;

function defaultOf({ default: value }: DrizzleColumn, tools: DrizzleTools): string | undefined {
  if (typeof value === 'string') return quoteText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return value === undefined || value === null ? undefined : tools.printSql(value);
}
