import { type Session, targetError } from '@rowloom/databases';
import { loadLexicon, type LocaleWish, makeRunContext, type RunContext, type SchemaDocument } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { signOut } from '../ledger/attempts.ts';
import { type LedgerChunk, readChunks } from '../ledger/chunks.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { playRestores, readRestores } from '../ledger/restores.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { findRun, listRuns, setPhase } from '../ledger/runs.ts';
import { readBooks } from '../ledger/table-books.ts';
import { takeOver } from '../ledger/take-over.ts';
import { releaseClaims } from '../run/load/claim-keys.ts';
import { keepBeating } from '../run/load/heartbeat.ts';
import { basesOf, readRecipe } from '../run/make-recipe.ts';
import { readSampledKeys } from '../run/sample-keys.ts';
import { relaxSession } from '../run/load/worker-session.ts';
import { readRunSchema } from '../schema/read-target-schema.ts';
import { applicationName } from '../target/backend-name.ts';
import { heed } from '../target/interrupted.ts';
import { untilInterrupted } from '../target/until-interrupted.ts';
import { dropPartitions } from '../target/made-partitions.ts';
import { readReach } from '../target/read-reach.ts';
import type { Target } from '../target/target.ts';
import { countAmbiguous } from './delete-rows.ts';
import { deleteChunks, type UndoneTable } from './delete-chunks.ts';
import { dropCreated } from './drop-created.ts';
import { findEmptying } from './find-emptying.ts';
import { findReferrers, keyOf } from './find-referrers.ts';
import { deleteWritten, findWritten } from './find-written.ts';
import type { StagedTable } from './staged-table.ts';
import { presentChunks } from './present-chunks.ts';
import { stageRows } from './stage-rows.ts';
import { noteTriggers } from './trigger-notes.ts';
import { truncateOwn } from './truncate-own.ts';
import type { WrittenRows } from './written-rows.ts';

export type UndoRequest = {
  readonly target: Target;
  readonly runId: string;
  readonly lease?: number;
  readonly takeOver?: boolean;
  readonly signal?: AbortSignal;
  readonly onTable?: (table: UndoneTable) => void;
};

export type UndoOutcome = {
  readonly runId: string;
  readonly tables: readonly UndoneTable[];
  /** What a person should know: changed rows that went too, rows that do not come back. */
  readonly notes: readonly string[];
};

const LEASE = 30;

/** Takes a run's rows out of the target again, or says why that cannot be. */
export async function undoRun(asked: UndoRequest): Promise<UndoOutcome> {
  return untilInterrupted(asked.target, asked.signal, (target) => takeBack({ ...asked, target }));
}

async function takeBack(request: UndoRequest): Promise<UndoOutcome> {
  const { target, runId } = request;
  const session = await target.connect({ applicationName: applicationName(runId) });
  try {
    await dialectOf(session).backends.mark(session, runId);
    const { ledger, record } = await findRecord(target, session, runId);
    const emptying = await findEmptying(session, ledger, record);
    if (emptying !== undefined)
      throw targetError(
        'locked',
        emptying.isFound
          ? `The rows of ${runId} were no longer in ${emptying.table} when ${emptying.runId} filled it, using the same keys. Undo ${emptying.runId} first.`
          : `${emptying.runId} has emptied ${emptying.table} since, which also deleted the rows of ${runId}. Undo ${emptying.runId} first.`,
        { table: emptying.table },
      );
    const epoch = await takeOver(session, ledger, runId, {
      lease: request.lease ?? LEASE,
      force: request.takeOver ?? false,
    });
    const beating = keepBeating({ target, ledger, runId, epoch }, request.lease ?? LEASE);
    try {
      return await undo(request, session, ledger, { ...record, epoch });
    } finally {
      await beating.stop();
      await signOut(session, ledger, { runId, epoch }).catch(() => undefined);
    }
  } finally {
    await session.close().catch(() => undefined);
  }
}

async function findRecord(
  target: Target,
  session: Session,
  runId: string,
): Promise<{ readonly ledger: LedgerPlace; readonly record: RunRecord }> {
  const ledger = await findLedger(session, target.database, 'write');
  const record = ledger === undefined ? undefined : await findRun(session, ledger, runId);
  if (ledger !== undefined && record !== undefined && record.phase !== 'undone') return { ledger, record };
  if (record !== undefined) throw targetError('no_such_table', `${runId} has already been undone.`);
  const others =
    ledger === undefined ? [] : (await listRuns(session, ledger)).filter(({ phase }) => phase !== 'undone');
  const list = others.slice(0, 5).map(({ run_id }) => run_id);
  throw targetError(
    'no_such_table',
    `The target's ledger has no run ${runId}.${list.length > 0 ? ` Its newest are ${list.join(', ')}.` : ' It has none at all.'}`,
  );
}

async function undo(
  request: UndoRequest,
  session: Session,
  ledger: LedgerPlace,
  record: RunRecord,
): Promise<UndoOutcome> {
  const { target, runId } = request;
  const recipe = readRecipe(record.recipe, runId);
  const { schema } = recipe;
  const existing = await readSampledKeys(session, ledger, runId, recipe.plan);
  const lexicon = await loadLexicon(recipe.locale as LocaleWish);
  const run = makeRunContext(schema, recipe.plan, lexicon, { bases: basesOf(recipe), existing });
  await relaxSession(session);
  const { prepare } = dialectOf(session).undoing;
  if (prepare !== undefined) await session.script(prepare);
  const found = await readRunSchema(target, session, recipe);
  const loaded = await readChunks(session, ledger, runId);
  const { chunks, gone } = presentChunks(session, schema, run, loaded, found);
  const staged = await stageRows(target, session, schema, run, chunks, {
    signal: request.signal,
    by: { ledger, runId },
  });
  const filled = staged.map(({ table }) => table);
  const reach = await readReach(session, found, filled);
  const written = findWritten(session, found, staged, reach);
  await checkUndoable(session, found, staged, written, request.signal);
  heed(request.signal);
  await setPhase(session, ledger, { runId, epoch: record.epoch }, 'undoing');
  const notes = gone.map((name) => `${name} is gone, and its rows with it.`);
  const dropped = record.mode === 'create' ? await dropCreated(session, schema, staged, run) : undefined;
  const others = dropped === undefined ? await deleteWritten(session, written) : [];
  const tables = dropped ?? (await deleteFrom(request, session, { ledger, record, schema, run, staged, chunks }));
  if (record.mode === 'create' && dropped === undefined)
    notes.push('The tables stay: they contain rows that the run did not write.');
  if (record.mode === 'truncate') notes.push('The rows that were in the tables before the run do not come back.');
  for (const { key, rows } of others)
    notes.push(`${rows} ${rows === 1 ? 'row' : 'rows'} of ${key} that triggers had written for them were deleted too.`);
  notes.push(...(await noteTriggers(session, { target: found, staged, written, reach })));
  const changed = tables.reduce((sum, table) => sum + table.changed, 0);
  if (changed > 0) notes.push(`${changed} of these rows had been changed since, and were deleted too.`);
  if (dropped === undefined) notes.push(...(await dropPartitions(session, schema, readBooks(record.chunk_rows))));
  if (dropped === undefined) await playRestores(session, ledger, await readRestores(session, ledger, runId));
  await releaseClaims(session, ledger, runId);
  await setPhase(session, ledger, { runId, epoch: record.epoch }, 'undone');
  return { runId, tables, notes };
}

async function checkUndoable(
  session: Session,
  target: SchemaDocument,
  staged: readonly StagedTable[],
  written: readonly WrittenRows[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const problems: string[] = [];
  for (const table of staged) {
    if (keyOf(table) !== undefined || table.own !== undefined) continue;
    heed(signal);
    const ambiguous = await countAmbiguous(session, table, 'more often');
    if (ambiguous > 0)
      problems.push(
        `${table.key} has no key, and ${ambiguous} of the run's different rows occur more often than the run wrote them: they cannot be distinguished from other rows.`,
      );
  }
  const referrers = await findReferrers(session, target, staged, written);
  for (const { table, to, constraint, rows } of referrers)
    problems.push(
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${table} that the run did not write ${rows === 1 ? 'refers' : 'refer'} to its rows in ${to} (${constraint}).`,
    );
  if (problems.length > 0)
    throw targetError(
      'foreign_key_violated',
      `The run cannot be undone. ${problems.join(' ')} Delete or change those rows first.`,
    );
}

type Deletion = {
  readonly ledger: LedgerPlace;
  readonly record: RunRecord;
  readonly schema: SchemaDocument;
  readonly run: RunContext;
  readonly staged: readonly StagedTable[];
  readonly chunks: readonly LedgerChunk[];
};

async function deleteFrom(request: UndoRequest, session: Session, deletion: Deletion): Promise<readonly UndoneTable[]> {
  const { runId } = request;
  const { staged, chunks } = deletion;
  const emptied = await truncateOwn(session, { ...deletion, runId });
  for (const table of emptied) request.onTable?.(table);
  const isLeft = (key: string): boolean => !emptied.some(({ name }) => name === key);
  const deleted = await deleteChunks(session, {
    ...deletion,
    staged: staged.filter(({ key }) => isLeft(key)),
    chunks: chunks.filter(({ table }) => isLeft(table)),
    runId,
    ...(request.signal === undefined ? {} : { signal: request.signal }),
    ...(request.onTable === undefined ? {} : { onTable: request.onTable }),
  });
  return [...emptied, ...deleted];
}
