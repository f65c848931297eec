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
  format: Type.Optional(choice(FILE_FORMATS, '`directory` and `s3`: format of the files; required there.')),
  region: Type.Optional(nameText('`s3`: region.', 100)),
  endpoint: Type.Optional(
    Type.String({
      maxLength: 500,
      pattern: '^https?://[^\\s\\u0000-\\u001f@]+$',
      description: '`s3`: address of a service other than that of AWS.',
    }),
  ),
  access_key_id: Type.Optional(nameText('`s3`: access key id.', 200)),
  path_style: Type.Optional(flag('`s3`: whether the bucket is in the path instead of the host name.')),
};

/** The service checks what fits which kind: the reader gets one list of fields, not six alternatives. */
export const ConnectionOptions = Type.Object(
  OPTION_FIELDS,
  named('ConnectionOptions', 'Options by kind; one that the kind does not have is refused.'),
);
export type ConnectionOptions = Static<typeof ConnectionOptions>;

export const ConnectionOptionsInput = Type.Object(
  {
    ...OPTION_FIELDS,
    secret_access_key: Type.Optional(nameText('`s3`: secret access key. It is never returned.', 500)),
  },
  named('ConnectionOptionsInput', 'Options by kind; one that the kind does not have is refused.'),
);
export type ConnectionOptionsInput = Static<typeof ConnectionOptionsInput>;

export const Connection = Type.Object(
  {
    id: idOf('connection', 'Identifier of the connection.'),
    project_id: idOf('project', 'The project.'),
    name: text('Name, unique in the project.'),
    kind: choice(CONNECTION_KINDS, 'Kind of target.'),
    url: text('Where, with the password masked.'),
    options: ConnectionOptions,
    created_by: idOf('user', 'Who created it.'),
    created_at: time('When.'),
    updated_at: time('When it was last changed.'),
    last_tested_at: nullable(time('When it was last tested.')),
    last_test_ok: nullable(flag('The result of the last test; null: never tested.')),
  },
  named('Connection', 'A database, folder or bucket from which schemas are read and into which rows are streamed.'),
);
export type Connection = Static<typeof Connection>;

export const CreateConnection = Type.Object(
  {
    name: nameText('Name, unique in the project.'),
    kind: choice(CONNECTION_KINDS, 'Kind of target.'),
    url,
    options: Type.Optional(ConnectionOptionsInput),
  },
  named('CreateConnection', 'A new connection.'),
);
export type CreateConnection = Static<typeof CreateConnection>;

export const UpdateConnection = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    url: Type.Optional(url),
    options: Type.Optional(ConnectionOptionsInput),
  },
  named('UpdateConnection', 'The changes. A new `url` expires open approvals for the connection.'),
);
export type UpdateConnection = Static<typeof UpdateConnection>;

export const ConnectionTest = Type.Object(
  {
    ok: flag('Whether it can be reached and used.'),
    message: text('What was found, in a sentence.'),
    code: nullable(text('Kind of failure; null if there is none.')),
    server_version: nullable(text('Version of the server, as it reports it.')),
    duration_ms: Type.Integer({ minimum: 0, description: 'How long it took.' }),
    tested_at: time('When.'),
  },
  named('ConnectionTest', 'The result of a test. An unreachable target is a result, not an error.'),
);
export type ConnectionTest = Static<typeof ConnectionTest>;
