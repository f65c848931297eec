import { tableKey } from '@rowloom/engine';
import { confirmationOf, findProductionReason, sumRows } from '../guard/guard-target.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { explainReferrers } from '../run/check-referrers.ts';
import { countRows } from '../run/prepare-tables.ts';
import { findUnanswered } from '../run/sample-keys.ts';
import { runTables } from '../run/run-tables.ts';
import { findOutsideReferrers } from '../target/find-outside-referrers.ts';
import { readTableFacts } from '../target/table-facts.ts';
import { makeTarget } from '../target/target.ts';
import type { GuardTask, GuardedTarget } from './loom-task.ts';
import { withSession } from '../target/with-session.ts';
import { openParcel } from './schema-parcel.ts';

/** What would be at stake in a target: whether it looks like production, and how many rows an emptying would take. */
export function guardRun({ address, mode, schema: parcel, tables, rules, asked }: GuardTask): Promise<GuardedTarget> {
  const schema = openParcel(parcel);
  const target = makeTarget(address);
  const own = runTables({ schema, plan: { tables }, rules });
  return withSession(target, async (session) => {
    await refuseStore(session);
    const referrers = mode === 'truncate' ? await findOutsideReferrers(session, schema, own) : [];
    if (referrers.length > 0)
      return {
        confirm: confirmationOf(target),
        reasons: [],
        rows: 0,
        referred: explainReferrers(referrers, 'the mode append'),
      };
    const unanswered = await findUnanswered(session, schema, asked, mode);
    const facts = await readTableFacts(session, schema, own);
    const filled = own.filter((table) => facts.get(tableKey(table))?.hasRows === true);
    const present = await countRows(session, schema, mode === 'create' ? [] : filled);
    const rows = sumRows(present);
    const production = await findProductionReason(target, session, { mode, present });
    const reasons = [
      ...(production === undefined ? [] : [`it looks like production (${production})`]),
      ...(mode === 'truncate' && rows > 0 ? [`${rows} rows of ${filled.length} tables would be deleted`] : []),
    ];
    return { confirm: confirmationOf(target), reasons, rows, ...(unanswered === undefined ? {} : { unanswered }) };
  });
}
