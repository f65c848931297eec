import type { Column, ColumnType } from '@rowloom/engine';

/** A column without its name, which the table gives it. NOT NULL by default, as in careful schemas. */
export type ColumnSpec = Omit<Column, 'name'>;

const column = (type: ColumnType): ColumnSpec => ({ type, nullable: false });

export const bigint = (): ColumnSpec => column({ native: 'bigint', kind: 'integer', bits: 64 });
export const integer = (): ColumnSpec => column({ native: 'integer', kind: 'integer', bits: 32 });
export const smallint = (): ColumnSpec => column({ native: 'smallint', kind: 'integer', bits: 16 });
export const boolean = (): ColumnSpec => column({ native: 'boolean', kind: 'boolean' });
export const text = (): ColumnSpec => column({ native: 'text', kind: 'text' });
export const date = (): ColumnSpec => column({ native: 'date', kind: 'date' });
export const uuid = (): ColumnSpec => column({ native: 'uuid', kind: 'uuid' });
export const jsonb = (): ColumnSpec => column({ native: 'jsonb', kind: 'json', binary: true });
export const inet = (): ColumnSpec => column({ native: 'inet', kind: 'inet' });

export const timestamptz = (): ColumnSpec =>
  column({ native: 'timestamp with time zone', kind: 'timestamp', zone: true });

export const numeric = (precision: number, scale: number): ColumnSpec =>
  column({ native: `numeric(${precision},${scale})`, kind: 'decimal', precision, scale });

/** Amounts of money. */
export const money = (): ColumnSpec => numeric(12, 2);

export const varchar = (length: number): ColumnSpec =>
  column({ native: `character varying(${length})`, kind: 'text', max_length: length });

export const char = (length: number): ColumnSpec =>
  column({ native: `character(${length})`, kind: 'text', max_length: length, fixed: true });

export const enumeration = (name: string): ColumnSpec => column({ native: name, kind: 'enum', name });

export const arrayOf = (element: ColumnSpec): ColumnSpec =>
  column({ native: `${element.type.native}[]`, kind: 'array', element: element.type });

/** A number that the database increments itself. */
export const identity = (): ColumnSpec => ({ ...bigint(), identity: 'by_default' });

export const nullable = (spec: ColumnSpec): ColumnSpec => ({ ...spec, nullable: true });

/** `value` is SQL. */
export const defaulting = (spec: ColumnSpec, value: string): ColumnSpec => ({ ...spec, default: value });

/** When the row was created, by default by the database's clock. */
export const createdAt = (): ColumnSpec => defaulting(timestamptz(), 'now()');
