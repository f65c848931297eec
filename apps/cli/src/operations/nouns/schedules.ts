import type { Project } from '@rowloom/contract';
import { EXIT } from '../../exit-codes.ts';
import { refusal } from '../../refusal.ts';
import { findConnection } from '../../remote/find-project.ts';
import { readRunRequest, RUN_OPTIONS } from '../../remote/run-request.ts';
import type { Noun, OperationWord, Preparation, RequestParts } from '../operation.ts';
import { PROJECT } from '../words.ts';

const SCHEDULE: OperationWord = {
  name: 'SCHEDULE',
  help: "the schedule's name or id",
  into: 'params.schedule_id',
  resource: 'schedule',
};

const OPTIONS = {
  connection: { value: 'CONNECTION', help: 'for a snapshot: the connection that is read', resource: 'connection' },
  ...RUN_OPTIONS,
} as const;

export const schedules: Noun = {
  name: 'schedules',
  summary: 'repeated runs and snapshots of a project',
  actions: {
    list: {
      operation: 'listSchedules',
      summary: 'list the schedules of a project',
      words: [PROJECT],
      columns: ['name', 'kind', 'cron', 'timezone', 'enabled', 'next_fire_at', 'id'],
      examples: [['rowloom schedules list Shop', 'what fires when?']],
    },
    create: {
      operation: 'createSchedule',
      summary: 'repeat a run or a snapshot',
      words: [PROJECT, { name: 'NAME', help: 'what to call it', into: 'body.name' }],
      defaults: { kind: 'generation' },
      options: OPTIONS,
      prepare: addRun,
      says: 'Created {name} ({id}). It fires next at {next_fire_at} UTC.',
      examples: [
        [
          "rowloom schedules create Shop nightly --cron '0 3 * * *' --timezone Europe/Berlin --to staging --rows 1M --mode truncate",
          'new rows every night',
        ],
        ["rowloom schedules create Shop drift --kind snapshot --cron '0 * * * *'", 'capture the schema every hour'],
      ],
    },
    show: {
      operation: 'getSchedule',
      summary: 'show a schedule',
      words: [PROJECT, SCHEDULE],
      examples: [['rowloom schedules show Shop nightly', 'what does it do?']],
    },
    edit: {
      operation: 'updateSchedule',
      summary: 'change a schedule; options of a run replace its run as a whole',
      words: [PROJECT, SCHEDULE],
      options: OPTIONS,
      prepare: addRun,
      says: 'Changed {name} ({id}).',
      examples: [["rowloom schedules edit Shop nightly --cron '0 4 * * *'", 'an hour later']],
    },
    enable: {
      operation: 'updateSchedule',
      summary: 'enable a schedule again',
      words: [PROJECT, SCHEDULE],
      without: ['name', 'cron', 'timezone', 'enabled'],
      prepare: () => Promise.resolve({ body: { enabled: true } }),
      says: '{name} fires next at {next_fire_at} UTC.',
      examples: [['rowloom schedules enable Shop nightly', 'from now on']],
    },
    disable: {
      operation: 'updateSchedule',
      summary: 'disable a schedule without deleting it',
      words: [PROJECT, SCHEDULE],
      without: ['name', 'cron', 'timezone', 'enabled'],
      prepare: () => Promise.resolve({ body: { enabled: false } }),
      says: '{name} is disabled.',
      examples: [['rowloom schedules disable Shop nightly', 'until it is enabled']],
    },
    delete: {
      operation: 'deleteSchedule',
      summary: 'delete a schedule; its runs stay',
      words: [PROJECT, SCHEDULE],
      destroys: 'This deletes the schedule {schedule} of {project}.',
      says: 'Deleted {name}.',
      examples: [['rowloom schedules delete Shop nightly', 'asks first']],
    },
  },
};

async function addRun({ client, options, request, found }: Preparation): Promise<Partial<RequestParts>> {
  const project = found.get('project') as Project;
  const kind = request.body['kind'] ?? found.get('schedule')?.['kind'];
  const given = Object.keys(RUN_OPTIONS).filter((name) => options[name] !== undefined && options[name] !== false);
  const wanted = options['connection'];
  if (kind === 'snapshot') {
    if (given.length > 0) throw refusal(EXIT.usage, `--${given[0]} is for runs, but this schedule captures snapshots.`);
    if (typeof wanted !== 'string') return {};
    return { body: { run: { connection_id: (await findConnection(client, project, wanted)).id } } };
  }
  if (wanted !== undefined)
    throw refusal(EXIT.usage, '--connection is for snapshots; for a run, name the connection with --to.');
  const isNew = found.get('schedule') === undefined;
  if (given.length === 0 && !isNew) return {};
  return { body: { run: await readRunRequest(client, project, options as never) } };
}
