import type { ColumnType } from '../../language/types/column-type.ts';
import type { Column, ForeignKey, SchemaDocument, Table } from '../../language/schema/schema-document.ts';

export const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
export const TEXT: ColumnType = { kind: 'text', native: 'text' };
export const DATE: ColumnType = { kind: 'date', native: 'date' };
export const MOMENT: ColumnType = { kind: 'timestamp', zone: true, native: 'timestamptz' };
export const MONEY: ColumnType = { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' };
export const decimal = (precision: number, scale: number): ColumnType => ({
  kind: 'decimal',
  precision,
  scale,
  native: `numeric(${precision},${scale})`,
});

type Columns = Readonly<Record<string, ColumnType>>;
type More = Partial<Pick<Table, 'checks' | 'uniques' | 'primary_key'>> & {
  /** Columns that may be NULL. */
  readonly optional?: readonly string[];
  /** Columns, each with the table that it refers to. */
  readonly keys?: Readonly<Record<string, string>>;
};

/** A table with a key `id`, besides the columns given. */
export function table(name: string, columns: Columns, more: More = {}): Table {
  const { optional = [], keys = {}, ...rest } = more;
  const all: readonly Column[] = Object.entries({ id: INTEGER, ...columns }).map(([column, type]) => ({
    name: column,
    type,
    nullable: optional.includes(column),
  }));
  return {
    name,
    columns: all,
    primary_key: { columns: ['id'] },
    uniques: [],
    checks: [],
    foreign_keys: Object.entries(keys).map(
      ([column, to]): ForeignKey => ({ columns: [column], references: { table: to, columns: ['id'] } }),
    ),
    ...rest,
  };
}

export const schemaOf = (...tables: readonly Table[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'meaning',
  tables,
  enums: [],
  domains: [],
});
