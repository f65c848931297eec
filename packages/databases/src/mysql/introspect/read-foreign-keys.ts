import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

/** One column of a foreign key. */
export type ForeignKeyRow = SqlRow &
  TablePlace & {
    readonly name: string;
    readonly column_name: string;
    readonly parent_schema: string;
    readonly parent_table: string;
    readonly parent_column: string;
    readonly on_delete: string | null;
    readonly on_update: string | null;
  };

/**
 * The actions are hidden from users who may not write into the database; the keys themselves are not, and matter more.
 */
export function readForeignKeys(catalogue: Catalogue): Promise<readonly ForeignKeyRow[]> {
  const list = placeholders(catalogue);
  return catalogue.session.query(
    `SELECT k.TABLE_SCHEMA AS table_schema, k.TABLE_NAME AS table_name, k.CONSTRAINT_NAME AS name,
            k.COLUMN_NAME AS column_name, k.REFERENCED_TABLE_SCHEMA AS parent_schema,
            k.REFERENCED_TABLE_NAME AS parent_table, k.REFERENCED_COLUMN_NAME AS parent_column,
            r.DELETE_RULE AS on_delete, r.UPDATE_RULE AS on_update
       FROM information_schema.KEY_COLUMN_USAGE k
       LEFT JOIN information_schema.REFERENTIAL_CONSTRAINTS r
         ON r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME
        AND r.TABLE_NAME = k.TABLE_NAME AND r.CONSTRAINT_SCHEMA IN (${list})
      WHERE k.TABLE_SCHEMA IN (${list}) AND k.REFERENCED_TABLE_NAME IS NOT NULL
      ORDER BY k.TABLE_SCHEMA, k.TABLE_NAME, k.CONSTRAINT_NAME, k.ORDINAL_POSITION`,
    catalogue.databases,
  ) as Promise<readonly ForeignKeyRow[]>;
}
