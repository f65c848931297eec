import { type EndpointId, ENDPOINTS, refuse } from '@rowloom/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { created, ok } from '../reply/reply.ts';
import type { Route } from '../routes/route.ts';
import { codeOf, type Fixture, json, OPERATOR, PROJECT, SESSION, startFixture } from '../server.fixture.ts';

let server: Fixture;
beforeAll(async () => {
  server = await startFixture();
});
afterAll(() => server.stop());

const start = (key: string, body: string, token?: string): Promise<Response> =>
  server.request(`/api/projects/${PROJECT}/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    ...(token === undefined ? {} : { token }),
  });

test('the same key and body runs once and is answered twice', async () => {
  server.handled.length = 0;
  const first = await start('a', '{"rows":1}');
  const second = await start('a', '{"rows":1}');
  expect(await second.text()).toBe(await first.text());
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(server.handled).toEqual(['start']);
});

test('the same key with another body is a conflict', async () => {
  await start('b', '{"rows":1}');
  expect(await codeOf(await start('b', '{"rows":2}'))).toBe('409 idempotency_conflict');
});

test('the key of one user is not that of another', async () => {
  server.handled.length = 0;
  await start('c', '{"rows":1}');
  await start('c', '{"rows":1}', OPERATOR);
  expect(server.handled).toHaveLength(2);
});

test('a refused request is not remembered', async () => {
  expect(await codeOf(await start('d', '{"rows":0}'))).toBe('422 validation_failed');
  expect((await start('d', '{"rows":1}')).status).toBe(202);
});

test.each(['', 'x'.repeat(256), 'a b'])('"%s" is not a key', async (key) => {
  expect(await codeOf(await start(key, '{"rows":1}'))).toBe('422 validation_failed');
});

test('the header is ignored where nothing is created', async () => {
  const response = await server.request('/api/keys', { headers: { 'idempotency-key': 'a b' } });
  expect(response.status).toBe(200);
});

test('an answer is repeated only to callers who may still see its resource', async () => {
  let isSeen = true;
  const route = (id: EndpointId, handle: Route['handle']): Route => ({ endpoint: ENDPOINTS[id], handle });
  const project = `/api/projects/${PROJECT}`;
  const once = await startFixture({
    resolveScope: () => ({ kind: 'organization', organizationId: 'org_01kabcdefghjkmnpqrstvwxyz0' }),
    routes: [
      route('createProject', async () => created({ secret: 'of the project' }, project)),
      route('getProject', async () => {
        if (!isSeen) throw refuse('not_found');
        return ok({});
      }),
    ],
  });
  const body = {
    organization_id: 'org_01kabcdefghjkmnpqrstvwxyz0',
    name: 'Shop',
    engine: 'postgresql',
    schema_name: 'public',
  };
  const send = () => {
    const { headers, ...rest } = json(body);
    return once.request('/api/projects', { ...rest, headers: { ...(headers as object), 'idempotency-key': 'k' } });
  };
  try {
    expect((await send()).status).toBe(201);
    const again = await send();
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    isSeen = false;
    expect(await codeOf(await send())).toBe('404 not_found');
  } finally {
    await once.stop();
  }
});

describe('a request that was executed but whose answer was lost', () => {
  const ids = { caller: 'usr_ann', added: 'usr_bea', organization: 'org_01kabcdefghjkmnpqrstvwxyz0' };
  const members = [
    { user_id: ids.caller, email: 'ann@example.com', role: 'owner' },
    { user_id: ids.added, email: 'bea@example.com', role: 'viewer' },
  ];
  const handled: string[] = [];
  const route = (id: EndpointId, handle: Route['handle']): Route => ({
    endpoint: ENDPOINTS[id],
    handle: (request) => {
      handled.push(id);
      return handle(request);
    },
  });
  /** Two pages, the second with the resource. */
  const pageOf =
    (items: readonly unknown[]): Route['handle'] =>
    async ({ query }) =>
      (query as { readonly cursor?: string }).cursor === undefined
        ? ok({ items: items.slice(0, 1), next_cursor: 'more of it' })
        : ok({ items: items.slice(1), next_cursor: null });
  let changed: readonly { type: string; id: string; projectId: string | null }[] = [];
  let lost: Fixture;
  beforeAll(async () => {
    lost = await startFixture({
      routes: [
        route('listMembers', pageOf(members)),
        route('addMember', async () => created({}, '/')),
        route('adminListOrganizations', pageOf([{ id: 'org_other' }, { id: ids.organization, bonus_rows: 5 }])),
        route('adminGrantBonusRows', async () => ok({})),
      ],
      idempotency: {
        begin: async () => ({ changed }),
        hold: () => ({ lapsed: new AbortController().signal, release: () => undefined }),
        finish: async () => undefined,
        abandon: async () => undefined,
      },
    });
  });
  afterAll(() => lost.stop());

  const send = (path: string, body: unknown, token = SESSION): Promise<Response> => {
    const { headers, ...rest } = json(body);
    return lost.request(path, { ...rest, token, headers: { ...(headers as object), 'idempotency-key': 'k' } });
  };

  test.each([{ email: ' Bea@Example.com' }, { user_id: ids.added }])(
    'is answered with the roster member that it added: %o',
    async (who) => {
      handled.length = 0;
      changed = members.map(({ user_id }) => ({ type: 'member', id: user_id, projectId: PROJECT }));
      const response = await send(`/api/projects/${PROJECT}/members`, { ...who, role: 'viewer' });
      expect([response.status, await response.json()]).toEqual([201, members[1]]);
      expect(response.headers.get('location')).toBe(`/api/projects/${PROJECT}/members/${ids.added}`);
      expect(response.headers.get('idempotency-replayed')).toBe('true');
      expect(handled).toEqual(['listMembers', 'listMembers']);
    },
  );

  test('is answered with the organization as it is now, and does not grant its rows again', async () => {
    handled.length = 0;
    changed = [{ type: 'organization', id: ids.organization, projectId: null }];
    const path = `/api/admin/organizations/${ids.organization}/bonus-rows`;
    const response = await send(path, { rows: 5, reason: 'x' }, OPERATOR);
    expect([response.status, await response.json()]).toEqual([200, { id: ids.organization, bonus_rows: 5 }]);
    expect(response.headers.get('location')).toBeNull();
    expect(handled).not.toContain('adminGrantBonusRows');
  });

  test('is a conflict if the resource that it created is gone', async () => {
    changed = [{ type: 'organization', id: 'org_gone', projectId: null }];
    const path = `/api/admin/organizations/${ids.organization}/bonus-rows`;
    expect(await codeOf(await send(path, { rows: 5, reason: 'x' }, OPERATOR))).toBe('409 idempotency_conflict');
  });
});
