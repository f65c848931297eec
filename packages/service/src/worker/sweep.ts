import { sql } from 'kysely';
import { expireApprovals } from '../approvals/expire-approvals.ts';
import { endGeneration } from '../generations/end-generation.ts';
import type { LeasedRun } from '../generations/generation-lease.ts';
import { realignSchedules } from '../schedules/realign-schedules.ts';
import { sweepSlots } from '../schedules/slot-store.ts';
import { sweepDocuments } from '../snapshots/sweep-documents.ts';
import type { Queue } from '../queue/queue.ts';
import type { Store } from '../store/store.ts';
import { sweepDeliveries } from '../webhooks/deliver-due.ts';

/** What the ledger in its target says of an abandoned run, if it can still be asked. */
export type ReadLeftRows = (
  run: Pick<LeasedRun, 'id' | 'project_id' | 'connection_id' | 'resolved'>,
) => Promise<ReadonlyMap<string, number> | undefined>;

export type SweepDeps = { readonly store: Store; readonly queue: Queue; readonly readLeftRows: ReadLeftRows };

const NOBODY = null;

/** What time alone brings about. Every part is safe to be done twice, and by several processes at once. */
export async function sweep(deps: SweepDeps): Promise<void> {
  const { store } = deps;
  await expireApprovals(store);
  await requeueOrphans(deps);
  await failAbandoned(deps);
  await sweepDocuments(store);
  await realignSchedules(store);
  await sweepSlots(store.db);
  await sweepDeliveries(store.db);
  await store.db.deleteFrom('idempotency').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute();
  await store.db.deleteFrom('worker').where('seen_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await store.db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', sql<Date>`now() - interval '1 day'`),
        eb('ended_at', '<', sql<Date>`now() - interval '30 days'`),
      ]),
    )
    .execute();
}

/** A run whose worker is gone and whose job was lost with it is given to the queue again; a job too many does no harm. */
async function requeueOrphans({ store, queue }: SweepDeps): Promise<void> {
  const orphans = await store.db
    .selectFrom('generation')
    .innerJoin('organization', 'organization.id', 'generation.organization_id')
    .select(['generation.id', 'generation.organization_id'])
    .where('status', 'in', ['queued', 'running'])
    .where(sql<Date>`coalesce(lease_until, queued_at)`, '<', sql<Date>`now() - interval '3 minutes'`)
    // What has begun is given up after a day; what waits has waited for its turn, or for its organization to be let go on.
    .where(
      sql<boolean>`case when status = 'queued' then organization.suspended_at is null
        else queued_at > now() - interval '24 hours' end`,
    )
    .limit(100)
    .execute();
  for (const { id, organization_id: group } of orphans)
    await store.transaction((tx) => queue.send(tx, 'generation', { generation_id: id }, { singletonKey: id, group }));
}

/** Its rows are settled as its target's ledger has them, or as it last said. */
async function failAbandoned({ store, readLeftRows }: SweepDeps): Promise<void> {
  const abandoned = await store.db
    .selectFrom('generation')
    .select(['id', 'project_id', 'connection_id', 'resolved', 'tables'])
    .where('status', '=', 'running')
    .where(sql<Date>`coalesce(lease_until, started_at)`, '<', sql<Date>`now() - interval '24 hours'`)
    .limit(100)
    .execute();
  for (const run of abandoned) {
    const left = await readLeftRows(run).catch(() => undefined);
    const tables =
      left === undefined
        ? run.tables
        : run.tables.map((table) => ({ ...table, rows_generated: left.get(table.name) ?? 0 }));
    await endGeneration(
      store,
      { id: run.id, unheld: true },
      {
        status: 'failed',
        tables,
        error: { code: 'abandoned', message: 'No worker has continued this run for 24 hours.' },
      },
      NOBODY,
    );
  }
}
