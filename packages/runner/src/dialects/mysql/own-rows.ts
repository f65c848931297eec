import type { Session } from '@rowloom/databases';
import type { OwnedBy, OwnRows, StagedTable } from '../../undo/staged-table.ts';
import { unquote } from '../unquote.ts';
import { asLine } from './count-digests.ts';
import { ROW_COLUMN } from './row-column.ts';

/** Chunks of which one has the row that came first: as many connections load at once, and hardly ever more. */
const MOST_CHUNKS = 64;

/**
 * InnoDB keeps rows without a key in the order in which they came. If nobody wrote between them the run's are those from one
 * place to another: their number and two sums are compared with those of the copy, and then none has to be looked for in it.
 * A sum of products does not stay the same where values were exchanged between rows.
 */
export async function ownRows(session: Session, _by: OwnedBy, copy: StagedTable): Promise<OwnRows | undefined> {
  const { real, stage, rows, typed } = copy;
  const [table] = await session.query(
    `SELECT engine, IF(@@log_bin, @@binlog_format, 'ROW') AS logged
       FROM information_schema.tables WHERE table_schema = database() AND table_name = $1`,
    [unquote(real)],
  );
  // As a statement the deletion would take the rows of these places from replicas too, where others may stand in them.
  if (table?.['engine'] !== 'InnoDB' || table['logged'] !== 'ROW') return undefined;
  const at = `@${unquote(stage)}`;
  // An index that has all columns would be read in an order of its own.
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
  // Rows before those of the run are locked too: one that goes would move all that come after it.
  return (await isSame(''))
    ? { rows: `${from} WHERE ${where}`, begin: () => isSame(' LOCK IN SHARE MODE') }
    : undefined;
}

/** The place of the first row that is like the first of a chunk. */
async function findFirst(
  session: Session,
  { stage, chunks, within, ...copy }: StagedTable,
  from: string,
  at: string,
): Promise<number | undefined> {
  const firsts: string[] = [];
  for (const chunk of chunks.slice(0, MOST_CHUNKS)) {
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
