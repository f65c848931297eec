import type { Draw } from '../random/draw.ts';
import { addColumn, addKey, addReference, openTable, type TreeTable } from '../random-trees/tree-table.ts';

export type KeyMaking = {
  readonly draw: Draw;
  readonly idType: string;
  readonly tables: TreeTable[];
  /** The table to whose rows all others belong, if there is one: its number is part of keys. */
  readonly tenant: TreeTable | undefined;
};

export const TENANT = 'tenant_id';

/** The columns that rows of a table have from their tenant. */
export const carriedIn = ({ tenant }: KeyMaking): readonly string[] => (tenant === undefined ? [] : [TENANT]);

export function randomRoot({ idType }: Pick<KeyMaking, 'idType'>, table: TreeTable): TreeTable {
  addColumn(table, 'id', idType);
  addColumn(table, 'name', 'varchar(60)');
  addKey(table, ['id']);
  return table;
}

/** A table with its own number, within its tenant if there is one. */
export function openOwned(making: KeyMaking, name: string): TreeTable {
  const { draw, idType, tables, tenant } = making;
  const table = openTable(name);
  tables.push(table);
  const carried = carriedIn(making);
  for (const column of carried) addColumn(table, column, idType);
  addColumn(table, 'id', idType);
  const isComposite = tenant !== undefined && draw.chance(0.5);
  addKey(table, isComposite ? [...carried, 'id'] : ['id']);
  if (tenant !== undefined) addReference(table, carried, tenant, ['id'], draw.chance(0.3));
  addColumn(table, draw.pick(['name', 'title', 'label']), 'varchar(60)', draw.chance(0.3));
  if (draw.chance(0.3)) {
    addColumn(table, 'code', 'varchar(60)');
    addKey(table, [...carried, 'code']);
  }
  return table;
}

/** A column that refers to a row of the same tenant; if it is nullable, only that column may be NULL. */
export function referTo(making: KeyMaking, table: TreeTable, to: TreeTable, column: string, nullable = false): void {
  const { draw, idType } = making;
  addColumn(table, column, idType, nullable);
  const carried = carriedIn(making);
  addReference(table, [...carried, column], to, [...carried, 'id'], !nullable && draw.chance(0.3));
}
