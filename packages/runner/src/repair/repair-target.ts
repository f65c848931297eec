import { signOut } from '../ledger/attempts.ts';
import { findLedger } from '../ledger/open-ledger.ts';
import { playRestores, readRestores } from '../ledger/restores.ts';
import { changeWay, listRuns } from '../ledger/runs.ts';
import { takeOver } from '../ledger/take-over.ts';
import { keepBeating } from '../run/load/heartbeat.ts';
import type { Target } from '../target/target.ts';

export type RepairOutcome = {
  /** Runs whose constraints were restored, with the executed statements of each. */
  readonly runs: readonly { readonly runId: string; readonly statements: readonly string[] }[];
};

const LEASE = 30;

/** Restores what killed runs have removed from their tables. Rows stay as they are. */
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
    // A run that is still preparing has nothing to restore.
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
      // What is in force again must be considered when the run continues.
      await changeWay(session, ledger, runId, 'chunks');
      await signOut(session, ledger, { runId, epoch });
      runs.push({ runId, statements: mine.map(({ statement }) => statement) });
    }
    return { runs };
  } finally {
    await session.close().catch(() => undefined);
  }
}
