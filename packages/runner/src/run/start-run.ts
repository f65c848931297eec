import { setTimeout } from 'node:timers/promises';
import { describeAddress, planConstraining, type Session, targetError } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { guardTarget, sumRows } from '../guard/guard-target.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { readRestores } from '../ledger/restores.ts';
import { findRun, insertRun } from '../ledger/runs.ts';
import { writeBooks } from '../ledger/table-books.ts';
import { compareAcross, compareSchemas } from '../schema/compare-schemas.ts';
import { readAgain } from '../schema/read-again.ts';
import { describeTables } from '../schema/read-shapes.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { readTableFacts } from '../target/table-facts.ts';
import { sqlDialect } from '../target/table-name.ts';
import { chooseWay, type ChosenWay } from './choose-way.ts';
import { makeRecipe, planDigestOf, readRecipe, writeRecipe } from './make-recipe.ts';
import { checkReferrers } from './check-referrers.ts';
import { checkPresence, countRows } from './prepare-tables.ts';
import type { RunRequest } from './run-request.ts';
import { runTables } from './run-tables.ts';
import { writeTargetDdl } from './write-target-ddl.ts';

/** Looks at the target before anything is changed there, refuses what cannot go well, and writes the run into the ledger. */
export async function startRun(
  request: RunRequest,
  session: Session,
  openLedger: () => Promise<LedgerPlace>,
): Promise<ChosenWay> {
  const { target, runId, requestDigest, schema, plan, rules, mode, options = {}, onEvent } = request;
  await refuseStore(session);
  const own = runTables(request);
  const facts = await readTableFacts(session, schema, own);
  checkPresence(facts, mode === 'create' ? 'absent' : 'present');
  if (options.atLeastOnce !== true) await checkOpenConstraints(request, session, own);
  const now = mode === 'create' ? undefined : await checkSchema(request, session, own);
  if (mode === 'truncate') await checkReferrers(session, schema, own);
  // Refuses what it cannot write, before the ledger is opened.
  if (now === undefined) await writeTargetDdl(session, target.driver, schema);
  const filled = own.filter((table) => facts.get(tableKey(table))?.hasRows === true);
  const present = await countRows(session, schema, filled);
  const rows = sumRows(present);
  await guardTarget(target, session, { mode, present, confirm: options.confirm });
  if (mode === 'truncate' && rows > 0) onEvent?.({ kind: 'truncating', rows, tables: filled.length });
  const total = plan.tables.reduce((sum, table) => sum + table.rows, 0);
  const chosen = await confirmWay(
    session,
    mode,
    own,
    chooseWay({ dialect: session.dialect, mode, rows: total, tables: facts, options }),
  );
  const ledger = await openLedger();
  const planDigest = planDigestOf(plan, mode, describeAddress(target.address));
  await insertRun(session, ledger, {
    run_id: runId,
    request_digest: requestDigest,
    plan_digest: planDigest,
    mode,
    way: chosen.way,
    phase: 'preparing',
    recipe: writeRecipe(makeRecipe({ schema, plan, rules, planDigest, bases: request.bases ?? {} })),
    chunk_rows: writeBooks(now === undefined ? {} : await describeTables(session, now, { schema, tables: own })),
  });
  return chosen;
}

/** The catalogue may hold what cannot be taken off and put back exactly: then it stays in force. */
async function confirmWay(
  session: Session,
  mode: RunRequest['mode'],
  tables: readonly Table[],
  chosen: ChosenWay,
): Promise<ChosenWay> {
  if (session.dialect !== 'postgresql' || mode === 'create' || chosen.way === 'chunks') return chosen;
  const { refused } = await readAgain(session, () => planConstraining(session, tables));
  return refused === undefined ? chosen : { way: 'chunks', reason: refused };
}

/** Another run has taken constraints off these tables and did not live to put them back: they are not what they seem. */
async function checkOpenConstraints(
  { target, runId }: RunRequest,
  session: Session,
  own: readonly Table[],
): Promise<void> {
  const ledger = await findLedger(session, target.database);
  if (ledger === undefined) return;
  const names = new Set(own.map(tableKey));
  for (const other of new Set((await readRestores(session, ledger)).map((restore) => restore.runId))) {
    const record = other === runId ? undefined : await findRun(session, ledger, other);
    if (record?.way !== 'chunks_unconstrained' || record.phase === 'preparing') continue;
    const shared = runTables(readRecipe(record.recipe, other))
      .map(tableKey)
      .find((name) => names.has(name));
    if (shared !== undefined)
      throw targetError(
        'locked',
        `${other} has taken constraints off ${shared} and has not put them back. Let it finish, or put them back with rowloom repair.`,
        { table: shared },
      );
  }
}

const TRIES = 5;
const PAUSE = 200;

async function checkSchema(
  { target, schema, bases }: RunRequest,
  session: Session,
  tables: readonly Table[],
): Promise<SchemaDocument> {
  const names = tables.map(tableKey);
  let now = await readTargetSchema(target, session);
  const isForeign = sqlDialect(schema.dialect) !== sqlDialect(session.dialect);
  // Rows with sealed numbers are an export's, whose schema may be anybody's writing.
  const isWritten = bases !== undefined;
  const compare = (): readonly string[] =>
    isForeign ? compareAcross(schema, now, names) : compareSchemas(schema, now, names, { isWritten });
  let differences = compare();
  // MariaDB leaves a table out of its catalogue while somebody alters it, as another run does that moves its counter.
  const mayBeMissing = target.address.dialect === 'mysql';
  for (let tries = 1; mayBeMissing && differences.length > 0 && tries < TRIES; tries++) {
    await setTimeout(PAUSE);
    now = await readTargetSchema(target, session);
    differences = compare();
  }
  if (differences.length > 0)
    throw targetError(
      'invalid_value',
      `The target is not what the plan was made for. ${differences.slice(0, 5).join(' ')}${differences.length > 5 ? ` … and ${differences.length - 5} more differences.` : ''} Plan from the target as it is now: give its URL as the source.`,
    );
  return now;
}
