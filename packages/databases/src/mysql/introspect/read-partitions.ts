import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

export type PartitionRow = SqlRow &
  TablePlace & { readonly method: string; readonly expression: string | null; readonly bounds: string | null };

/** Partitions by range or list, whose bounds may exclude a row. Sub-partitions accept every row. */
export function readPartitions(catalogue: Catalogue): Promise<readonly PartitionRow[]> {
  return catalogue.session.query(
    `SELECT DISTINCT TABLE_SCHEMA AS table_schema, TABLE_NAME AS table_name, PARTITION_METHOD AS method,
            PARTITION_EXPRESSION AS expression, PARTITION_DESCRIPTION AS bounds,
            PARTITION_ORDINAL_POSITION AS position
       FROM information_schema.PARTITIONS
      WHERE TABLE_SCHEMA IN (${placeholders(catalogue)}) AND PARTITION_METHOD REGEXP '^(RANGE|LIST)'
      ORDER BY TABLE_SCHEMA, TABLE_NAME, PARTITION_ORDINAL_POSITION`,
    catalogue.databases,
  ) as Promise<readonly PartitionRow[]>;
}
