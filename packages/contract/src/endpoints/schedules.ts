import { endpoint } from '../endpoint.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { pageExample } from '../examples/page-example.ts';
import { schedule } from '../examples/project-examples.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CreateSchedule, Schedule, UpdateSchedule } from '../resources/schedule.ts';
import { CREATED, idParam, LISTED_RUN, nestedParams, ofProject } from './parts.ts';

const tag = 'Schedules';
const params = nestedParams('project', 'schedule_id', 'schedule');

const listSchedules = endpoint({
  id: 'listSchedules',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/schedules',
  summary: 'List schedules of a project',
  description: LISTED_RUN,
  credential: 'any',
  scope: ofProject('schedules.read'),
  params: idParam('project'),
  query: listQuery({}),
  answer: {
    status: 200,
    description: 'A page of schedules.',
    schema: pageOf(Schedule),
    example: pageExample(schedule),
  },
  errors: [],
});

const createSchedule = endpoint({
  id: 'createSchedule',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/schedules',
  summary: 'Create a schedule',
  description:
    'It acts as its creator, whose rights are checked again at each firing. Firings that were missed while the service was down happen once when it is back. If approval is required, a firing creates a pending approval, and the run starts when it is approved.',
  credential: 'any',
  scope: ofProject('schedules.edit'),
  params: idParam('project'),
  body: CreateSchedule,
  bodyExample: {
    name: 'nightly',
    cron: '0 2 * * *',
    timezone: 'Europe/Berlin',
    kind: 'snapshot',
    run: { connection_id: EXAMPLE_IDS.connection },
  },
  idempotent: true,
  answer: { status: 201, description: CREATED, schema: Schedule, example: { ...schedule, last_fired_at: null } },
  errors: ['already_exists'],
});

const getSchedule = endpoint({
  id: 'getSchedule',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/schedules/{schedule_id}',
  summary: 'Get a schedule',
  credential: 'any',
  scope: ofProject('schedules.read'),
  params,
  answer: { status: 200, description: 'The schedule.', schema: Schedule, example: schedule },
  errors: [],
});

const updateSchedule = endpoint({
  id: 'updateSchedule',
  tag,
  method: 'PATCH',
  path: '/api/projects/{id}/schedules/{schedule_id}',
  summary: 'Update a schedule',
  credential: 'any',
  scope: ofProject('schedules.edit'),
  params,
  body: UpdateSchedule,
  bodyExample: { enabled: false },
  answer: {
    status: 200,
    description: 'The updated schedule.',
    schema: Schedule,
    example: { ...schedule, enabled: false, next_fire_at: null },
  },
  errors: ['already_exists'],
});

const deleteSchedule = endpoint({
  id: 'deleteSchedule',
  tag,
  method: 'DELETE',
  path: '/api/projects/{id}/schedules/{schedule_id}',
  summary: 'Delete a schedule',
  credential: 'any',
  scope: ofProject('schedules.edit'),
  params,
  answer: { status: 204, description: 'Deleted.' },
  errors: [],
});

export const scheduleEndpoints = {
  listSchedules,
  createSchedule,
  getSchedule,
  updateSchedule,
  deleteSchedule,
};
