import { isTargetError, type TargetErrorCode } from '@rowloom/databases';
import { type Lexicon, makePlan, mergeRules, type Plan, tableKey, type Wishes } from '@rowloom/engine';
import { findLedger } from '../ledger/open-ledger.ts';
import { deleteRun, findRun } from '../ledger/runs.ts';
import { existingTables } from '../process/existing-tables.ts';
import { withSession } from '../target/with-session.ts';
import { undoRun } from '../undo/undo-run.ts';
import { asRunRefusal } from './as-run-refusal.ts';
import type { Obstacle } from './find-obstacles.ts';
import { isNumbered, planForTarget } from './plan-for-target.ts';
import { runGeneration } from './run-generation.ts';
import type { RunOutcome, RunRequest } from './run-request.ts';

/** The basis of the run's plan. */
export type Planning = {
  readonly wishes: Omit<Wishes, 'existing'>;
  readonly lexicon: Lexicon;
  /** Why a table is refused, if not shown at a command line. */
  readonly explain?: (error: unknown) => string;
};

/**
 * Failures that concern only one table's rows: they would recur for them, and no others. A missing privilege may be
 * granted, and the run then continues.
 */
const OF_A_TABLE: ReadonlySet<string> = new Set<TargetErrorCode | 'unsatisfiable_check'>([
  'duplicate_key',
  'foreign_key_violated',
  'check_violated',
  'not_null_violated',
  'exclusion_violated',
  'invalid_value',
  'rows_skipped',
  'unsatisfiable_check',
]);

/**
 * Executes a plan into a target, without the tables whose rows the target refuses: what was loaded is undone, and the
 * others are planned and loaded without it. If the user has given the table a number, or wants all tables or none, its
 * failure is the run's.
 */
export async function runLeavingOut(asked: RunRequest, { wishes, lexicon, explain }: Planning): Promise<RunOutcome> {
  const refusing: Obstacle[] = [];
  let planned: Pick<RunRequest, 'plan' | 'rules'> = asked;
  for (;;) {
    const request: RunRequest = { ...asked, plan: planned.plan, rules: planned.rules };
    try {
      return await runGeneration(request);
    } catch (error) {
      const obstacle = obstacleIn(error, request, explain);
      if (obstacle === undefined || !mayLeaveOut(request, wishes, obstacle.table)) throw error;
      refusing.push(obstacle);
      const { target, schema, mode } = request;
      const skipped = Object.fromEntries(refusing.map(({ table }) => [table, { skip: true }]));
      const rules = mergeRules(wishes.rules ?? {}, skipped);
      const trial = makePlan(schema, { ...wishes, rules, existing: existingTables(schema, rules, mode) }, lexicon);
      if ('issues' in trial || isEmpty(trial.plan)) throw error;
      await forgetRun(request).catch(() => {
        throw error;
      });
      const made = await withSession(target, (session) =>
        planForTarget(session, { target, schema, wishes, lexicon, mode, refusing }),
      ).catch(() => {
        throw error;
      });
      if ('issues' in made || isEmpty(made.plan)) throw error;
      const { table, message } = obstacle;
      request.onEvent?.({
        kind: 'note',
        message: `${table} gets no rows: ${message} The run starts again without it.`,
        left_out: table,
      });
      planned = made;
    }
  }
}

/** Rows of a run without a lasting ledger cannot be undone. */
function mayLeaveOut({ options, bases }: RunRequest, wishes: Planning['wishes'], table: string): boolean {
  return (
    wishes.leave_out === true && options?.atLeastOnce !== true && bases === undefined && !isNumbered(table, wishes)
  );
}

const isEmpty = ({ tables }: Plan): boolean => tables.every(({ rows }) => rows === 0);

/** A table of the run whose rows are refused, with the reason. */
function obstacleIn(error: unknown, { schema, plan }: RunRequest, explain: Planning['explain']): Obstacle | undefined {
  const failure = asRunRefusal(error) ?? (isTargetError(error) ? error : undefined);
  if (failure === undefined || !OF_A_TABLE.has(failure.code)) return undefined;
  const { table: name, aside } = failure.facts;
  const named = schema.tables.find((table) => tableKey(table) === name || table.name === name);
  const table = named === undefined ? undefined : tableKey(named);
  if (table === undefined || !plan.tables.some((item) => item.name === table && item.rows > 0)) return undefined;
  const told = aside === undefined ? failure.message : failure.message.replace(` ${aside}`, '');
  const message = explain?.(error) ?? told;
  return { kind: 'full', table, code: 'unsupported', message };
}

/** The ledger has no record of the run any more, and none of its rows are present. */
async function forgetRun({ target, runId, signal }: RunRequest): Promise<void> {
  const isThere = await withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    return ledger !== undefined && (await findRun(session, ledger, runId)) !== undefined;
  });
  if (!isThere) return;
  await undoRun({ target, runId, ...(signal === undefined ? {} : { signal }) });
  await withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    if (ledger !== undefined) await deleteRun(session, ledger, runId);
  });
}
