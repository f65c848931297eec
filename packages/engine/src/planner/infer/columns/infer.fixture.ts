import type { ColumnSource } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { resolveType } from '../../../language/schema/resolve-type.ts';
import type { Column, SchemaDocument, Table } from '../../../language/schema/schema-document.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';
import { inferColumn } from './infer-column.ts';
import type { Inference } from './inference.ts';

/** A type from its short name: `varchar(20)`, `numeric(5,2)`, `int`, `text[]`. */
export function typeOf(native: string): ColumnType {
  if (native.endsWith('[]')) return { kind: 'array', native, element: typeOf(native.slice(0, -2)) };
  const [, name = '', size = ''] = /^(\w+)(?:\((.*)\))?$/.exec(native) ?? [];
  const [first, second] = size.split(',').map(Number);
  const sized = size === '' ? {} : { max_length: first ?? 1 };
  switch (name) {
    case 'varchar':
      return { kind: 'text', native, ...sized };
    case 'char':
      return { kind: 'text', native, fixed: true, max_length: first === 0 || first === undefined ? 1 : first };
    case 'text':
      return { kind: 'text', native };
    case 'int':
      return { kind: 'integer', native, bits: 32 };
    case 'bigint':
      return { kind: 'integer', native, bits: 64 };
    case 'smallint':
      return { kind: 'integer', native, bits: 16 };
    case 'tinyint':
      return { kind: 'integer', native, bits: 8 };
    case 'utinyint':
      return { kind: 'integer', native, bits: 8, unsigned: true };
    case 'numeric':
      return size === ''
        ? { kind: 'decimal', native }
        : { kind: 'decimal', native, precision: first ?? 1, scale: second ?? 0 };
    case 'float':
      return { kind: 'float', native, bits: 64 };
    case 'bytea':
      return { kind: 'bytes', native, ...sized };
    case 'bit':
      return { kind: 'bits', native, length: first ?? 1 };
    case 'point':
      return { kind: 'geometric', native, shape: 'point' };
    case 'polygon':
      return { kind: 'geometric', native, shape: 'polygon' };
    case 'macaddr':
      return { kind: 'macaddr', native, bytes: 6 };
    case 'tsvector':
      return { kind: 'full_text', native };
    case 'daterange':
      return { kind: 'range', native, subtype: { kind: 'date', native: 'date' } };
    case 'mood':
      return { kind: 'enum', native, values: ['open', 'closed', 'archived'] };
    case 'flags':
      return { kind: 'set', native, values: ['a', 'b', 'c'] };
    case 'jsonb':
      return { kind: 'json', native };
    case 'row_type':
      return { kind: 'composite', native, name };
    case 'money':
    case 'boolean':
    case 'date':
    case 'time':
    case 'timestamp':
    case 'interval':
    case 'year':
    case 'uuid':
    case 'xml':
    case 'inet':
    case 'cidr':
      return { kind: name, native };
    default:
      return { kind: 'unknown', native };
  }
}

export type ColumnWish = Partial<Omit<Column, 'name' | 'type'>>;

/** A table from `name type`, one column each; `!` after the type is NOT NULL. */
export function tableOf(
  name: string,
  columns: readonly string[],
  wishes: Readonly<Record<string, ColumnWish>> = {},
  more: Partial<Table> = {},
): Table {
  return {
    name,
    columns: columns.map((text) => {
      const [column = '', native = 'text'] = text.replace('!', '').split(' ');
      return { name: column, type: typeOf(native), nullable: !text.endsWith('!'), ...wishes[column] };
    }),
    uniques: [],
    foreign_keys: [],
    checks: [],
    ...more,
  };
}

export function schemaOf(...tables: readonly Table[]): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'fixture', tables, enums: [], domains: [] };
}

export function inferIn(
  table: Table,
  name: string,
  more: { readonly unique?: boolean; readonly domain?: ColumnDomain; readonly schema?: SchemaDocument } = {},
): Inference {
  const schema = more.schema ?? schemaOf(table);
  const column = table.columns.find((item) => item.name === name);
  if (column === undefined) throw new Error(`${table.name} has no column ${name}.`);
  return inferColumn({
    table,
    column,
    type: resolveType(schema, column.type),
    unique: more.unique ?? false,
    schema,
    ...(more.domain === undefined ? {} : { domain: more.domain }),
  });
}

export function generatorOf(source: ColumnSource): string {
  return source.kind === 'generator' ? source.generator : source.kind;
}

export function optionsOf(source: ColumnSource): Readonly<Record<string, unknown>> {
  return source.kind === 'generator' ? source.options : {};
}
