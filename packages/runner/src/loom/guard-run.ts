import { tableKey } from '@rowloom/engine';
import { confirmationOf, findProductionReason } from '../guard/guard-target.ts';
import { refuseStore } from '../guard/refuse-store.ts';
import { countRows } from '../run/prepare-tables.ts';
import { readTableFacts } from '../target/table-facts.ts';
import { makeTarget } from '../target/target.ts';
import type { GuardTask, GuardedTarget } from './loom-task.ts';
import { withSession } from '../target/with-session.ts';
import { openParcel } from './schema-parcel.ts';

/** What would be at stake in a target: whether it looks like production, and how many rows an emptying would take. */
export function guardRun({ address, mode, schema: parcel, tables }: GuardTask): Promise<GuardedTarget> {
  const schema = openParcel(parcel);
  const target = makeTarget(address);
  const wanted = new Set(tables);
  const own = schema.tables.filter((table) => wanted.has(tableKey(table)));
  return withSession(target, async (session) => {
    await refuseStore(session);
    const facts = await readTableFacts(session, schema, own);
    const filled = own.filter((table) => facts.get(tableKey(table))?.hasRows === true);
    const rows = mode === 'create' ? 0 : await countRows(session, schema, filled);
    const production = await findProductionReason(target, session, { mode, rows });
    const reasons = [
      ...(production === undefined ? [] : [`it looks like production (${production})`]),
      ...(mode === 'truncate' && rows > 0 ? [`${rows} rows of ${filled.length} tables would be deleted`] : []),
    ];
    return { confirm: confirmationOf(target), reasons, rows };
  });
}
