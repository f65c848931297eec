import type { Db } from '../store/store.ts';
import type { ScheduleRow } from './schedule.ts';

/** When each of what a firing leaves came to be. */
const TRACES = [
  ['snapshot', 'captured_at'],
  ['generation', 'created_at'],
  ['run_approval', 'requested_at'],
] as const;

/** Whether a firing has left its snapshot, run or request already. */
export async function hasFired(db: Db, { id, project_id: projectId }: ScheduleRow, firedAt: Date): Promise<boolean> {
  for (const [table, time] of TRACES) {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('project_id', '=', projectId)
      .where('schedule_id', '=', id)
      .where(db.dynamic.ref<string>(time), '>=', firedAt)
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) return true;
  }
  return false;
}
