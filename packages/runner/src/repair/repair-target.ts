import { signOut } from '../ledger/attempts.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { playRestores, readRestores } from '../ledger/restores.ts';
import { changeWay, listRuns } from '../ledger/runs.ts';
import { takeOver } from '../ledger/take-over.ts';
import { keepBeating } from '../run/load/heartbeat.ts';
import type { Target } from '../target/target.ts';

export type RepairOutcome = {
  /** Runs whose constraints were put back, with the statements played for each. */
  readonly runs: readonly { readonly runId: string; readonly statements: readonly string[] }[];
};

const LEASE = 30;

/** Puts back what runs have taken off their tables and did not live to restore. Rows stay as they are. */
export async function repairTarget(
  target: Target,
  options: { readonly takeOver?: boolean } = {},
): Promise<RepairOutcome> {
  const session = await target.connect({ applicationName: 'rowloom repair' });
  try {
    const ledger = await findLedger(session, target.database, 'write');
    if (ledger === undefined) return { runs: [] };
    const begun = new Set(
      (await listRuns(session, ledger)).filter(({ phase }) => phase !== 'preparing').map(({ run_id }) => run_id),
    );
    // Of a run that is still preparing nothing is there that could be put back.
    const restores = (await readRestores(session, ledger)).filter(({ runId }) => begun.has(runId));
    const runs: { runId: string; statements: readonly string[] }[] = [];
    for (const runId of new Set(restores.map((restore) => restore.runId))) {
      const epoch = await takeOver(session, ledger, runId, { lease: LEASE, force: options.takeOver ?? false });
      const mine = restores.filter((restore) => restore.runId === runId);
      const beating = keepBeating({ target, ledger, runId, epoch }, LEASE);
      try {
        await playRestores(session, ledger, mine);
      } finally {
        await beating.stop();
      }
      // What is in force again has to be reckoned with when the run goes on.
      await changeWay(session, ledger, runId, 'chunks');
      await signOut(session, ledger, { runId, epoch });
      runs.push({ runId, statements: mine.map(({ statement }) => statement) });
    }
    return { runs };
  } finally {
    await session.close().catch(() => undefined);
  }
}
