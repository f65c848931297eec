import type { Column, ColumnType, Issue, Table } from '@rowloom/engine';
import { buildForeignKeys } from './build-foreign-keys.ts';
import { buildUniques } from './build-uniques.ts';
import type { ColumnRow, ForeignKeyRow, IndexRow, JsonIndexRow, TableRow, TriggerRow } from './catalogue-rows.ts';
import { defaultText } from './expression-text.ts';
import { momentsByHabit } from './moments-by-habit.ts';
import type { NameBook } from './name-book.ts';
import { parseCreateTable, type TableText } from './parse-create-table.ts';
import { readType } from './read-type.ts';
import { tokenize } from './tokenize.ts';
import { typeByCheck } from './type-by-check.ts';

export type TableParts = {
  readonly columns: readonly ColumnRow[];
  readonly indexes: readonly IndexRow[];
  readonly foreignKeys: readonly ForeignKeyRow[];
  readonly triggers: readonly TriggerRow[];
  readonly jsonIndexes: readonly JsonIndexRow[];
};

export function buildTable({ name, sql }: TableRow, parts: TableParts, names: NameBook, warnings: Issue[]): Table {
  const columnNames = parts.columns.map((column) => column.name);
  const text = parseCreateTable(sql, columnNames);
  const key = names.key(name);
  const { keys, checks } = buildForeignKeys(name, parts.foreignKeys, text, names, warnings);
  const collationOf = (column: string): string => text.collations.get(column.toLowerCase()) ?? 'BINARY';
  const uniques = buildUniques(parts.indexes, columnNames, text, collationOf);
  const columns = parts.columns.map((column) => buildColumn(column, text, parts.jsonIndexes));
  const referring = new Set(keys.flatMap(({ columns: own }) => own));
  const habits = momentsByHabit(
    // Both ends of a key have one type.
    parts.columns.filter((row) => row.key === 0 && !referring.has(row.name)),
    new Set(columns.filter(({ type }) => isMoment(type)).map((column) => column.name.toLowerCase())),
    [
      ...text.checks.map(({ expression }) => expression),
      ...text.generated.values(),
      ...uniques
        .flatMap(({ expressions = [], where }) => [...expressions, ...(where === undefined ? [] : [where])])
        .map(({ expression }) => expression),
    ],
  );
  const typeOf = ({ name: column, type }: Column): ColumnType => {
    const shape = type.kind === 'text' ? habits.get(column.toLowerCase()) : undefined;
    return shape === undefined ? type : { native: type.native, ...shape };
  };
  return {
    name,
    columns: columns.map((column) => ({ ...column, type: typeOf(column) })),
    ...(key.length === 0
      ? {}
      : {
          primary_key: { ...(text.primaryKeyName === undefined ? {} : { name: text.primaryKeyName }), columns: key },
        }),
    uniques,
    foreign_keys: keys,
    checks: [
      ...text.checks.map(({ name: own, expression }) => ({ ...(own === undefined ? {} : { name: own }), expression })),
      ...checks,
    ],
    ...(parts.triggers.length === 0 ? {} : { triggers: parts.triggers.map(({ trigger }) => trigger) }),
  };
}

const isMoment = ({ kind }: ColumnType): boolean => kind === 'timestamp' || kind === 'date';

function buildColumn(row: ColumnRow, text: TableText, jsonIndexes: readonly JsonIndexRow[]): Column {
  const lower = row.name.toLowerCase();
  const generated = row.generated === undefined ? undefined : text.generated.get(lower);
  const collation = text.collations.get(lower);
  const type = typeByCheck(
    row.name,
    readType(row.type),
    text.checks.map(({ expression }) => expression),
    [...text.generated.values(), ...jsonIndexes.map(({ sql }) => sql)],
  );
  const ignoresCase = type.kind === 'text' && collation?.toUpperCase() === 'NOCASE';
  return {
    name: row.name,
    type: ignoresCase ? { ...type, case_insensitive: true } : type,
    // Old versions allow a NULL in a key, which nobody wants.
    nullable: !row.notNull && row.key === 0,
    ...filling(row, generated, text),
    ...(collation === undefined || collation.toUpperCase() === 'BINARY' ? {} : { collation }),
  };
}

/** The only way in which the database itself fills the column. */
function filling(
  row: ColumnRow,
  generated: string | undefined,
  { autoincrement }: TableText,
): Pick<Column, 'default' | 'generated' | 'identity'> {
  if (generated !== undefined) return { generated: { expression: generated, stored: row.generated === 'stored' } };
  if (autoincrement && row.key === 1) return { identity: 'by_default' };
  return row.default === undefined ? {} : { default: defaultText(row.default, tokenize(row.default)) };
}
