import { type Static, Type } from 'typebox';
import { choice, count, digestText, idOf, list, named, nullable, text, time } from './field.ts';
import { CONNECTION_KINDS } from './connection.ts';
import { MODES } from './run.ts';
import { templateId } from './template.ts';

export const GENERATION_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

export const generationStatus = choice(GENERATION_STATUSES, 'queued → running → succeeded, failed or cancelled.');

export const ResolvedSource = Type.Object(
  {
    template_id: Type.Optional(templateId('The template.')),
    snapshot_id: Type.Optional(idOf('snapshot', 'The snapshot.')),
  },
  named('ResolvedSource', 'Where the schema came from; one of the two is set.'),
);

export const GenerationTable = Type.Object(
  {
    name: text('The table.'),
    rows_requested: count('Rows planned.'),
    rows_generated: count('Rows made so far.'),
    status: choice(['waiting', 'running', 'done'], 'Progress of the table.'),
    left_out: Type.Optional(
      text('Why the table got no rows although some were planned: the target did not accept them.'),
    ),
  },
  named('GenerationTable', 'Progress of one table.'),
);
export type GenerationTable = Static<typeof GenerationTable>;

export const GENERATION_PHASES = ['preparing', 'emptying', 'loading', 'constraining', 'certifying'] as const;
export type GenerationPhaseName = (typeof GENERATION_PHASES)[number];

export const GenerationPhase = Type.Object(
  {
    name: choice(
      GENERATION_PHASES,
      '`preparing`: planned again, target opened; `emptying`: existing rows are deleted; `loading`: rows are made and written; `constraining`: keys and indexes are added; `certifying`: everything is counted and checked.',
    ),
    started_at: time('When it began.'),
  },
  named('GenerationPhase', 'A part of the work of a run.'),
);
export type GenerationPhase = Static<typeof GenerationPhase>;

export const GenerationError = Type.Object(
  {
    code: text('Kind of failure.'),
    message: text('What happened, in a sentence; it quotes no values.'),
    table: Type.Optional(text('The table.')),
    column: Type.Optional(text('The column.')),
    constraint: Type.Optional(text('The constraint.')),
  },
  named(
    'GenerationError',
    'Why a run failed. For an error in the target, only code, table, column and constraint are kept.',
  ),
);
export type GenerationError = Static<typeof GenerationError>;

export const CertificateSummary = Type.Object(
  {
    violations: count('Rows that violate a constraint, over all tables.'),
    unexamined: count('Constraints that could not be checked.'),
  },
  named('CertificateSummary', 'The certificate in two numbers.'),
);

export const Generation = Type.Object(
  {
    id: idOf('generation', 'Identifier of the run.'),
    project_id: idOf('project', 'The project.'),
    organization_id: idOf('organization', 'The organization.'),
    version: count('Increases with every change of the record; the `id` of its server-sent events.'),
    status: generationStatus,
    phase: nullable(choice(GENERATION_PHASES, 'What the run is doing; null before it starts and after it ends.')),
    phases: list(GenerationPhase, { description: 'The phases that have begun, in order.' }),
    rows_requested: count('Rows planned, over all tables.'),
    rows_generated: count('Rows made, over all tables.'),
    tables_count: count('How many tables the run fills.'),
    seed: count('The seed.'),
    as_of: time('The present of the generated rows.'),
    locale: text('Language of names and texts.'),
    source: ResolvedSource,
    target: nullable(
      Type.Object(
        { kind: choice(CONNECTION_KINDS, 'Kind of the connection.'), name: text('Its name at the time.') },
        named('GenerationTarget', 'Where the rows go; null for a rehearsal.'),
      ),
    ),
    mode: nullable(choice(MODES, 'How existing rows and tables are treated; null for a rehearsal.')),
    plan_digest: digestText('Digest of everything that decides the rows, and of the target.'),
    approval_id: nullable(idOf('approval', 'The approval that the run consumed.')),
    export_id: nullable(idOf('export', 'The sealed recipe; null while there is none.')),
    schedule_id: nullable(idOf('schedule', 'The schedule that started the run, if one did.')),
    created_by: idOf('user', 'Who started it; for a schedule, its creator.'),
    created_at: time('When the run was accepted.'),
    queued_at: time('When it was queued.'),
    started_at: nullable(time('When a worker took it.')),
    finished_at: nullable(time('When it ended.')),
    duration_ms: nullable(count('From start to end, in milliseconds; until now while it runs.')),
    rows_per_second: nullable(Type.Number({ minimum: 0, description: 'Rows made per second of its duration.' })),
    cancel_requested_at: nullable(time('When it was asked to stop.')),
    undo_status: nullable(
      choice(['queued', 'succeeded', 'failed'], 'Whether the run was undone; null: never requested.'),
    ),
    undone_at: nullable(time('When the run was undone.')),
    certificate: nullable(CertificateSummary),
    tables: list(GenerationTable, {
      description: 'Each table, in the order of loading; in a list the first 100 of them.',
    }),
    error: nullable(GenerationError),
  },
  named('Generation', 'The record of one run. It contains no rows.'),
);
export type Generation = Static<typeof Generation>;

export const isFinal = (status: GenerationStatus): boolean => status !== 'queued' && status !== 'running';
