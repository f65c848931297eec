import { findLedger } from '../ledger/open-ledger.ts';
import type { RunRecord } from '../ledger/run-record.ts';
import { listRuns } from '../ledger/runs.ts';
import type { Target } from '../target/target.ts';

/** The runs that a target's ledger knows, newest first. */
export async function listTargetRuns(target: Target): Promise<readonly Omit<RunRecord, 'recipe'>[]> {
  const session = await target.connect({ applicationName: 'rowloom' });
  try {
    const ledger = await findLedger(session, target.database);
    return ledger === undefined ? [] : await listRuns(session, ledger);
  } finally {
    await session.close().catch(() => undefined);
  }
}
