import { type SchemaDocument as EngineSchemaDocument } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { BUILTIN_TEMPLATES, type Id, idPattern } from '../identifier.ts';
import {
  choice,
  count,
  documentOf,
  flag,
  idOf,
  named,
  nameText,
  nullable,
  proseText,
  rawText,
  text,
  time,
} from './field.ts';
import { ENGINES, engine } from './project.ts';

const MAX_SQL_CHARACTERS = 3_000_000;

export type TemplateId = Id<'template'> | (typeof BUILTIN_TEMPLATES)[number];

export const templateId = (description: string) =>
  Type.Unsafe<TemplateId>({
    type: 'string',
    pattern: `^(?:${BUILTIN_TEMPLATES.join('|')})$|${idPattern('template')}`,
    description,
  });

export const SchemaDocument = documentOf<EngineSchemaDocument>(
  'SchemaDocument',
  'A relational schema; its JSON Schema is at `/schemas/schema-document.json`.',
);

export const ddl = rawText(
  'SQL text with the CREATE statements of the schema: written by hand, a sequence of migrations, or a dump.',
  MAX_SQL_CHARACTERS,
);
export const dialect = choice(ENGINES, 'The dialect that `ddl` is written in.');

export const Template = Type.Object(
  {
    id: templateId('Identifier; the shipped ones are `ecommerce`, `saas` and `blog`.'),
    organization_id: nullable(idOf('organization', 'The organization that owns it; null for the shipped ones.')),
    name: text('Name, unique in the organization.'),
    description: text('What the schema is about.'),
    builtin: flag('Whether it ships with the service.'),
    engine,
    tables_count: count('How many tables it has.'),
    columns_count: count('How many columns, over all tables.'),
    created_at: time('When it was created.'),
    updated_at: time('When it was last changed.'),
  },
  named('Template', 'A relational schema that can be used without a database.'),
);
export type Template = Static<typeof Template>;

export const CreateTemplate = Type.Object(
  {
    organization_id: idOf('organization', 'The organization that will own it.'),
    name: nameText('Name, unique in the organization.'),
    description: Type.Optional(proseText('What the schema is about.')),
    schema: Type.Optional(SchemaDocument),
    ddl: Type.Optional(ddl),
    dialect: Type.Optional(dialect),
  },
  named('CreateTemplate', 'A new template: from `schema`, or from `ddl` with its `dialect`.'),
);
export type CreateTemplate = Static<typeof CreateTemplate>;

export const UpdateTemplate = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    description: Type.Optional(proseText('New description.')),
    schema: Type.Optional(SchemaDocument),
    ddl: Type.Optional(ddl),
    dialect: Type.Optional(dialect),
  },
  named('UpdateTemplate', 'The changes.'),
);
export type UpdateTemplate = Static<typeof UpdateTemplate>;
