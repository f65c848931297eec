import { CONNECTION_KINDS } from '@rowloom/contract';
import { readChoice } from '../../arguments/read-choice.ts';
import { EXIT } from '../../exit-codes.ts';
import { refusal } from '../../refusal.ts';
import type { Noun, OperationWord, Preparation, RequestParts } from '../operation.ts';
import { PROJECT } from '../words.ts';

const CONNECTION: OperationWord = {
  name: 'CONNECTION',
  help: "the connection's name or id",
  into: 'params.connection_id',
  resource: 'connection',
};

const SECRET =
  'If the URL has a password, pass it by standard input: --url -. It is stored encrypted, and never shown again.';

export const connections: Noun = {
  name: 'connections',
  summary: 'databases, folders and buckets that a project reads schemas from and streams rows to',
  actions: {
    list: {
      operation: 'listConnections',
      summary: 'list the connections of a project',
      words: [PROJECT],
      columns: ['name', 'kind', 'url', 'last_test_ok', 'last_tested_at', 'id'],
      empty: 'The project has no connection yet. rowloom connections add PROJECT NAME --url URL creates one.',
      examples: [['rowloom connections list Shop', 'where its rows can go']],
    },
    add: {
      operation: 'createConnection',
      summary: 'add a connection to a project',
      words: [PROJECT, { name: 'NAME', help: 'what to call it', into: 'body.name' }],
      without: ['kind'],
      options: {
        kind: {
          value: 'NAME',
          help: `what it leads to: ${CONNECTION_KINDS.join(', ')}`,
          default: 'recognized from the URL',
          choices: CONNECTION_KINDS,
        },
      },
      prepare: addKind,
      says: 'Added {name} ({id}).',
      notes: [SECRET],
      examples: [
        ['rowloom connections add Shop staging --url - < url.txt', 'a database, its address from a file'],
        ['rowloom connections add Shop files --url exports --kind directory --format parquet', 'a folder of files'],
      ],
    },
    show: {
      operation: 'getConnection',
      summary: 'show a connection, its password masked',
      words: [PROJECT, CONNECTION],
      examples: [['rowloom connections show Shop staging', 'where does it lead?']],
    },
    test: {
      operation: 'testConnection',
      summary: 'check whether a connection can be reached and used; exits with 5 if not',
      failsUnless: 'ok',
      words: [PROJECT, CONNECTION],
      examples: [['rowloom connections test Shop staging', 'does it work?']],
    },
    edit: {
      operation: 'updateConnection',
      summary: 'change a connection',
      words: [PROJECT, CONNECTION],
      says: 'Changed {name} ({id}).',
      notes: [
        SECRET,
        'The options of the kind are replaced as a whole. A new URL expires open approvals for the connection.',
      ],
      examples: [['rowloom connections edit Shop staging --name stage', 'rename it']],
    },
    delete: {
      operation: 'deleteConnection',
      summary: 'delete a connection',
      words: [PROJECT, CONNECTION],
      destroys: 'This deletes the connection {connection} of {project}.',
      says: 'Deleted {name}.',
      examples: [['rowloom connections delete Shop staging --yes', 'from a script']],
    },
  },
};

const SCHEMES: Readonly<Record<string, (typeof CONNECTION_KINDS)[number]>> = {
  postgres: 'postgresql',
  postgresql: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  sqlite: 'sqlite',
  s3: 's3',
};

function addKind({ options, request }: Preparation): Promise<Partial<RequestParts>> {
  const given = options['kind'];
  const scheme = /^([a-z\d]+):/i.exec(String(request.body['url']))?.[1]?.toLowerCase() ?? '';
  const kind = typeof given === 'string' ? readChoice(given, '--kind', CONNECTION_KINDS) : SCHEMES[scheme];
  if (kind !== undefined) return Promise.resolve({ body: { kind } });
  throw refusal(EXIT.usage, 'The URL does not say what it leads to: add --kind.', [
    `Choose from ${CONNECTION_KINDS.join(', ')}.`,
  ]);
}
