import type { Session } from '@rowloom/databases';
import type { OwnedBy, OwnRows, StagedTable } from '../../undo/staged-table.ts';
import { unquote } from '../unquote.ts';
import { asLine } from './count-digests.ts';
import { ROW_COLUMN } from './row-column.ts';

/** One of these chunks contains the first row: that many connections load at once, and hardly ever more. */
const MAX_CHUNKS = 64;

/**
 * InnoDB keeps rows without a key in insertion order. If nobody else wrote in between, the run's rows are consecutive:
 * their count and two sums are compared with those of the copy, so that none has to be searched for. A sum of products
 * changes if values are exchanged between rows.
 */
export async function ownRows(session: Session, _by: OwnedBy, copy: StagedTable): Promise<OwnRows | undefined> {
  const { real, stage, rows, typed } = copy;
  const [table] = await session.query(
    `SELECT engine, IF(@@log_bin, @@binlog_format, 'ROW') AS logged
       FROM information_schema.tables WHERE table_schema = database() AND table_name = $1`,
    [unquote(real)],
  );
  // Replicated as a statement, the deletion would remove the rows at these places on replicas too, where other rows may
  // be there.
  if (table?.['engine'] !== 'InnoDB' || table['logged'] !== 'ROW') return undefined;
  const at = `@${unquote(stage)}`;
  // A covering index would be read in its own order.
  const from = `${real} AS t USE INDEX ()`;
  const first = await findFirst(session, copy, from, at);
  if (first === undefined) return undefined;
  const where = `(${at} := ${at} + 1) BETWEEN ${first} AND ${first + rows - 1}`;
  const sums = (alias: string): string => {
    const [one, other] = [check(copy, alias), `CRC32(REVERSE(${asLine(typed, alias)}))`];
    return `SELECT CONCAT_WS(' ', count(*), sum(${one}), sum(${one} * ${other})) AS sums FROM`;
  };
  const [wanted] = await session.query(`${sums('s.')} ${stage} AS s`);
  const isSame = async (lock: string): Promise<boolean> => {
    await session.execute(`SET ${at} = 0`);
    const [found] = await session.query(`${sums('t.')} ${from} WHERE ${where}${lock}`);
    await session.execute(`SET ${at} = 0`);
    return found?.['sums'] === wanted?.['sums'];
  };
  // Earlier rows are locked too: deleting one would shift all later ones.
  return (await isSame(''))
    ? { rows: `${from} WHERE ${where}`, begin: () => isSame(' LOCK IN SHARE MODE') }
    : undefined;
}

/** The position of the first row that equals the first of a chunk. */
async function findFirst(
  session: Session,
  { stage, chunks, within, ...copy }: StagedTable,
  from: string,
  at: string,
): Promise<number | undefined> {
  const firsts: string[] = [];
  for (const chunk of chunks.slice(0, MAX_CHUNKS)) {
    const [row] = await session.query(
      `SELECT CAST(${check(copy, 's.')} AS char) AS value FROM ${stage} AS s WHERE ${within([chunk])} ORDER BY s.${ROW_COLUMN} LIMIT 1`,
    );
    if (row !== undefined) firsts.push(String(row['value']));
  }
  if (firsts.length === 0) return undefined;
  await session.execute(`SET ${at} = 0`);
  const [row] = await session.query(
    `SELECT CAST(min(IF(${check(copy, 't.')} IN (${firsts.join(', ')}), ${at}, NULL)) AS char) AS first FROM ${from} WHERE (${at} := ${at} + 1)`,
  );
  const found = row?.['first'];
  return found === null || found === undefined ? undefined : Number(found);
}

const check = ({ typed }: Pick<StagedTable, 'typed'>, alias: string): string => `CRC32(${asLine(typed, alias)})`;
