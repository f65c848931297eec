import type { Session } from '../../session/session.ts';

export type ColumnRow = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default: string | undefined;
  /** Place in the primary key, from 1; 0 where it is not part of it. */
  readonly key: number;
  readonly generated: 'virtual' | 'stored' | undefined;
};

export async function readColumns(session: Session): Promise<readonly ColumnRow[]> {
  const rows = await session.query(
    `SELECT s.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk, c.hidden
     FROM pragma_table_list AS s, pragma_table_xinfo(s.name, 'main') AS c
     WHERE s.schema = 'main' AND s.type = 'table' AND c.hidden <> 1`,
  );
  return rows.map((row) => ({
    table: String(row['table']),
    name: String(row['name']),
    type: String(row['type'] ?? ''),
    notNull: row['notnull'] === 1,
    default: row['dflt_value'] === null ? undefined : String(row['dflt_value']),
    key: Number(row['pk']),
    generated: row['hidden'] === 2 ? 'virtual' : row['hidden'] === 3 ? 'stored' : undefined,
  }));
}
