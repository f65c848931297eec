import type { SqlRow } from '../../session/session.ts';
import { type Catalogue, placeholders, type TablePlace } from './catalogue.ts';

export type TableRow = SqlRow &
  TablePlace & { readonly comment: string | null; readonly estimated_rows: number | null };

/** Tables with rows of their own: no views, no sequences, and not Rowloom's ledger. */
export function readTables(catalogue: Catalogue): Promise<readonly TableRow[]> {
  return catalogue.session.query(
    `SELECT TABLE_SCHEMA AS table_schema, TABLE_NAME AS table_name, TABLE_COMMENT AS comment, TABLE_ROWS AS estimated_rows
       FROM information_schema.TABLES
      WHERE TABLE_SCHEMA IN (${placeholders(catalogue)})
        AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED')
        AND TABLE_NAME NOT LIKE 'rowloom\\_%'
      ORDER BY TABLE_SCHEMA, TABLE_NAME`,
    catalogue.databases,
  ) as Promise<readonly TableRow[]>;
}
