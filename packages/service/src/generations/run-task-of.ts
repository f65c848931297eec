import { confirmationOf, makeTarget, type SchemaParcel, type SentRunTask } from '@rowloom/runner';
import type { LeasedRun } from './generation-lease.ts';
import { wishesOf } from './resolved-run.ts';
import type { OpenedTarget } from './run-sources.ts';

/** The task for the run's process. */
export function runTaskOf(run: LeasedRun, schema: SchemaParcel, opened: OpenedTarget | null): SentRunTask {
  const { resolved } = run;
  const isDatabase = opened?.kind === 'database';
  const planned = {
    schema,
    wishes: wishesOf(resolved),
    ...(resolved.target !== null && isDatabase ? { into: resolved.target.mode } : {}),
    ...(resolved.make_partitions === true ? { makePartitions: true } : {}),
    planDigest: resolved.engine_plan_digest,
    ...(run.wants_export ? { sealed: { planDigest: run.plan_digest } } : {}),
  };
  if (opened === null) return { kind: 'rehearsal', ...planned };
  if (opened.kind === 'files') return { kind: 'files', ...planned, place: opened.place, format: opened.format };
  const { address, connections } = opened;
  return {
    kind: 'generation',
    ...planned,
    address,
    runId: run.id,
    requestDigest: run.plan_digest,
    mode: run.mode ?? 'append',
    options: {
      // The store's fencing token admitted us: the current holder of the ledger is a predecessor that must be ended.
      takeOver: true,
      ...(connections === undefined ? {} : { connections }),
      // The service's own check was stricter than the runner's, and was passed.
      ...(run.confirm === null ? {} : { confirm: confirmationOf(makeTarget(address)) }),
    },
  };
}
