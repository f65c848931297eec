import { type CreateSchedule, type Id, type Page, refuse, type Schedule, type UpdateSchedule } from '@rowloom/contract';
import { changeProject, type ProjectChange } from '../audit/change-project.ts';
import type { ProjectAccess } from '../caller/access.ts';
import type { Caller } from '../caller/caller.ts';
import type { Loom } from '../execution/loom.ts';
import { noteInputChange } from '../generations/run-input.ts';
import { makeId } from '../ids/make-id.ts';
import { openPage, type PageQuery } from '../lists/page.ts';
import type { Store } from '../store/store.ts';
import { storeNow } from '../store/store-clock.ts';
import { checkRun } from './check-run.ts';
import { type ScheduleRow, toSchedule } from './schedule.ts';
import {
  deleteSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
  lockSchedule,
  type ScheduleKey,
  updateSchedule,
} from './schedule-store.ts';
import { checkRhythm, nextSlot } from './slot.ts';

export type Schedules = {
  readonly list: (projectId: Id<'project'>, query: PageQuery) => Promise<Page<Schedule>>;
  readonly get: (key: ScheduleKey) => Promise<Schedule>;
  readonly create: (caller: Caller, access: ProjectAccess, body: CreateSchedule) => Promise<Schedule>;
  /** It acts as the last person who changes what it does, or enables it. */
  readonly update: (caller: Caller, access: ProjectAccess, id: string, body: UpdateSchedule) => Promise<Schedule>;
  readonly remove: (caller: Caller, key: ScheduleKey) => Promise<void>;
};

export type SchedulesNeed = { readonly store: Store; readonly loom: Pick<Loom, 'parseRules'> };

export function makeSchedules({ store, loom }: SchedulesNeed): Schedules {
  const needs = { db: store.db, loom };
  const find = async (key: ScheduleKey): Promise<ScheduleRow> => {
    const row = await findSchedule(store.db, key);
    if (row === undefined) throw refuse('not_found');
    return row;
  };
  const write = <T>(caller: Caller, projectId: Id<'project'>, change: ProjectChange<T>): Promise<T> =>
    changeProject(store, caller, { projectId, permission: 'schedules.edit', type: 'schedule' }, change);
  return {
    async list(projectId, query) {
      const page = openPage(query, ['schedules', projectId]);
      return page.close(await listSchedules(store.db, projectId, page), ({ id }) => id, toSchedule);
    },
    get: async (key) => toSchedule(await find(key)),
    async create(caller, access, { name, cron, timezone = 'UTC', kind, enabled = true, run = {} }) {
      checkRhythm({ cron, timezone });
      await checkRun(needs, access, kind, run);
      return write(caller, access.projectId, async (tx, log) => {
        const row = await insertSchedule(tx, {
          id: makeId('schedule'),
          project_id: access.projectId,
          name,
          cron,
          timezone,
          kind,
          enabled,
          run: JSON.stringify(run),
          created_by: caller.userId,
          next_fire_at: enabled ? nextSlot({ cron, timezone }, storeNow()) : null,
        });
        await log('schedule.created', row, { kind, cron, timezone, enabled });
        return toSchedule(row);
      });
    },
    async update(caller, access, id, body) {
      const key = { projectId: access.projectId, id };
      const kept = await find(key);
      checkRhythm({ ...kept, ...rhythmOf(body) });
      if (body.run !== undefined) await checkRun(needs, access, kept.kind, body.run);
      return write(caller, access.projectId, async (tx, log) => {
        const before = await lockSchedule(tx, key);
        const row = await updateSchedule(tx, key, { ...changesOf(before, body, caller), updated_at: storeNow() });
        await noteInputChange(tx, row.id, caller.userId, Object.keys(body));
        const details = { changed: Object.keys(body).toSorted(), enabled: row.enabled, acts_as: row.created_by };
        await log('schedule.updated', row, details);
        return toSchedule(row);
      });
    },
    remove: (caller, key) =>
      write(caller, key.projectId, async (tx, log) => {
        const row = await deleteSchedule(tx, key);
        if (row === undefined) throw refuse('not_found');
        await log('schedule.deleted', row);
      }),
  };
}

const rhythmOf = ({ cron, timezone }: UpdateSchedule) => ({
  ...(cron === undefined ? {} : { cron }),
  ...(timezone === undefined ? {} : { timezone }),
});

function changesOf(before: ScheduleRow, body: UpdateSchedule, { userId }: Caller) {
  const { name, run, enabled = before.enabled } = body;
  const rhythm = { ...before, ...rhythmOf(body) };
  const isMoved = body.enabled !== undefined || body.cron !== undefined || body.timezone !== undefined;
  // Otherwise a person could put another's name on a request that they approve themselves.
  const isTakenOver = run !== undefined || body.enabled === true;
  return {
    ...rhythmOf(body),
    ...(name === undefined ? {} : { name }),
    ...(run === undefined ? {} : { run: JSON.stringify(run) }),
    ...(isTakenOver ? { created_by: userId } : {}),
    ...(enabled && body.enabled === true ? { disabled_because: null } : {}),
    ...(isMoved ? { enabled, next_fire_at: enabled ? nextSlot(rhythm, storeNow()) : null } : {}),
  };
}
