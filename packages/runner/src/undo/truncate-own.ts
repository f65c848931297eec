import { isTargetError, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { type LedgerChunk, markChunkUndone } from '../ledger/chunks.ts';
import { rollBack } from '../run/load/attempt.ts';
import { type ClosedTable, findClosed } from './find-closed.ts';
import type { UndoneRun } from './index-referrers.ts';
import type { UndoneTable } from './delete-chunks.ts';
import { compareRows, countAmbiguous } from './delete-rows.ts';
import type { StagedTable } from './staged-table.ts';

const LOCK_TIMEOUT = '2s';

export type OwnTables = UndoneRun & {
  readonly schema: SchemaDocument;
  readonly staged: readonly StagedTable[];
  readonly chunks: readonly LedgerChunk[];
};

/**
 * Empties the PostgreSQL tables that contain only the run's rows, and to which no table with other rows refers: as fast
 * as the load, because references need not be searched row by row. Nobody can write to the tables between the count and
 * the commit, so no foreign row is lost. Tables with triggers on deletion, or in use, are left for deletion by rows.
 */
export async function truncateOwn(session: Session, own: OwnTables): Promise<readonly UndoneTable[]> {
  if (!dialectOf(session).undoing.locksTables || own.staged.length === 0) return [];
  await session.execute('BEGIN');
  try {
    // Rows that a policy hides would not be counted.
    await session.script(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; SET LOCAL row_security = off`);
    const emptied = await truncate(session, own);
    await session.execute('COMMIT');
    return emptied;
  } catch (error) {
    await rollBack(session);
    if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
    return [];
  }
}

async function truncate(session: Session, own: OwnTables): Promise<readonly UndoneTable[]> {
  const candidates = await findClosed(session, own.staged);
  if (candidates.length === 0) return [];
  await session.execute(`LOCK TABLE ${candidates.map(({ name }) => name).join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
  const found = new Map<ClosedTable, UndoneTable>();
  const ours = new Set<ClosedTable>();
  for (const table of candidates) {
    const counted = await countOwn(session, own.schema, table);
    if (counted === undefined) continue;
    ours.add(table);
    if (table.staged !== undefined) found.set(table, { name: table.staged.key, ...counted });
  }
  const closed = withoutOpen(ours);
  const emptied = closed.flatMap((table) => found.get(table) ?? []);
  if (emptied.length === 0) return [];
  await session.execute(`TRUNCATE TABLE ${closed.map(({ name }) => name).join(', ')}`);
  const names = new Set(emptied.map(({ name }) => name));
  for (const chunk of own.chunks)
    if (names.has(chunk.table)) await markChunkUndone(session, own.ledger, own.runId, chunk);
  return emptied;
}

/** Repeatedly drops tables to which a table outside the set refers. */
function withoutOpen(tables: ReadonlySet<ClosedTable>): readonly ClosedTable[] {
  let left = [...tables];
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    const ids = new Set(left.map(({ id }) => id));
    left = left.filter(({ referrers }) => referrers.every((id) => ids.has(id)));
  }
  return left;
}

/** Undefined if the table has rows that the run did not write. */
async function countOwn(
  session: Session,
  schema: SchemaDocument,
  { name, staged }: ClosedTable,
): Promise<{ readonly deleted: number; readonly changed: number } | undefined> {
  const [row] = await session.query(`SELECT count(*) AS present FROM ${name}`);
  const present = Number(row?.['present']);
  if (staged === undefined) return present === 0 ? { deleted: 0, changed: 0 } : undefined;
  if (present > staged.rows) return undefined;
  if (staged.own !== undefined) {
    const [mine] = await session.query(`SELECT count(*) AS mine FROM ${staged.own.rows}`);
    return Number(mine?.['mine']) === present ? { deleted: present, changed: 0 } : undefined;
  }
  const compared = await compareRows(session, schema, staged);
  if (compared !== undefined)
    return compared.own === present ? { deleted: present, changed: compared.changed } : undefined;
  return present === staged.rows && (await countAmbiguous(session, staged, 'not as often')) === 0
    ? { deleted: present, changed: 0 }
    : undefined;
}
