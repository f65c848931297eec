import type { Queue, System, WorkerList } from '@rowloom/contract';
import { ENGINE_VERSION } from '@rowloom/engine';
import { sql } from 'kysely';
import type { JobCounts } from '../queue/queue.ts';
import type { Db, Store } from '../store/store.ts';
import { storeNow } from '../store/store-clock.ts';

/** A worker reports every ten seconds: one that missed several counts as dead. */
const SILENCE = 45_000;

export async function readQueue(db: Db, jobs: readonly JobCounts[]): Promise<Queue> {
  const counted = await db
    .selectFrom('generation')
    .select([
      sql<number>`count(*) filter (where status = 'queued')`.as('queued'),
      sql<number>`count(*) filter (where status = 'running')`.as('running'),
      sql<number>`count(*) filter (where status = 'failed')`.as('failed_24h'),
      sql<Date | null>`min(queued_at) filter (where status = 'queued')`.as('oldest_queued_at'),
    ])
    .where(
      sql<boolean>`status in ('queued', 'running') or status = 'failed' and finished_at > now() - interval '24 hours'`,
    )
    .executeTakeFirstOrThrow();
  return {
    ...counted,
    oldest_queued_at: counted.oldest_queued_at?.toISOString() ?? null,
    jobs: jobs.map(({ name, queued, active, failed }) => ({ queue: name, waiting: queued, active, failed })),
  };
}

export async function listWorkers(db: Db): Promise<WorkerList> {
  const rows = await db
    .selectFrom('worker')
    .selectAll()
    .select(
      sql<readonly string[]>`array(select g.id from generation g where g.worker_id = worker.id
        and g.status = 'running' order by g.id)`.as('generation_ids'),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  const now = storeNow().getTime();
  return {
    items: rows.map(({ started_at, seen_at, ...row }) => ({
      ...row,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
      alive: now - seen_at.getTime() < SILENCE,
    })),
    next_cursor: null,
  };
}

export async function readSystem(store: Store, programVersion: string): Promise<System> {
  const { rows } = await sql<StoreFacts>`
    select version() as version, pg_database_size(current_database()) as size_bytes,
      (select to_char(number, 'FM0000') || '-' || name from migration order by number desc limit 1) as migration,
      (select count(*) from organization) as organizations_count,
      (select count(*) from app_user where deleted_at is null) as users_count,
      (select count(*) from project) as projects_count,
      (select count(*) from generation) as generations_count`.execute(store.db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query without a table has one row.');
  const { version, size_bytes, migration, ...counts } = facts;
  return {
    version: programVersion,
    engine_version: ENGINE_VERSION,
    node_version: process.versions.node,
    store: { kind: store.kind, version, migration, size_bytes },
    started_at: new Date(performance.timeOrigin).toISOString(),
    uptime_seconds: Math.floor(process.uptime()),
    memory_bytes: process.memoryUsage.rss(),
    ...counts,
  };
}

type StoreFacts = {
  readonly version: string;
  readonly size_bytes: number | null;
  readonly migration: string;
  readonly organizations_count: number;
  readonly users_count: number;
  readonly projects_count: number;
  readonly generations_count: number;
};
