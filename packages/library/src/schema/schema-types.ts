/**
 * A value in a row. Decimals, dates without a time, times and UUIDs are texts, digit by digit; timestamps are `Date`s.
 */
export type Value =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | readonly Value[]
  | { readonly [key: string]: Value };

export type Row = Readonly<Record<string, Value>>;

/** What `rowloom types` writes of a table. */
export type TableTypes = {
  readonly row: object;
  /** By name: the table of a reference. */
  readonly parents: object;
};

/** Any schema: tables by name. */
export type SchemaTypes = Readonly<
  Record<string, { readonly row: Row; readonly parents: Readonly<Record<string, string>> }>
>;

export type TableName<Schema> = keyof Schema & string;

export type RowOf<Schema, Name> = Name extends keyof Schema
  ? Schema[Name] extends { readonly row: infer R }
    ? R
    : Row
  : Row;

type ParentsOf<Schema, Name> = Name extends keyof Schema
  ? Schema[Name] extends { readonly parents: infer P }
    ? P
    : object
  : object;

/** Tables that refer to this one. */
type ChildOf<Schema, Name> = {
  [Table in TableName<Schema>]: Name extends ParentsOf<Schema, Table>[keyof ParentsOf<Schema, Table>] ? Table : never;
}[TableName<Schema>];

type MadeChildren<Schema, Name> = string extends keyof Schema
  ? Readonly<Record<string, readonly Made<Schema>[]>>
  : { readonly [Child in ChildOf<Schema, Name>]?: readonly Made<Schema, Child>[] };

/** A row that was made for a test, with the rows that it needs. */
export type Made<Schema = SchemaTypes, Name = string> = {
  readonly table: Name;
  readonly row: RowOf<Schema, Name>;
  /** By the names of the references: `order.parents.customer.row.email`. */
  readonly parents: {
    readonly [Parent in keyof ParentsOf<Schema, Name>]: Made<Schema, ParentsOf<Schema, Name>[Parent]>;
  };
  /** By the names of the tables: rows that were requested together with this one. */
  readonly children: MadeChildren<Schema, Name>;
  /** What must be inserted, parents first. Rows returned by an earlier call are not listed again. */
  readonly inserts: readonly Insert[];
};

export type Insert = { readonly table: string; readonly row: Row };

/**
 * Columns with your own values; parents with overrides of their own, or rows that were made before; children by table
 * name: how many, or overrides for each.
 */
export type Overrides<Schema = SchemaTypes, Name = string> = string extends keyof RowOf<Schema, Name>
  ? Readonly<Record<string, unknown>>
  : {
      readonly [Column in keyof RowOf<Schema, Name>]?: OverrideValue<RowOf<Schema, Name>[Column]>;
    } & {
      readonly [Parent in keyof ParentsOf<Schema, Name>]?:
        | Overrides<Schema, ParentsOf<Schema, Name>[Parent]>
        | Made<Schema, ParentsOf<Schema, Name>[Parent]>
        | null;
    } & {
      readonly [Child in ChildOf<Schema, Name>]?: number | readonly Overrides<Schema, Child>[];
    };

/** A decimal may be given as a number, a timestamp as a text. */
type OverrideValue<T> = T | (string extends T ? number | bigint : never) | (Date extends T ? string : never);
