import type { ColumnType, Table } from '@rowloom/engine';

/** What a row that was handed out is a row of: whoever inserts it has to know its columns' types. */
export type RowTypes = { readonly table: Table; readonly types: ReadonlyMap<string, ColumnType> };

const known = new WeakMap<object, RowTypes>();

export const rememberRow = (row: object, types: RowTypes): unknown => known.set(row, types);
export const typesOfRow = (row: object): RowTypes | undefined => known.get(row);
