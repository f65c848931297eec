import { DIALECT_NAMES, FILE_FORMATS } from '@rowloom/engine';
import { type Static, Type } from 'typebox';
import { choice, flag, idOf, list, named, nameText, nullable, text, time } from './field.ts';

export const CONNECTION_KINDS = [...DIALECT_NAMES, 'directory', 's3'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: '^[^\\u0000-\\u0020\\u007f-\\u009f\\ud800-\\udfff]+$',
  description:
    'Where: `postgresql://user:password@host:5432/database`, `mysql://…`, `mariadb://…`, `sqlite:file.db`, a folder below the configured root, or `s3://bucket/prefix`.',
});

const OPTION_FIELDS = {
  connections: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 8, description: 'Databases: how many connections load at once.' }),
  ),
  schemas: Type.Optional(
    list(nameText('A schema.', 128), { minItems: 1, maxItems: 100, description: 'PostgreSQL: the schemas to read.' }),
  ),
  format: Type.Optional(choice(FILE_FORMATS, '`directory` and `s3`: form of the files; needed there.')),
  region: Type.Optional(nameText('`s3`: region.', 100)),
  endpoint: Type.Optional(
    Type.String({
      maxLength: 500,
      pattern: '^https?://[^\\s\\u0000-\\u001f@]+$',
      description: '`s3`: address of a service other than that of AWS.',
    }),
  ),
  access_key_id: Type.Optional(nameText('`s3`: access key id.', 200)),
  path_style: Type.Optional(flag('`s3`: whether the bucket stands in the path, not in the host name.')),
};

/** What fits which kind is checked by the service: the reader gets one list of fields, not six alternatives. */
export const ConnectionOptions = Type.Object(
  OPTION_FIELDS,
  named('ConnectionOptions', 'Options by kind; one that the kind does not have is refused.'),
);
export type ConnectionOptions = Static<typeof ConnectionOptions>;

export const ConnectionOptionsInput = Type.Object(
  {
    ...OPTION_FIELDS,
    secret_access_key: Type.Optional(nameText('`s3`: secret access key. It is never answered.', 500)),
  },
  named('ConnectionOptionsInput', 'Options by kind; one that the kind does not have is refused.'),
);
export type ConnectionOptionsInput = Static<typeof ConnectionOptionsInput>;

export const Connection = Type.Object(
  {
    id: idOf('connection', 'Identifier of the connection.'),
    project_id: idOf('project', 'The project.'),
    name: text('Name, unique in the project.'),
    kind: choice(CONNECTION_KINDS, 'What it leads to.'),
    url: text('Where, with the password masked.'),
    options: ConnectionOptions,
    created_by: idOf('user', 'Who made it.'),
    created_at: time('When.'),
    updated_at: time('When it was last changed.'),
    last_tested_at: nullable(time('When it was last tested.')),
    last_test_ok: nullable(flag('How that went; null: never tested.')),
  },
  named('Connection', 'A place that schemas are read from and rows are streamed to.'),
);
export type Connection = Static<typeof Connection>;

export const CreateConnection = Type.Object(
  {
    name: nameText('Name, unique in the project.'),
    kind: choice(CONNECTION_KINDS, 'What it leads to.'),
    url,
    options: Type.Optional(ConnectionOptionsInput),
  },
  named('CreateConnection', 'A connection to be made.'),
);
export type CreateConnection = Static<typeof CreateConnection>;

export const UpdateConnection = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    url: Type.Optional(url),
    options: Type.Optional(ConnectionOptionsInput),
  },
  named('UpdateConnection', 'What is to change. A new `url` makes open approvals for it expire.'),
);
export type UpdateConnection = Static<typeof UpdateConnection>;

export const ConnectionTest = Type.Object(
  {
    ok: flag('Whether it can be reached and used.'),
    message: text('What was found, in a sentence.'),
    code: nullable(text('What kind of failure; null where it is well.')),
    server_version: nullable(text('What the server says it is.')),
    duration_ms: Type.Integer({ minimum: 0, description: 'How long it took.' }),
    tested_at: time('When.'),
  },
  named('ConnectionTest', 'How a connection does. A place that cannot be reached is an answer, not an error.'),
);
export type ConnectionTest = Static<typeof ConnectionTest>;
