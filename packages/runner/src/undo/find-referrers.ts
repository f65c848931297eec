import type { Session } from '@rowloom/databases';
import { DIALECTS, type SchemaDocument, tableKey } from '@rowloom/engine';
import { tableName } from '../target/table-name.ts';
import { sameKey } from './match-rows.ts';
import type { StagedTable } from './staged-table.ts';
import type { WrittenRows } from './written-rows.ts';

export type Referrer = {
  readonly table: string;
  readonly to: string;
  readonly constraint: string;
  readonly rows: number;
};

/** Rows of others that refer to rows of the run, as the target's own catalogue has its foreign keys now. */
export async function findReferrers(
  session: Session,
  target: SchemaDocument,
  staged: readonly StagedTable[],
  written: readonly WrittenRows[],
): Promise<readonly Referrer[]> {
  const found: Referrer[] = [];
  const quote = DIALECTS[session.dialect].quoteName;
  for (const table of target.tables) {
    if (table.partition_of !== undefined) continue;
    const own = staged.find(({ key }) => key === tableKey(table));
    for (const key of table.foreign_keys) {
      const parent = staged.find((item) => item.key === tableKey({ ...key.references, name: key.references.table }));
      if (parent === undefined) continue;
      const match = key.columns
        .map((column, index) => `t.${quote(column)} = s.${quote(key.references.columns[index] ?? column)}`)
        .join(' AND ');
      const mine = own === undefined ? undefined : keyOf(own);
      const byTriggers = written
        .filter((rows) => rows.key === tableKey(table))
        .map(({ where }) => ` AND NOT (${where('t')})`)
        .join('');
      const others =
        own === undefined || mine === undefined
          ? ''
          : ` AND NOT EXISTS (SELECT 1 FROM ${own.stage} AS o WHERE ${sameKey(session.dialect, mine, 't', 'o')})`;
      // Without a key nobody can tell a row of the run from its twin: the match of whole rows has counted them already.
      if (own !== undefined && mine === undefined) continue;
      const [row] = await session.query(
        `SELECT count(*) AS referring FROM ${tableName(session.dialect, target, table)} AS t
          WHERE EXISTS (SELECT 1 FROM ${parent.stage} AS s WHERE ${match})${others}${byTriggers}`,
      );
      const rows = Number(row?.['referring'] ?? 0);
      if (rows > 0)
        found.push({ table: tableKey(table), to: parent.key, constraint: key.name ?? key.columns.join(', '), rows });
    }
  }
  return found;
}

/** The columns that tell the run's rows apart, if the run wrote them all. */
export function keyOf({ table, columns }: StagedTable): readonly string[] | undefined {
  const key = table.primary_key?.columns;
  return key?.every((column) => columns.includes(column)) === true ? key : undefined;
}
