import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../store/store.ts';

/** One time of one schedule: its work is done once. */
export type Slot = { readonly scheduleId: Id<'schedule'>; readonly slot: Date };

/** Records that a slot has fired; false if it had before. */
export async function noteFired(db: Db, { scheduleId, slot }: Slot): Promise<boolean> {
  const noted = await db
    .insertInto('schedule_slot')
    .values({ schedule_id: scheduleId, slot })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slot')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Whether the snapshot, run or request of a slot exists already. */
export async function isDone(db: Db, { scheduleId, slot }: Slot): Promise<boolean> {
  const row = await db
    .selectFrom('schedule_slot')
    .select('done_at')
    .where('schedule_id', '=', scheduleId)
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row !== undefined && row.done_at !== null;
}

/** In the transaction of the slot's work: one of several simultaneous ones commits. */
export async function finishSlot(tx: Tx, { scheduleId, slot }: Slot): Promise<void> {
  const finished = await tx
    .updateTable('schedule_slot')
    .set({ done_at: sql<Date>`now()` })
    .where('schedule_id', '=', scheduleId)
    .where('slot', '=', slot)
    .where('done_at', 'is', null)
    .returning('slot')
    .executeTakeFirst();
  if (finished === undefined)
    throw refuse('invalid_state', 'This slot of the schedule was used already, or the schedule is gone.');
}

/** Slots that nobody needs any more. */
export async function sweepSlots(db: Db): Promise<void> {
  await db.deleteFrom('schedule_slot').where('fired_at', '<', sql<Date>`now() - interval '90 days'`).execute();
}
