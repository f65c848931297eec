import { DIALECT_NAMES } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { PROJECT_ROLES } from '../role.ts';
import { choice, count, idOf, named, nameText, nullable, proseText, text, time } from './field.ts';

export const ENGINES = DIALECT_NAMES;
export type Engine = (typeof ENGINES)[number];

export const engine = choice(ENGINES, 'Database engine.');
export const projectRole = choice(PROJECT_ROLES, 'Role in the project.');

const LOCALES =
  '^[A-Za-z]{2}(?:[-_][A-Za-z0-9]{2,3})?(?:=[0-9.]{1,9})?(?:,[A-Za-z]{2}(?:[-_][A-Za-z0-9]{2,3})?(?:=[0-9.]{1,9})?){0,7}$';

export const localeText = (description: string) =>
  Type.String({
    minLength: 2,
    maxLength: 120,
    pattern: LOCALES,
    description: `${description} Several by weight: \`de=3,fr=1\`.`,
  });

const schemaName = nameText('Schema or database that the project is about, such as `public`.', 128);

export const ProjectSettings = Type.Object(
  {
    default_locale: Type.Optional(localeText('Locale of runs that name none, such as `en` or `pt_BR`.')),
    description: Type.Optional(proseText('What the project is for.')),
  },
  named('ProjectSettings', 'Settings of a project. A PATCH replaces them as a whole.'),
);
export type ProjectSettings = Static<typeof ProjectSettings>;

export const Project = Type.Object(
  {
    id: idOf('project', 'Identifier of the project.'),
    organization_id: idOf('organization', 'The organization that owns it.'),
    name: text('Name.'),
    engine,
    schema_name: text('Schema or database that the project is about.'),
    settings: ProjectSettings,
    visibility: choice(
      ['organization', 'roster'],
      '`organization`: every member of the organization sees it; `roster`: only those on its roster.',
    ),
    my_role: choice(PROJECT_ROLES, "The caller's effective role."),
    created_by: idOf('user', 'Who created it.'),
    created_at: time('When it was created.'),
    updated_at: time('When it was last changed.'),
    last_generation_at: nullable(time('When its newest run was started; null: none yet.')),
    snapshots_count: count('How many snapshots it has.'),
    latest_snapshot_at: nullable(time('When the newest of them was captured; null: none yet.')),
  },
  named('Project', 'A project: one database schema and what was made for it.'),
);
export type Project = Static<typeof Project>;

export const CreateProject = Type.Object(
  {
    organization_id: idOf('organization', 'The organization that will own it.'),
    name: nameText('Name.'),
    engine: choice([...ENGINES, 'postgres'], 'Database engine; `postgres` is taken as `postgresql`.'),
    schema_name: schemaName,
    settings: Type.Optional(ProjectSettings),
  },
  named('CreateProject', 'A new project.'),
);
export type CreateProject = Static<typeof CreateProject>;

export const UpdateProject = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    schema_name: Type.Optional(schemaName),
    settings: Type.Optional(ProjectSettings),
  },
  named('UpdateProject', 'The changes.'),
);
export type UpdateProject = Static<typeof UpdateProject>;
