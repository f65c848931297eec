import { type Session, targetError } from '@rowloom/databases';
import type { RunContext, SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { type LedgerChunk, markChunkUndone } from '../ledger/chunks.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { rollBack } from '../run/load/attempt.ts';
import { groupTables } from '../run/load/group-tables.ts';
import { heed } from '../target/interrupted.ts';
import { compareRows, deleteSql } from './delete-rows.ts';
import { keyOf } from './find-referrers.ts';
import { withIndexedReferrers } from './index-referrers.ts';
import { differs } from './match-rows.ts';
import { findOwnRange } from './own-range.ts';
import type { StagedTable } from './staged-table.ts';

export type UndoneTable = { readonly name: string; readonly deleted: number; readonly changed: number };

export type ChunkDeletion = {
  readonly ledger: LedgerPlace;
  readonly runId: string;
  readonly schema: SchemaDocument;
  readonly run: RunContext;
  readonly staged: readonly StagedTable[];
  readonly chunks: readonly LedgerChunk[];
  readonly signal?: AbortSignal;
  readonly onTable?: (table: UndoneTable) => void;
};

/** Children first, the last chunk of a table first: later rows refer to earlier ones. */
export async function deleteChunks(session: Session, deletion: ChunkDeletion): Promise<readonly UndoneTable[]> {
  const { run, staged, chunks, signal, onTable } = deletion;
  const undone: UndoneTable[] = [];
  for (const { tables, cyclic } of groupTables(run.plan).toReversed()) {
    const members = staged.filter(({ key }) => tables.includes(key));
    const counts = new Map(members.map(({ key }) => [key, { deleted: 0, changed: 0 }]));
    const mine = chunks.filter(({ table }) => tables.includes(table)).toSorted((a, b) => b.chunk - a.chunk);
    const together = cyclic || members.some((table) => keyOf(table) === undefined);
    const batches = together ? [mine] : cutBatches(mine);
    if (mine.length > 0)
      await withIndexedReferrers(session, deletion, members, async () => {
        for (const batch of batches) {
          heed(signal);
          await deleteBatch(session, deletion, members, batch, together, counts);
        }
      });
    for (const [name, { deleted, changed }] of counts) {
      undone.push({ name, deleted, changed });
      onTable?.({ name, deleted, changed });
    }
  }
  return undone;
}

/** Rows of one statement: each searches the copy for its chunks. */
const BATCH_ROWS = 500_000;

function cutBatches(chunks: readonly LedgerChunk[]): readonly (readonly LedgerChunk[])[] {
  const batches: LedgerChunk[][] = [];
  let rows = BATCH_ROWS;
  for (const chunk of chunks) {
    rows += chunk.end - chunk.first;
    if (rows > BATCH_ROWS) {
      batches.push([]);
      rows = chunk.end - chunk.first;
    }
    batches.at(-1)?.push(chunk);
  }
  return batches;
}

type Counts = Map<string, { deleted: number; changed: number }>;

async function deleteBatch(
  session: Session,
  { ledger, runId, schema }: ChunkDeletion,
  members: readonly StagedTable[],
  batch: readonly LedgerChunk[],
  together: boolean,
  counts: Counts,
): Promise<void> {
  await session.execute(dialectOf(session).statements.begin);
  try {
    const named = members.filter(({ key }) => batch.some(({ table }) => table === key));
    const numbers = together ? undefined : batch.map(({ chunk }) => chunk);
    const deletions: Deletion[] = [];
    for (const table of named) {
      deletions.push(await prepareDeletion(session, schema, table, numbers));
    }
    for (const { key, deleted, changed, exactly } of await deleteAtOnce(session, deletions)) {
      if (exactly !== undefined && deleted !== exactly) throw changedMeanwhile(key);
      add(counts, key, { deleted, changed });
    }
    for (const item of batch) await markChunkUndone(session, ledger, runId, item);
    await session.execute('COMMIT');
  } catch (error) {
    await rollBack(session);
    throw error;
  }
}

const changedMeanwhile = (table: string): Error =>
  targetError('locked', `Someone has just changed rows of ${table}. Undo the run again: those rows will stay.`, {
    table,
  });

type Deletion = {
  readonly key: string;
  readonly sql: string;
  /** The number of rows for which the SQL is known to be true. */
  readonly exactly: number | undefined;
  /** How many of the rows have been changed, as far as that is known before. */
  readonly changed: number;
  /** Otherwise SQL that is true for a deleted row that has been changed. */
  readonly differs?: string;
};
type Deleted = Pick<Deletion, 'key' | 'exactly' | 'changed'> & { readonly deleted: number };

async function prepareDeletion(
  session: Session,
  schema: SchemaDocument,
  table: StagedTable,
  chunks: readonly number[] | undefined,
): Promise<Deletion> {
  const { statements, undoing } = dialectOf(session);
  const { key, own } = table;
  if (keyOf(table) !== undefined && (await undoing.comparesDeleted?.(session, table.real)) === true) {
    const sql = deleteSql(session.dialect, schema, table, chunks);
    return { key, sql, exactly: undefined, changed: 0, differs: differs(session.dialect, schema, table) };
  }
  const lock = undoing.deletesRanges ? statements.shareLock : '';
  const compared = await compareRows(session, schema, table, chunks, lock);
  const range = compared === undefined ? undefined : await findOwnRange(session, table, compared);
  const found = range === undefined ? undefined : compared?.own;
  const exactly = own === undefined ? found : table.rows;
  if (own?.begin !== undefined && !(await own.begin())) throw changedMeanwhile(key);
  const sql = deleteSql(session.dialect, schema, table, chunks, range);
  return { key, sql, exactly, changed: compared?.changed ?? 0 };
}

/** Tables that refer to each other lose their rows in one statement where keys are checked, at its end. */
async function deleteAtOnce(session: Session, deletions: readonly Deletion[]): Promise<readonly Deleted[]> {
  const isTogether = dialectOf(session).loading.relax === undefined && deletions.length > 1;
  if (!isTogether && deletions.every((deletion) => deletion.differs === undefined)) {
    const deleted: Deleted[] = [];
    for (const deletion of deletions) deleted.push({ ...deletion, deleted: await session.execute(deletion.sql) });
    return deleted;
  }
  const parts = deletions.map(
    (deletion, index) => `d${index} AS (${deletion.sql} RETURNING ${deletion.differs ?? 'false'} AS changed)`,
  );
  const counts = deletions.map(
    (_, index) =>
      `(SELECT count(*) FROM d${index}) AS n${index}, (SELECT count(*) FROM d${index} WHERE changed) AS c${index}`,
  );
  const [row] = await session.query(`WITH ${parts.join(', ')} SELECT ${counts.join(', ')}`);
  return deletions.map(({ key, exactly, changed }, index) => ({
    key,
    exactly,
    deleted: Number(row?.[`n${index}`] ?? 0),
    changed: changed + Number(row?.[`c${index}`] ?? 0),
  }));
}

function add(counts: Counts, key: string, more: { readonly deleted: number; readonly changed: number }): void {
  const sum = counts.get(key);
  if (sum === undefined) return;
  sum.deleted += more.deleted;
  sum.changed += more.changed;
}
