import type { GenerationPhase, Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../store/store.ts';
import type { GenerationTable, ResolvedRun } from '../store/run-documents.ts';
import type { RunMode, Via } from '../store/column-types.ts';

/** Seconds without a heartbeat of its worker after which another may take a run. */
export const LEASE_SECONDS = 45;

export type LeasedRun = {
  readonly id: Id<'generation'>;
  readonly organization_id: Id<'organization'>;
  readonly project_id: Id<'project'>;
  readonly resolved: ResolvedRun;
  readonly schema_digest: string;
  readonly plan_digest: string;
  readonly rows_requested: number;
  readonly tables: readonly GenerationTable[];
  readonly connection_id: Id<'connection'> | null;
  readonly mode: RunMode | null;
  readonly confirm: string | null;
  readonly wants_export: boolean;
  readonly created_by: Id<'user'>;
  readonly created_via: Via;
  readonly cancel_requested_at: Date | null;
  readonly lost_count: number;
  /** The fencing token: only the holder of the newest one writes. */
  readonly lease_token: number;
};

const leaseEnd = () => sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** No run of a suspended organization begins; a running one continues to its end. */
const MAY_GO_ON = sql<boolean>`(status = 'running' or exists (select from organization o
  where o.id = generation.organization_id and o.suspended_at is null))`;

/**
 * Takes a run that nobody holds, and raises the token; undefined while another worker holds it, while it may not begin,
 * or when it is over.
 */
export const takeLease = (db: Db, id: Id<'generation'>, workerId: string): Promise<LeasedRun | undefined> =>
  db
    .updateTable('generation')
    .set({
      status: 'running',
      started_at: sql`coalesce(started_at, now())`,
      lease_token: sql`lease_token + 1`,
      lease_until: leaseEnd(),
      worker_id: workerId,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .where(MAY_GO_ON)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .returning([
      'id',
      'organization_id',
      'project_id',
      'resolved',
      'schema_digest',
      'plan_digest',
      'rows_requested',
      'tables',
      'connection_id',
      'mode',
      'confirm',
      'wants_export',
      'created_by',
      'created_via',
      'cancel_requested_at',
      'lost_count',
      'lease_token',
    ])
    .executeTakeFirst();

export type Held = Pick<LeasedRun, 'id' | 'lease_token'>;

/** A heartbeat; undefined when the run was taken by another. Says whether it was asked to stop meanwhile. */
export const renewLease = (
  db: Db,
  { id, lease_token }: Held,
): Promise<{ cancel_requested_at: Date | null } | undefined> =>
  db
    .updateTable('generation')
    .set({ lease_until: leaseEnd() })
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .where('status', '=', 'running')
    .returning('cancel_requested_at')
    .executeTakeFirst();

/** Writes the progress of the run. Has no effect if it was taken by another. */
export async function noteProgress(
  db: Db,
  { id, lease_token }: Held,
  progress: {
    readonly tables: readonly GenerationTable[];
    readonly rows: number;
    readonly phases: readonly GenerationPhase[];
    readonly way?: string;
  },
): Promise<void> {
  await db
    .updateTable('generation')
    .set({
      tables: JSON.stringify(progress.tables),
      rows_generated: progress.rows,
      phases: JSON.stringify(progress.phases),
      version: sql`version + 1`,
      ...(progress.way === undefined ? {} : { way: progress.way }),
    })
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .where('status', '=', 'running')
    .execute();
}

/** Releases a run that another attempt will continue; `isLost` if its process ended without a message. */
export async function releaseLease(db: Db, { id, lease_token }: Held, isLost: boolean): Promise<void> {
  await db
    .updateTable('generation')
    .set({ lease_until: null, worker_id: null, ...(isLost ? { lost_count: sql`lost_count + 1` } : {}) })
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .where('status', '=', 'running')
    .execute();
}

/** Milliseconds left of the current holder's lease, 0 for none; undefined when the run is over, or may not begin. */
export async function leaseLeft(db: Tx | Db, id: Id<'generation'>): Promise<number | undefined> {
  const row = await db
    .selectFrom('generation')
    .select(sql<number>`coalesce(extract(epoch from lease_until - now()) * 1000, 0)::float8`.as('left'))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .where(MAY_GO_ON)
    .executeTakeFirst();
  return row?.left;
}
