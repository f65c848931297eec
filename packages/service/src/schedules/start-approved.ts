import { type Id, Refusal, refuse, type RunRequest } from '@rowloom/contract';
import { authoriseProject } from '../caller/authorise-project.ts';
import { systemCaller } from '../caller/system-caller.ts';
import type { Db } from '../store/store.ts';
import { recordFailure } from './end-schedule.ts';
import type { RunScheduleNeeds } from './run-schedule.ts';

/**
 * The run of a schedule that waited for its sign-off: it starts as the schedule's creator, whose rights are checked
 * again.
 */
export async function startApproved(needs: RunScheduleNeeds, approvalId: Id<'approval'>): Promise<void> {
  const { db } = needs.store;
  const approval = await db
    .selectFrom('run_approval')
    .select(['project_id', 'requested_by', 'requested_at', 'schedule_id', 'run'])
    .where('id', '=', approvalId)
    // A job may be delivered twice: a consumed approval has started.
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (approval === undefined || approval.schedule_id === null) return;
  const schedule = await db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', approval.schedule_id)
    .executeTakeFirst();
  const caller = await systemCaller(db, approval.requested_by);
  if (schedule === undefined || caller === undefined) return;
  try {
    // The approval was for the schedule at that time; a person who changed or stopped it since no longer wants that.
    if (!schedule.enabled || (await isChangedSince(db, schedule.id, approval.requested_at)))
      throw refuse(
        'invalid_state',
        'The schedule was changed or disabled since this run was requested. It fires again.',
      );
    const access = await authoriseProject(db, caller, { project: approval.project_id }, 'generations.start');
    // Nobody is there to confirm the target: the schedule's confirmation applies.
    const { target }: RunRequest = approval.run;
    const run = { approval_id: approvalId, ...(target === undefined ? {} : { target }) };
    await needs.startRun(caller, access, run, { scheduleId: schedule.id });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await recordFailure(needs.store, schedule, error);
  }
}

async function isChangedSince(db: Db, scheduleId: string, at: Date): Promise<boolean> {
  const changed = await db
    .selectFrom('run_input')
    .select('part')
    .where('subject_id', '=', scheduleId)
    .where('part', '=', 'run')
    .where('changed_at', '>', at)
    .executeTakeFirst();
  return changed !== undefined;
}
