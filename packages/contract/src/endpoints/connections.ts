import { endpoint } from '../endpoint.ts';
import { pageExample } from '../examples/page-example.ts';
import { connection, connectionTest } from '../examples/project-examples.ts';
import { Connection, ConnectionTest, CreateConnection, UpdateConnection } from '../resources/connection.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CREATED, idParam, nestedParams, ofProject } from './parts.ts';

const tag = 'Connections';
const params = nestedParams('project', 'connection_id', 'connection');

const listConnections = endpoint({
  id: 'listConnections',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/connections',
  summary: 'List connections of a project',
  credential: 'any',
  scope: ofProject('connections.read'),
  params: idParam('project'),
  query: listQuery({}),
  answer: {
    status: 200,
    description: 'A page of connections.',
    schema: pageOf(Connection),
    example: pageExample(connection),
  },
  errors: [],
});

const createConnection = endpoint({
  id: 'createConnection',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/connections',
  summary: 'Create a connection',
  description:
    'Secrets are encrypted and never returned. Addresses that the operator does not allow are refused with 422.',
  credential: 'any',
  scope: ofProject('connections.edit'),
  params: idParam('project'),
  body: CreateConnection,
  bodyExample: {
    name: 'staging',
    kind: 'postgresql',
    url: 'postgresql://loader:secret@db.staging.example:5432/shop',
    options: { connections: 4 },
  },
  idempotent: true,
  answer: {
    status: 201,
    description: CREATED,
    schema: Connection,
    example: { ...connection, last_tested_at: null, last_test_ok: null },
  },
  errors: ['already_exists'],
});

const getConnection = endpoint({
  id: 'getConnection',
  tag,
  method: 'GET',
  path: '/api/projects/{id}/connections/{connection_id}',
  summary: 'Get a connection',
  credential: 'any',
  scope: ofProject('connections.read'),
  params,
  answer: { status: 200, description: 'The connection.', schema: Connection, example: connection },
  errors: [],
});

const updateConnection = endpoint({
  id: 'updateConnection',
  tag,
  method: 'PATCH',
  path: '/api/projects/{id}/connections/{connection_id}',
  summary: 'Update a connection',
  description: 'A new `url` expires the open approvals for this connection.',
  credential: 'any',
  scope: ofProject('connections.edit'),
  params,
  body: UpdateConnection,
  bodyExample: { name: 'staging-eu' },
  answer: {
    status: 200,
    description: 'The updated connection.',
    schema: Connection,
    example: { ...connection, name: 'staging-eu' },
  },
  errors: ['already_exists'],
});

const deleteConnection = endpoint({
  id: 'deleteConnection',
  tag,
  method: 'DELETE',
  path: '/api/projects/{id}/connections/{connection_id}',
  summary: 'Delete a connection',
  description: 'Refused with `invalid_state` while a run into it is queued or running.',
  credential: 'any',
  scope: ofProject('connections.edit'),
  params,
  answer: { status: 204, description: 'Deleted.' },
  errors: ['invalid_state'],
});

const testConnection = endpoint({
  id: 'testConnection',
  tag,
  method: 'POST',
  path: '/api/projects/{id}/connections/{connection_id}/test',
  summary: 'Test a connection',
  description: 'An unreachable target is a response with `ok: false`, not an error.',
  credential: 'any',
  scope: ofProject('connections.edit'),
  params,
  answer: { status: 200, description: 'The result.', schema: ConnectionTest, example: connectionTest },
  errors: [],
});

export const connectionEndpoints = {
  listConnections,
  createConnection,
  getConnection,
  updateConnection,
  deleteConnection,
  testConnection,
};
