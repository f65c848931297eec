import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

/** One column, or expression, of a unique index. */
export type IndexRow = SqlRow &
  TablePlace & {
    readonly index_name: string;
    readonly column_name: string | null;
    readonly prefix: number | null;
    /** MySQL's only. */
    readonly expression: string | null;
  };

export function readUniqueIndexes(catalogue: Catalogue): Promise<readonly IndexRow[]> {
  const hasExpressions = !catalogue.isMariadb && catalogue.isSince(8, 0, 13);
  return catalogue.session.query(
    `SELECT TABLE_SCHEMA AS table_schema, TABLE_NAME AS table_name, INDEX_NAME AS index_name,
            COLUMN_NAME AS column_name, SUB_PART AS prefix, ${hasExpressions ? 'EXPRESSION' : 'NULL'} AS expression
       FROM information_schema.STATISTICS
      WHERE TABLE_SCHEMA IN (${placeholders(catalogue)}) AND NON_UNIQUE = 0
      ORDER BY TABLE_SCHEMA, TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX`,
    catalogue.databases,
  ) as Promise<readonly IndexRow[]>;
}
