import { readChunks } from '../ledger/chunks.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import type { LeftRows } from './run-message.ts';

/** The rows of a run that are in its target, according to its ledger; none if it does not know the run. */
export function ledgerRows(target: Target, runId: string): Promise<LeftRows> {
  return withSession(target, async (session) => {
    const ledger = await findLedger(session, target.database);
    if (ledger === undefined) return { rows: 0, tables: [] };
    const counts = new Map<string, number>();
    for (const { table, first, end } of await readChunks(session, ledger, runId))
      counts.set(table, (counts.get(table) ?? 0) + end - first);
    const tables = [...counts].map(([name, rows]) => ({ name, rows }));
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), tables };
  });
}
