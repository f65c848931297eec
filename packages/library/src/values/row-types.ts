import type { ColumnType, Table } from '@rowloom/engine';

/** The column types of returned rows, which inserting them requires. */
export type RowTypes = { readonly table: Table; readonly types: ReadonlyMap<string, ColumnType> };

const known = new WeakMap<object, RowTypes>();

export const rememberRow = (row: object, types: RowTypes): unknown => known.set(row, types);
export const typesOfRow = (row: object): RowTypes | undefined => known.get(row);
