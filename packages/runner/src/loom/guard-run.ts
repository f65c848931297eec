import type { Session } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { confirmationOf, findProductionReason, sumRows } from '../guard/guard-target.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { explainReferrers } from '../run/check-referrers.ts';
import { countRows } from '../run/prepare-tables.ts';
import { findUnanswered } from '../run/sample-keys.ts';
import { runTables } from '../run/run-tables.ts';
import { findOutsideReferrers } from '../target/find-outside-referrers.ts';
import { readTableFacts, type TableFacts } from '../target/table-facts.ts';
import { tableName } from '../target/table-name.ts';
import { makeTarget } from '../target/target.ts';
import type { GuardTask, GuardedTarget } from './loom-task.ts';
import { withSession } from '../target/with-session.ts';
import { openParcel } from './schema-parcel.ts';

/** What is at stake in a target: whether it looks like production, and how many rows emptying would remove. */
export function guardRun({ address, mode, schema: parcel, tables, rules, asked }: GuardTask): Promise<GuardedTarget> {
  const schema = openParcel(parcel);
  const target = makeTarget(address);
  const own = runTables({ schema, plan: { tables }, rules });
  return withSession(target, async (session) => {
    await refuseStore(session);
    const facts = await readTableFacts(session, schema, own);
    const [present, missing] = [namesOf(facts, true), namesOf(facts, false)];
    const plain = { confirm: confirmationOf(target), present, missing };
    // The run stops at them, before it asks for anything else.
    if ((mode === 'create' ? present : missing).length > 0) return { ...plain, reasons: [], rows: 0, suspect: false };
    const referrers = mode === 'truncate' ? await findOutsideReferrers(session, schema, own) : [];
    if (referrers.length > 0)
      return {
        ...plain,
        reasons: [],
        rows: 0,
        suspect: false,
        referred: explainReferrers(referrers, 'the mode append'),
      };
    const filled = own.filter((table) => facts.get(tableKey(table))?.hasRows === true);
    const counts = await countRows(session, schema, mode === 'create' ? [] : filled);
    const rows = sumRows(counts);
    const production = await findProductionReason(target, session, { mode, present: counts });
    const reasons = [
      ...(production === undefined ? [] : [`it looks like production (${production})`]),
      ...(mode === 'truncate' && rows > 0 ? [`${rows} rows of ${filled.length} tables would be deleted`] : []),
    ];
    const suspect =
      (mode === 'append' && (filled.length > 0 || (await findLedger(session, target.database)) !== undefined)) ||
      (mode !== 'create' && (await hasForbidden(session, schema, own))) ||
      (await findUnanswered(session, schema, asked, mode)) !== undefined;
    return { ...plain, reasons, rows, suspect };
  });
}

const namesOf = (facts: ReadonlyMap<string, TableFacts>, there: boolean): readonly string[] =>
  [...facts].filter(([, { exists }]) => exists === there).map(([name]) => name);

async function hasForbidden(session: Session, schema: SchemaDocument, own: readonly Table[]): Promise<boolean> {
  const names = own.map((table) => tableName(session.dialect, schema, table));
  return (await dialectOf(session).tables.findForbidden(session, names)).length > 0;
}
