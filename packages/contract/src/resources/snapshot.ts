import { type Static, Type } from 'typebox';
import { choice, count, digestText, flag, idOf, list, named, nameText, nullable, text, time } from './field.ts';
import { engine } from './project.ts';
import { ddl, dialect, templateId } from './template.ts';

export const SNAPSHOT_SOURCES = ['connection', 'template', 'ddl', 'schedule'] as const;

export const Snapshot = Type.Object(
  {
    id: idOf('snapshot', 'Identifier of the snapshot.'),
    project_id: idOf('project', 'The project.'),
    label: text('Its label; a scheduled capture is labelled `Scheduled · <name>`.'),
    source: choice(SNAPSHOT_SOURCES, 'Where the schema came from.'),
    template_id: nullable(templateId('The template that it was captured from, whose rules apply; null for others.')),
    schedule_id: nullable(idOf('schedule', 'The schedule that captured it, if one did.')),
    engine,
    schema_name: text('The schema or database that was captured.'),
    tables_count: count('How many tables it has.'),
    columns_count: count('How many columns, over all tables.'),
    digest: digestText('Digest of the schema document: equal digests are equal schemas.'),
    captured_by: idOf('user', 'Who captured it; for a schedule, its creator.'),
    captured_at: time('When.'),
  },
  named('Snapshot', "A project's schema at a point in time."),
);
export type Snapshot = Static<typeof Snapshot>;

export const CaptureSnapshot = Type.Object(
  {
    label: Type.Optional(nameText('Label; absent: the time of capture.', 200)),
    connection_id: Type.Optional(
      idOf('connection', "The connection whose catalogue is read; absent: the project's only one."),
    ),
    template_id: Type.Optional(templateId('The template whose schema is used.')),
    ddl: Type.Optional(ddl),
    dialect: Type.Optional(dialect),
    statistics: Type.Optional(
      flag("Whether to read the planner's statistics too. Rows and values of text columns are never read."),
    ),
  },
  named('CaptureSnapshot', 'What to capture: a connection, a template, or SQL text with its dialect.'),
);
export type CaptureSnapshot = Static<typeof CaptureSnapshot>;

const change = choice(['added', 'removed', 'changed'], 'What happened.');

export const SnapshotDiff = Type.Object(
  {
    snapshot_id: idOf('snapshot', 'The snapshot asked for.'),
    against_id: idOf('snapshot', 'The one it is compared with.'),
    identical: flag('Whether both schemas are the same.'),
    changes: list(
      Type.Object(
        {
          change,
          kind: choice(['table', 'column', 'constraint', 'type'], 'What kind of thing changed.'),
          table: nullable(text('The table; null for a type of the schema.')),
          name: text("The thing's name."),
          before: nullable(text('The old definition, in words; null if it is new.')),
          after: nullable(text('The new definition, in words; null if it was removed.')),
        },
        named('SchemaChange', 'One difference.'),
      ),
      { description: 'What is different, from `against_id` to `snapshot_id`, by table.' },
    ),
  },
  named('SnapshotDiff', 'How one snapshot differs from another.'),
);
export type SnapshotDiff = Static<typeof SnapshotDiff>;
