import { type Id, Refusal, type StartRun } from '@rowloom/contract';
import type { ProjectAccess } from '../caller/access.ts';
import { authoriseProject } from '../caller/authorise-project.ts';
import type { Caller } from '../caller/caller.ts';
import { systemCaller } from '../caller/system-caller.ts';
import type { Snapshots } from '../snapshots/snapshot-service.ts';
import type { Store } from '../store/store.ts';
import { disableSchedule, recordFailure } from './end-schedule.ts';
import { runOf, type ScheduleRow } from './schedule.ts';
import { isDone, noteFired } from './slot-store.ts';

/** What a firing does; the run of an approval has its slot already. */
type ForSchedule = { readonly scheduleId: Id<'schedule'>; readonly slot?: Date };

export type RunScheduleNeeds = {
  readonly store: Store;
  readonly snapshots: Pick<Snapshots, 'capture'>;
  readonly startRun: (caller: Caller, access: ProjectAccess, run: StartRun, of: ForSchedule) => Promise<unknown>;
  /** Files a pending approval; the run starts when it is approved. */
  readonly requestApproval: (
    caller: Caller,
    access: ProjectAccess,
    request: { readonly run: StartRun; readonly reason: string },
    of: ForSchedule,
  ) => Promise<unknown>;
};

const CREATOR_GONE = 'The person it acts as no longer has an account here. Enable it to make it act as you.';
const CREATOR_MAY_NOT = 'The person it acts as may no longer do this in the project. Enable it to make it act as you.';

/** The job of one firing. It may be delivered twice if a process died: finished work is not repeated. */
export async function runSchedule(
  needs: RunScheduleNeeds,
  job: { readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { store } = needs;
  const id = String(job.data['schedule_id']);
  const slot = new Date(String(job.data['slot']));
  const row = await store.db.selectFrom('schedule').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || !row.enabled) return;
  const firing = { scheduleId: row.id, slot };
  // Jobs may be older than the list of slots.
  await noteFired(store.db, firing);
  if (await isDone(store.db, firing)) return;
  const caller = await systemCaller(store.db, row.created_by);
  if (caller === undefined) return disableSchedule(store, row, CREATOR_GONE);
  try {
    const access = await findAccess(store, caller, row);
    if (access === undefined) return await disableSchedule(store, row, CREATOR_MAY_NOT);
    await act(needs, caller, access, row, slot);
  } catch (error) {
    // What the service could not do is left to the queue, which retries.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    // Another worker, to which the queue gave the job as well, was first.
    if (await isDone(store.db, firing)) return;
    await recordFailure(store, row, error);
  }
}

/** The project in its relation to the person it acts as; undefined if they may not do this. */
async function findAccess({ db }: Store, caller: Caller, row: ScheduleRow): Promise<ProjectAccess | undefined> {
  const permission = row.kind === 'snapshot' ? 'snapshots.capture' : 'generations.start';
  try {
    return await authoriseProject(db, caller, { project: row.project_id }, permission);
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'not_found' || error.code === 'insufficient_role'))
      return undefined;
    throw error;
  }
}

async function act(
  needs: RunScheduleNeeds,
  caller: Caller,
  access: ProjectAccess,
  row: ScheduleRow,
  slot: Date,
): Promise<void> {
  const of = { scheduleId: row.id, slot };
  const { connection_id: connectionId, ...run } = runOf(row);
  if (row.kind === 'snapshot') {
    const body = connectionId === undefined ? {} : { connection_id: connectionId };
    await needs.snapshots.capture(caller, access, body, { ...of, name: row.name });
    return;
  }
  try {
    await needs.startRun(caller, access, run, of);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'approval_required') throw error;
    await needs.requestApproval(caller, access, { run, reason: `Schedule ${row.name}` }, of);
  }
}
