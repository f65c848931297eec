import {
  fingerprintCatalogue,
  isTargetError,
  loadTables,
  planConstraining,
  type Session,
  type TableLoader,
  targetError,
} from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { writeChunk } from '../../ledger/chunks.ts';
import type { Mode } from '../../ledger/run-record.ts';
import { setPhase } from '../../ledger/runs.ts';
import { type InsertTrigger, switchTriggersOff, switchTriggersOn } from '../../target/insert-triggers.ts';
import { keepToCores } from '../../target/keep-to-cores.ts';
import { readTableFacts } from '../../target/table-facts.ts';
import { tableName } from '../../target/table-name.ts';
import { readOpenClaims } from './claim-keys.ts';
import { type RunAttempt, rollBack, takeNotes, takenOver } from './attempt.ts';
import { settleBooks } from './settle-books.ts';
import { isTriggered, loadBesideTriggers } from './load-beside-triggers.ts';
import { moveCounters } from '../sequences/move-counters.ts';
import { emptyTables } from '../prepare-tables.ts';
import { settleSequences } from '../sequences/settle-sequences.ts';
import { tablesToRelax } from '../tables-to-relax.ts';
import { recordTriggersOff } from '../triggers-off.ts';
import type { WorkerSession } from './worker-session.ts';
import { createTables } from '../create-tables.ts';
import { runDdl } from '../run-ddl.ts';

export type OneTransactionRequest = {
  readonly schema: SchemaDocument;
  readonly mode: Mode;
  /** Disabled during the load. */
  readonly triggersOff: readonly InsertTrigger[];
};

export type OneTransactionResult = {
  readonly bytes: number;
  readonly loadSeconds: number;
  readonly constrainSeconds: number;
};

/** Long enough to find out who holds them. */
const LOCK_TIMEOUT = '5s';

/**
 * PostgreSQL's fast way: everything in one transaction on one connection. Foreign keys and indexes are dropped, rows
 * loaded, and everything is restored and validated set-wise before the commit. A crash at any point restores the target
 * by itself, and nobody can write an orphan meanwhile, because the tables are locked.
 */
export async function loadInOneTransaction(
  attempt: RunAttempt,
  worker: WorkerSession,
  request: OneTransactionRequest,
): Promise<OneTransactionResult> {
  const { session } = worker;
  await session.execute('BEGIN');
  try {
    const result = await fill(attempt, worker, request);
    await writeLedger(attempt, session);
    await session.execute('COMMIT');
    return result;
  } catch (error) {
    await rollBack(session);
    if (!isTargetError(error) || error.code !== 'interrupted' || !attempt.signal.aborted) throw error;
    throw targetError(
      'interrupted',
      'Stopped. The run is one transaction, so the target is unchanged. The same command starts it again.',
    );
  }
}

async function fill(
  attempt: RunAttempt,
  { session }: WorkerSession,
  request: OneTransactionRequest,
): Promise<OneTransactionResult> {
  const { run, tables, target, signal, emit } = attempt;
  const { schema } = request;
  const filled = run.plan.tables.filter(({ rows }) => rows > 0);
  const cleared = Promise.withResolvers<Way>();
  const open = async (name: string): Promise<TableLoader> => {
    const table = run.tables.get(name)?.table;
    const isBeside = table !== undefined && isTriggered(attempt, request.mode, table);
    const loader = await target.driver.openLoader(
      cleared.promise.then(() => session),
      run,
      name,
      { whole: true, freeze: cleared.promise.then(({ isFrozen }) => !isBeside && isFrozen(name)) },
    );
    return isBeside ? loadBesideTriggers(attempt, session, schema, table, loader) : loader;
  };
  // The code for the first rows is compiled while the server prepares the tables.
  const first = filled.slice(0, 1).map(({ name }) => open(name));
  for (const opening of first) opening.catch(() => undefined);
  const way = await makeWay(attempt, session, request);
  cleared.resolve(way);
  const began = performance.now();
  const bytes = await loadTables(filled, (name) => first.pop() ?? open(name), {
    signal,
    onProgress: (table, rows) =>
      emit({ kind: 'progress', table, rows, of: filled.find(({ name }) => name === table)?.rows ?? rows }),
  });
  const loaded = performance.now();
  emit({ kind: 'constraining' });
  // Remaining keys may have deferred their checks, and no table with pending checks can be altered.
  await session.execute('SET CONSTRAINTS ALL IMMEDIATE');
  await way.restore();
  await switchTriggersOn(session, [...attempt.triggersOff.values()]);
  if (way.before !== undefined && (await fingerprintCatalogue(session, tables)) !== way.before)
    throw new Error('The catalogue differs from what it was before the load; the load was rolled back.');
  takeNotes(attempt, await settleSequences(session, schema, tables, run.plan));
  if (request.mode === 'create') await settleBooks(attempt, session, schema);
  return { bytes, loadSeconds: (loaded - began) / 1000, constrainSeconds: (performance.now() - loaded) / 1000 };
}

/** The state of tables without constraints on rows. */
type Way = {
  readonly isFrozen: (table: string) => boolean;
  readonly restore: () => Promise<void>;
  /** The catalogue, if it must be the same again afterwards. */
  readonly before?: string;
};

async function makeWay(
  attempt: RunAttempt,
  session: Session,
  { schema, mode, triggersOff }: OneTransactionRequest,
): Promise<Way> {
  const { run, tables, target } = attempt;
  await session.execute(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  await keepToCores(target, session);
  if (mode === 'create') {
    const ddl = await createTables(session, target.driver, schema);
    await switchTriggersOff(session, triggersOff);
    return { isFrozen: () => true, restore: () => runDdl(session, ddl.steps) };
  }
  await lockTables(session, schema, tables);
  if (mode === 'append') await expectEmpty(attempt, session, schema);
  const before = await fingerprintCatalogue(session, tables);
  if (mode === 'truncate') await emptyTables(session, schema, tables);
  const constraining = await planConstraining(session, tablesToRelax(run.plan, tables), { freezes: true });
  if (constraining.refused !== undefined) throw targetError('no_permission', constraining.refused);
  for (const statement of constraining.drop) await session.execute(statement);
  if (constraining.truncate !== undefined) await session.execute(constraining.truncate);
  const frozen = new Set(
    [...constraining.freezable].map((place) => tables[place]).map((table) => table && tableKey(table)),
  );
  await switchTriggersOff(session, triggersOff);
  // Triggers write additional rows: their numbers come after those of the plan.
  if (tables.some(({ triggers }) => triggers !== undefined))
    await moveCounters(session, {
      schema,
      plan: run.plan,
      tables: [...run.tables.values()].map(({ name, plan, base }) => ({ name, rows: plan.rows, base })),
    });
  return {
    before,
    isFrozen: (name) => constraining.truncate !== undefined && frozen.has(name),
    async restore() {
      for (const statement of constraining.restore) await session.execute(statement);
    },
  };
}

async function lockTables(session: Session, schema: SchemaDocument, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map((table) => tableName('postgresql', schema, table));
  await session.execute(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
}

const filledMeanwhile = new WeakSet<object>();

/** The tables were empty when the way was chosen, and no longer are: constraints must stay enforced. */
export const isFilledMeanwhile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && filledMeanwhile.has(error);

/** Checked again under the lock: another session may have inserted since the way was chosen, or be about to. */
async function expectEmpty(
  { tables, ledger, runId }: RunAttempt,
  session: Session,
  schema: SchemaDocument,
): Promise<void> {
  const facts = await readTableFacts(session, schema, tables);
  const claimed = await readOpenClaims(session, ledger, runId);
  const filled = tables.map(tableKey).find((key) => facts.get(key)?.hasRows === true || claimed.includes(key));
  if (filled === undefined) return;
  const error = targetError(
    'locked',
    `${filled} has just been filled by someone else. Start again: constraints will stay in force.`,
    { table: filled },
  );
  filledMeanwhile.add(error);
  throw error;
}

async function writeLedger(attempt: RunAttempt, session: Session): Promise<void> {
  const { ledger, run } = attempt;
  for (const { name, rows } of run.plan.tables)
    if (rows > 0 && !(await writeChunk(session, ledger, attempt, { table: name, chunk: 0, first: 0, end: rows })))
      throw takenOver();
  if (attempt.triggersOff.size > 0) await recordTriggersOff(attempt, session);
  if (!(await setPhase(session, ledger, attempt, 'certifying'))) throw takenOver();
}
