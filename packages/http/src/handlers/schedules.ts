import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const scheduleHandlers: Handlers<
  'listSchedules' | 'createSchedule' | 'getSchedule' | 'updateSchedule' | 'deleteSchedule'
> = {
  listSchedules: async ({ access, query }, { schedules }) => ok(await schedules.list(access.projectId, query)),
  createSchedule: async ({ caller, access, body }, { schedules }) => {
    const schedule = await schedules.create(caller, access, body);
    return created(schedule, `/api/projects/${access.projectId}/schedules/${schedule.id}`);
  },
  getSchedule: async ({ access, params }, { schedules }) =>
    ok(await schedules.get({ projectId: access.projectId, id: params.schedule_id })),
  updateSchedule: async ({ caller, access, params, body }, { schedules }) =>
    ok(await schedules.update(caller, access, params.schedule_id, body)),
  deleteSchedule: async ({ caller, access, params }, { schedules }) => {
    await schedules.remove(caller, { projectId: access.projectId, id: params.schedule_id });
    return noContent();
  },
};
