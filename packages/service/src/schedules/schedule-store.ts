import { type Id, refuse } from '@rowloom/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isUniqueViolation } from '../store/sql-state.ts';
import { listedRun } from '../lists/listed-run.ts';
import type { Db, Tx } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ScheduleRow } from './schedule.ts';

/** A schedule of a project: an id of another project's is simply absent. */
export type ScheduleKey = { readonly projectId: Id<'project'>; readonly id: string };

export function findSchedule(db: Db, { projectId, id }: ScheduleKey): Promise<ScheduleRow | undefined> {
  return db
    .selectFrom('schedule')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Nobody else changes or fires it until the transaction ends. */
export async function lockSchedule(tx: Tx, { projectId, id }: ScheduleKey): Promise<ScheduleRow> {
  const row = await tx
    .selectFrom('schedule')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** Newest first; their runs as far as a list shows them. */
export function listSchedules(
  db: Db,
  projectId: Id<'project'>,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<ScheduleRow[]> {
  const { before } = page;
  return db
    .selectFrom('schedule')
    .select(['id', 'project_id', 'name', 'cron', 'timezone', 'kind', 'enabled', 'disabled_because'])
    .select(['created_by', 'created_at', 'updated_at', 'next_fire_at', 'last_fired_at'])
    .select(listedRun<ScheduleRow['run']>('schedule').as('run'))
    .where('project_id', '=', projectId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}

export function insertSchedule(tx: Tx, values: Insertable<Tables['schedule']>): Promise<ScheduleRow> {
  return tx.insertInto('schedule').values(values).returningAll().executeTakeFirstOrThrow().catch(refuseTakenName);
}

export async function updateSchedule(
  tx: Tx,
  { projectId, id }: ScheduleKey,
  values: Updateable<Tables['schedule']>,
): Promise<ScheduleRow> {
  const row = await tx
    .updateTable('schedule')
    .set(values)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTakenName);
  if (row === undefined) throw refuse('not_found');
  return row;
}

export function deleteSchedule(tx: Tx, { projectId, id }: ScheduleKey): Promise<ScheduleRow | undefined> {
  return tx
    .deleteFrom('schedule')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Moves a schedule off its slot and returns it to the one caller that did: all others come too late. */
export function takeSlot(
  tx: Tx,
  { id, slot, next }: { readonly id: string; readonly slot: Date; readonly next: Date | null },
): Promise<ScheduleRow | undefined> {
  return tx
    .updateTable('schedule')
    .set({ next_fire_at: next, last_fired_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('next_fire_at', '=', slot)
    .where('enabled', '=', true)
    .returningAll()
    .executeTakeFirst();
}

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error, 'schedule_project_id_name_key'))
    throw refuse('already_exists', 'The project already has a schedule of this name. Choose another name.');
  throw error;
}
