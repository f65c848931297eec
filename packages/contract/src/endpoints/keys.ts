import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { createdKey, key } from '../examples/project-examples.ts';
import { pageExample } from '../examples/page-example.ts';
import { CreatedKey, CreateKey, KeyList } from '../resources/key.ts';
import { idOf } from '../resources/field.ts';
import { SELF } from './parts.ts';

const tag = 'API keys';

const createKey = endpoint({
  id: 'createKey',
  tag,
  method: 'POST',
  path: '/api/keys',
  summary: 'Create an API key',
  description:
    'The full key is only in this response. A user can have at most 20 active keys. At least one of the organizations of the caller must have a tier with API access.',
  credential: 'session',
  scope: SELF,
  body: CreateKey,
  bodyExample: { name: 'CI', expires_at: '2027-11-15T00:00:00.000Z' },
  answer: { status: 201, description: 'The new key, with its secret.', schema: CreatedKey, example: createdKey },
  errors: ['tier_required', 'key_limit_reached'],
});

const listKeys = endpoint({
  id: 'listKeys',
  tag,
  method: 'GET',
  path: '/api/keys',
  summary: "List the caller's API keys",
  description: 'Active keys only: revoked and expired ones are not listed.',
  credential: 'session',
  scope: SELF,
  answer: { status: 200, description: 'The keys, without their secrets.', schema: KeyList, example: pageExample(key) },
  errors: [],
});

const revokeKey = endpoint({
  id: 'revokeKey',
  tag,
  method: 'DELETE',
  path: '/api/keys/{key_id}',
  summary: 'Revoke an API key',
  description: 'Effective immediately: the next request with the key is refused like one with an unknown key.',
  credential: 'session',
  scope: SELF,
  params: Type.Object({ key_id: idOf('key', 'The key.') }),
  answer: { status: 204, description: 'Revoked.' },
  errors: [],
});

export const keyEndpoints = {
  createKey,
  listKeys,
  revokeKey,
};
