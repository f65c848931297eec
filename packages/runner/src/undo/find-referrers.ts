import type { Session } from '@rowloom/databases';
import { DIALECTS, type SchemaDocument, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { tableName } from '../target/table-name.ts';
import { sameKey, sameRow } from './match-rows.ts';
import type { StagedTable } from './staged-table.ts';
import type { WrittenRows } from './written-rows.ts';

export type Referrer = {
  readonly table: string;
  readonly to: string;
  readonly constraint: string;
  readonly rows: number;
};

/** Foreign rows that refer to rows of the run, by the target's current foreign keys. */
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
      const byTriggers = written
        .filter((rows) => rows.key === tableKey(table))
        .map(({ where }) => ` AND NOT (${where('t')})`)
        .join('');
      const [row] = await session.query(
        `SELECT count(*) AS referring FROM ${tableName(session.dialect, target, table)} AS t
          WHERE EXISTS (SELECT 1 FROM ${parent.stage} AS s WHERE ${match})${own === undefined ? '' : notOwn(session, target, own)}${byTriggers}`,
      );
      const rows = Number(row?.['referring'] ?? 0) - (await countOwn(session, own, parent, match));
      if (rows > 0)
        found.push({ table: tableKey(table), to: parent.key, constraint: key.name ?? key.columns.join(', '), rows });
    }
  }
  return found;
}

/**
 * Whether the run's rows without a key are only counted: all of them are present, or a dialect cannot find them
 * otherwise.
 */
const isCounted = (session: Session, own: StagedTable): boolean =>
  keyOf(own) === undefined && (own.own !== undefined || dialectOf(session).undoing.counts !== undefined);

/** SQL for whether a row of the table, `t`, is not one of the run's. */
function notOwn(session: Session, schema: SchemaDocument, own: StagedTable): string {
  if (isCounted(session, own)) return '';
  const key = keyOf(own);
  const [copy, same] =
    key === undefined ? ['s', sameRow(session.dialect, schema, own)] : ['o', sameKey(session.dialect, key, 't', 'o')];
  return ` AND NOT EXISTS (SELECT 1 FROM ${own.stage} AS ${copy} WHERE ${same})`;
}

/** How many of the run's own rows refer to those of another of its tables, if they are only counted. */
async function countOwn(
  session: Session,
  own: StagedTable | undefined,
  parent: StagedTable,
  match: string,
): Promise<number> {
  if (own === undefined || !isCounted(session, own)) return 0;
  const [row] = await session.query(
    `SELECT count(*) AS referring FROM ${own.stage} AS t WHERE EXISTS (SELECT 1 FROM ${parent.stage} AS s WHERE ${match})`,
  );
  return Number(row?.['referring'] ?? 0);
}

/** The columns that identify the run's rows, if the run wrote them all. */
export function keyOf({ table, columns }: StagedTable): readonly string[] | undefined {
  const key = table.primary_key?.columns;
  return key?.every((column) => columns.includes(column)) === true ? key : undefined;
}
