import { describeAddress, planConstraining, type Session } from '@rowloom/databases';
import type { Table } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { guardTarget, sumRows } from '../guard/guard-target.ts';
import type { LedgerPlace } from '../ledger/ledger-place.ts';
import { insertRun } from '../ledger/runs.ts';
import { writeBooks } from '../ledger/table-books.ts';
import { readAgain } from '../schema/read-again.ts';
import { describeTables } from '../schema/read-shapes.ts';
import { chooseWay, type ChosenWay } from './choose-way.ts';
import { makeRecipe, planDigestOf, writeRecipe } from './make-recipe.ts';
import { checkTarget } from './check-target.ts';
import type { RunRequest } from './run-request.ts';

/**
 * Inspects the target before anything is changed there, refuses what cannot succeed, and records the run in the ledger.
 */
export async function startRun(
  request: RunRequest,
  session: Session,
  openLedger: () => Promise<LedgerPlace>,
): Promise<ChosenWay> {
  const { target, runId, requestDigest, schema, plan, rules, mode, options = {}, onEvent } = request;
  const { own, facts, present, now } = await checkTarget(request, session);
  const rows = sumRows(present);
  await guardTarget(target, session, { mode, present, confirm: options.confirm });
  if (mode === 'truncate' && rows > 0) onEvent?.({ kind: 'truncating', rows, tables: present.size });
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

/** The catalogue may contain what cannot be removed and restored exactly: then it stays enforced. */
async function confirmWay(
  session: Session,
  mode: RunRequest['mode'],
  tables: readonly Table[],
  chosen: ChosenWay,
): Promise<ChosenWay> {
  if (dialectOf(session).loading.relax !== undefined || mode === 'create' || chosen.way === 'chunks') return chosen;
  const { refused } = await readAgain(session, () => planConstraining(session, tables));
  return refused === undefined ? chosen : { way: 'chunks', reason: refused };
}
