import { setTimeout } from 'node:timers/promises';
import { type Session, targetError } from '@rowloom/databases';
import { type SchemaDocument, sqlDialectOf, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { PresentRows } from '../guard/count-strange-rows.ts';
import { refusePlanted } from '../guard/refuse-planted.ts';
import { refuseReserved } from '../guard/refuse-reserved.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { readRestores } from '../ledger/restores.ts';
import { findRun } from '../ledger/runs.ts';
import { sequencesToCreate } from '@rowloom/sql';
import { compareAcross, compareSchemas } from '../schema/compare-schemas.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { findHiddenTables } from '../target/hidden-tables.ts';
import { readTableFacts, type TableFacts } from '../target/table-facts.ts';
import { checkReferrers } from './check-referrers.ts';
import { readRecipe } from './make-recipe.ts';
import { checkPresence, countRows } from './prepare-tables.ts';
import type { RunRequest } from './run-request.ts';
import { runTables } from './run-tables.ts';
import { expectRows, keyLists } from './sample-keys.ts';
import { writeTargetDdl } from './write-target-ddl.ts';

/** What decides whether a target can accept a run. A plan that is only inspected has no id. */
export type CheckedRequest = Pick<RunRequest, 'target' | 'schema' | 'plan' | 'rules' | 'mode' | 'bases' | 'options'> & {
  readonly runId?: string;
};

export type CheckedTarget = {
  /** The tables that the run fills, or empties. */
  readonly own: readonly Table[];
  readonly facts: ReadonlyMap<string, TableFacts>;
  /** Rows of the non-empty ones. */
  readonly present: PresentRows;
  /** The target's schema, unless the run creates it. */
  readonly now: SchemaDocument | undefined;
};

/** Refuses a run that cannot succeed in this target. Changes nothing there, and opens no ledger. */
export async function checkTarget(request: CheckedRequest, session: Session): Promise<CheckedTarget> {
  const { target, schema, plan, mode, options = {} } = request;
  await refuseStore(session);
  await refusePlanted(session);
  await refuseReserved(session, target, schema);
  const own = runTables(request);
  const facts = await readTableFacts(session, schema, own);
  checkPresence(facts, mode === 'create' ? 'absent' : 'present');
  if (options.atLeastOnce !== true) await checkOpenConstraints(request, session, own);
  const now = mode === 'create' ? undefined : await checkSchema(request, session, own);
  if (mode !== 'create') await checkPolicies(session, schema, own);
  if (mode === 'truncate') await checkReferrers(session, schema, own);
  await expectRows(session, schema, keyLists(plan), mode);
  // Refuses what it cannot write.
  if (now === undefined) await writeTargetDdl(session, target.driver, schema);
  if (now === undefined) await checkSequences(session, schema);
  const filled = own.filter((table) => facts.get(tableKey(table))?.hasRows === true);
  return { own, facts, present: await countRows(session, schema, filled), now };
}

/** The run would use numbers of a foreign sequence, advance it, and drop it when undone. */
async function checkSequences(session: Session, schema: SchemaDocument): Promise<void> {
  if (schema.dialect !== session.dialect) return;
  const names = sequencesToCreate(schema);
  if (names.length === 0) return;
  const there = await session.query(
    'SELECT name FROM pg_catalog.json_array_elements_text($1::json) AS name WHERE pg_catalog.to_regclass(name) IS NOT NULL',
    [JSON.stringify(names)],
  );
  if (there.length === 0) return;
  const list = there.map(({ name }) => String(name)).join(', ');
  const [is, it] = there.length === 1 ? ['sequence', 'it'] : ['sequences', 'them'];
  const message = `The run would create the ${is} ${list}, which already exists in the target: others may be using ${it}. Drop or rename ${it} there, or create the tables in another database.`;
  throw targetError('target_changed', message, { plain: message });
}

/** PostgreSQL does not copy rows into a table whose policies apply to the sender. */
async function checkPolicies(session: Session, schema: SchemaDocument, own: readonly Table[]): Promise<void> {
  const hidden = [...(await findHiddenTables(session, schema, own))];
  if (hidden.length === 0) return;
  throw targetError(
    'no_permission',
    `Row-level security applies to this account on ${hidden.slice(0, 5).join(', ')}${hidden.length > 5 ? ` and ${hidden.length - 5} more tables` : ''}: PostgreSQL copies no rows into such tables, and hides rows that are there. Load as the owner of the tables (without FORCE ROW LEVEL SECURITY), or as a role with BYPASSRLS.`,
  );
}

/** Another run was killed after removing constraints from these tables: they are not what they seem. */
async function checkOpenConstraints(
  { target, runId }: CheckedRequest,
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
        `${other} has dropped constraints of ${shared} and not yet restored them. Let it finish, or restore them with rowloom repair.`,
        { table: shared },
      );
  }
}

const TRIES = 5;
const PAUSE = 200;

async function checkSchema(
  { target, schema, bases }: CheckedRequest,
  session: Session,
  tables: readonly Table[],
): Promise<SchemaDocument> {
  const names = tables.map(tableKey);
  let now = await readTargetSchema(target, session);
  const isForeign = sqlDialectOf(schema.dialect) !== sqlDialectOf(session.dialect);
  // Rows with sealed numbers belong to an export, whose schema may be by anyone.
  const isWritten = bases !== undefined;
  const compare = (): readonly string[] =>
    isForeign ? compareAcross(schema, now, names) : compareSchemas(schema, now, names, { isWritten });
  let differences = compare();
  // As another run does that advances its counter.
  const mayBeMissing = dialectOf(session).tables.isUnsteady;
  for (let tries = 1; mayBeMissing && differences.length > 0 && tries < TRIES; tries++) {
    await setTimeout(PAUSE);
    now = await readTargetSchema(target, session);
    differences = compare();
  }
  if (differences.length > 0)
    throw targetError(
      'invalid_value',
      `The target differs from the schema that the plan was made for. ${differences.slice(0, 5).join(' ')}${differences.length > 5 ? ` … and ${differences.length - 5} more differences.` : ''} Plan again from the current target: give its URL as the source.`,
    );
  return now;
}
