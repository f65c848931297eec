import { type Dialect, quoteName } from '@rowloom/engine';
import { sourceDialectOf } from './dialects/source-dialect-of.ts';
import type { ColumnDraft, DraftName, EnumDraft, ReferenceDraft, SchemaDraft, TableDraft } from './schema-draft.ts';

/** The statements that create the tables. Foreign keys come last, since tables may refer to each other in a circle. */
export function writeDraft({ dialect, enums, tables }: SchemaDraft): string {
  const style = sourceDialectOf(dialect);
  const printer = makePrinter(dialect, enums);
  return [
    ...(style.enums === 'named' ? enums.map(printer.createType) : []),
    ...tables.map(printer.createTable),
    ...(style.addsReferences ? tables.flatMap(printer.addReferences) : []),
  ]
    .map((statement) => `${statement};\n`)
    .join('\n');
}

export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

type Printer = {
  readonly createType: (item: EnumDraft) => string;
  readonly createTable: (table: TableDraft) => string;
  readonly addReferences: (table: TableDraft) => readonly string[];
};

function makePrinter(dialect: Dialect, enums: readonly EnumDraft[]): Printer {
  const { enums: how, counts, addsReferences } = sourceDialectOf(dialect);
  const quote = (name: string): string => quoteName(dialect, name);
  const list = (names: readonly string[]): string => `(${names.map(quote).join(', ')})`;
  const full = ({ schema, name }: DraftName): string =>
    schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`;
  const valuesOf = (name: DraftName): string =>
    `(${(enums.find((item) => full(item) === full(name))?.values ?? []).map(quoteText).join(', ')})`;

  const typeOf = ({ type, isCounted }: ColumnDraft): string => {
    if (typeof type !== 'string') {
      const suffix = type.isArray === true ? '[]' : '';
      if (how === 'named') return `${full(type.enum)}${suffix}`;
      return how === 'inline' ? `enum${valuesOf(type.enum)}` : 'text';
    }
    return isCounted === true && counts === 'serial' ? (SERIALS[type.toLowerCase()] ?? 'serial') : type;
  };
  const columnLine = (column: ColumnDraft, isOnlyKey: boolean): string => {
    if (counts === 'PRIMARY KEY AUTOINCREMENT' && column.isCounted === true && isOnlyKey)
      return `${quote(column.name)} INTEGER ${counts}`;
    return [
      quote(column.name),
      typeOf(column),
      ...(column.isNullable ? [] : ['NOT NULL']),
      ...(column.isCounted === true && counts === 'AUTO_INCREMENT' ? [counts] : []),
      ...(column.default === undefined ? [] : [`DEFAULT ${column.default}`]),
    ].join(' ');
  };
  const reference = ({ columns, to, targets }: ReferenceDraft): string =>
    `FOREIGN KEY ${list(columns)} REFERENCES ${full(to)} ${list(targets)}`;

  return {
    createType: (item) => `CREATE TYPE ${full(item)} AS ENUM ${valuesOf(item)}`,
    createTable(table) {
      const { columns, primaryKey, uniques, checks, references } = table;
      const lines = columns.map((column) =>
        columnLine(column, primaryKey.length === 1 && primaryKey[0] === column.name),
      );
      const isInline = lines.some((line) => line.endsWith('PRIMARY KEY AUTOINCREMENT'));
      const enumChecks =
        how === 'checked'
          ? columns.flatMap(({ name, type }) =>
              typeof type === 'string' ? [] : [`${quote(name)} IN ${valuesOf(type.enum)}`],
            )
          : [];
      return `CREATE TABLE ${full(table)} (\n  ${[
        ...lines,
        ...(primaryKey.length === 0 || isInline ? [] : [`PRIMARY KEY ${list(primaryKey)}`]),
        ...uniques.map((names) => `UNIQUE ${list(names)}`),
        ...[...checks, ...enumChecks].map((expression) => `CHECK (${expression})`),
        ...(addsReferences ? [] : references.map(reference)),
      ].join(',\n  ')}\n)`;
    },
    addReferences: (table) => table.references.map((item) => `ALTER TABLE ${full(table)} ADD ${reference(item)}`),
  };
}

const SERIALS: Readonly<Record<string, string>> = { bigint: 'bigserial', smallint: 'smallserial' };
