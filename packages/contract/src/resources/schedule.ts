import { type Static, Type } from 'typebox';
import { choice, flag, idOf, named, nameText, nullable, text, time } from './field.ts';
import { RunRequest } from './run.ts';

const cron = Type.String({
  minLength: 9,
  maxLength: 200,
  pattern: '^[0-9A-Za-z*,/?#LW -]+$',
  description: 'Five fields: minute, hour, day of month, month, day of week.',
});
const timezone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_+/-]+$',
  description: 'IANA time zone, such as `Europe/Berlin`.',
});
const kind = choice(['snapshot', 'generation'], 'What it does when it fires.');
const connection = idOf(
  'connection',
  "For `snapshot`: the connection whose catalogue is read; absent: the project's only one.",
);

export const ScheduledRun = Type.Object(
  { ...RunRequest.properties, connection_id: Type.Optional(connection) },
  named('ScheduledRun', 'For `generation`: the run. For `snapshot`: at most `connection_id`.'),
);
export type ScheduledRun = Static<typeof ScheduledRun>;

export const Schedule = Type.Object(
  {
    id: idOf('schedule', 'Identifier of the schedule.'),
    project_id: idOf('project', 'The project.'),
    name: text('Name, unique in the project.'),
    cron: text('When it fires.'),
    timezone: text('The time zone of `cron`.'),
    kind,
    enabled: flag('Whether it fires.'),
    disabled_because: nullable(text('Why it disabled itself; null if it did not.')),
    run: ScheduledRun,
    created_by: idOf('user', 'Who created it; it acts as this person.'),
    created_at: time('When.'),
    updated_at: time('When it was last changed.'),
    next_fire_at: nullable(time('When it fires next; null while it is disabled.')),
    last_fired_at: nullable(time('When it last fired.')),
  },
  named('Schedule', 'A repeated snapshot or run.'),
);
export type Schedule = Static<typeof Schedule>;

export const CreateSchedule = Type.Object(
  {
    name: nameText('Name, unique in the project.'),
    cron,
    timezone: Type.Optional(timezone),
    kind,
    enabled: Type.Optional(flag('Whether it fires; true by default.')),
    run: Type.Optional(ScheduledRun),
  },
  named('CreateSchedule', 'A new schedule.'),
);
export type CreateSchedule = Static<typeof CreateSchedule>;

export const UpdateSchedule = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    cron: Type.Optional(cron),
    timezone: Type.Optional(timezone),
    enabled: Type.Optional(flag('Whether it fires.')),
    run: Type.Optional(ScheduledRun),
  },
  named('UpdateSchedule', 'The changes.'),
);
export type UpdateSchedule = Static<typeof UpdateSchedule>;
