import { ENDPOINTS, type Generation, type Project } from '@rowloom/contract';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { isApiError } from './api-error.ts';
import type { Client } from './call.ts';
import type { ClientOptions } from './make-client.ts';
import { IDEMPOTENT, OPEN, ROUTES } from './routes.ts';
import { answer, breakOff, type Play, playService, refusal } from './service.fixture.ts';

const PROJECT = 'prj_01h455vb4pex5vsknk084sn02q';
const ORGANIZATION = 'org_01h455vb4pex5vsknk084sn02q';
const stops: (() => void)[] = [];

async function play(plays: readonly Play[], options?: Partial<ClientOptions>) {
  const played = await playService(plays, options);
  stops.push(played.stop);
  return played;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('every endpoint that answers JSON has a method, with the method and path of the contract', async () => {
  const { client } = await play([answer(200, {})]);
  for (const { id, method, path, credential, ...rest } of Object.values(ENDPOINTS)) {
    if (id === 'startOidc' || id === 'finishOidc' || id === 'getMetrics') continue;
    expect(ROUTES[id]).toBe(`${method} ${path}`);
    expect(IDEMPOTENT[id]).toBe('idempotent' in rest ? true : undefined);
    expect(OPEN[id]).toBe(credential === 'none' ? true : undefined);
    expect(client[id]).toBeTypeOf('function');
  }
});

test('the types of arguments and answers follow from the contract', () => {
  expectTypeOf<Parameters<Client['getMe']>>().toExtend<[unknown?]>();
  expectTypeOf<Awaited<ReturnType<Client['getProject']>>>().toEqualTypeOf<Project>();
  expectTypeOf<Awaited<ReturnType<Client['deleteProject']>>>().toEqualTypeOf<undefined>();
  expectTypeOf<Awaited<ReturnType<Client['downloadExport']>>>().toEqualTypeOf<Response>();
  expectTypeOf<ReturnType<Client['watchGeneration']>>().toEqualTypeOf<AsyncGenerator<Generation>>();
  expectTypeOf<Parameters<Client['startGeneration']>[0]>().toExtend<{ params: { id: string } }>();
  const neverCalled = (client: Client): readonly unknown[] => [
    // @ts-expect-error An organization is named in every such list.
    client.listProjects({ query: {} }),
    // @ts-expect-error No key is honoured where the answer is a secret.
    client.createKey({ body: { name: 'CI' }, idempotencyKey: 'once' }),
    client.captureSnapshot({ params: { id: PROJECT } }),
  ];
  expect(neverCalled).toHaveLength(1);
});

test('a call is one request with the credential, the query and the body', async () => {
  const { client, seen } = await play([answer(200, { items: [], next_cursor: null }), answer(202, { id: 'gen_1' })]);
  await client.listProjects({ query: { org_id: ORGANIZATION, limit: 5 } });
  const run = await client.startGeneration({ params: { id: PROJECT }, body: { rows: 5 }, idempotencyKey: 'mine' });
  expect(run.id).toBe('gen_1');
  expect(seen).toMatchObject([
    { method: 'GET', url: `/api/projects?org_id=${ORGANIZATION}&limit=5`, body: '' },
    { method: 'POST', url: `/api/projects/${PROJECT}/generations`, body: '{"rows":5}' },
  ]);
  expect(seen[0]?.headers.authorization).toBe('Bearer sk_live_rl_test');
  expect(seen[0]?.headers['content-type']).toBeUndefined();
  expect(seen[1]?.headers).toMatchObject({ 'idempotency-key': 'mine', 'content-type': 'application/json' });
});

test('an identifier cannot change the path', async () => {
  const { client, seen } = await play([answer(200, {})]);
  await client.getProject({ params: { id: '../keys?x=1#y' } });
  expect(seen[0]?.url).toBe('/api/projects/..%2Fkeys%3Fx%3D1%23y');
  for (const id of ['', '.', '..'])
    await expect(client.getProject({ params: { id } })).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(seen).toHaveLength(1);
});

test('a refusal is an error with code, fields and request id, or a value', async () => {
  const fields = [{ path: 'name', message: 'Give one.' }];
  const detail = { error: 'validation_failed', message: 'Not valid.', fields };
  const { client, seen } = await play([answer(422, { detail }, { 'x-request-id': 'req-7' })]);
  const body = { organization_id: ORGANIZATION, name: '', engine: 'postgresql', schema_name: 'public' } as const;
  const error: unknown = await client.createProject({ body }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: 'Not valid.',
    requestId: 'req-7',
    fields,
  });
  expect(isApiError(error, 'validation_failed')).toBe(true);
  expect(isApiError(error, 'not_found')).toBe(false);
  expect(await client.attempt.createProject({ body })).toEqual({ ok: false, error });
  expect(seen).toHaveLength(2);
});

test('an answer without a body is undefined, and a value of attempt', async () => {
  const { client } = await play([answer(204)]);
  expect(await client.deleteProject({ params: { id: PROJECT } })).toBeUndefined();
  expect(await client.attempt.deleteProject({ params: { id: PROJECT } })).toEqual({ ok: true, value: undefined });
});

test("errors that are not the service's are distinguished from its refusals", async () => {
  const html: Play = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
  const { client } = await play([html, answer(301, undefined, { location: 'https://rowloom.example/' })]);
  await expect(client.getMe()).rejects.toMatchObject({ status: 404, code: 'unexpected_answer' });
  await expect(client.getMe()).rejects.toMatchObject({
    code: 'unexpected_answer',
    message: expect.stringContaining('https://rowloom.example/') as string,
  });
});

test('a success that is not JSON is not a success', async () => {
  const page: Play = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
  const { client } = await play([page]);
  await expect(client.getMe()).rejects.toMatchObject({ status: 200, code: 'unexpected_answer' });
});

test('429 and 503 are retried while attempts last', async () => {
  const { client, seen } = await play([
    refusal(429, 'rate_limited'),
    refusal(503, 'unavailable'),
    answer(200, { id: 1 }),
  ]);
  expect(await client.getMe()).toEqual({ id: 1 });
  expect(seen).toHaveLength(3);
  const stubborn = await play([refusal(503, 'unavailable')], { retry: { attempts: 3 } });
  await expect(stubborn.client.getMe()).rejects.toMatchObject({ code: 'unavailable' });
  expect(stubborn.seen).toHaveLength(3);
});

test('Retry-After is honoured unless it is too long', async () => {
  const began = performance.now();
  const { client } = await play([refusal(429, 'rate_limited', { 'retry-after': '1' }), answer(200, {})]);
  await client.getMe();
  expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  const { client: other, seen } = await play([refusal(429, 'rate_limited', { 'retry-after': '3600' })]);
  await expect(other.getMe()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3600 });
  expect(seen).toHaveLength(1);
});

test('a run whose answer was lost is started once: the retry has the same key', async () => {
  const { client, seen } = await play([breakOff, refusal(409, 'idempotency_conflict'), answer(202, { id: 'gen_1' })]);
  expect(await client.startGeneration({ params: { id: PROJECT }, body: {} })).toEqual({ id: 'gen_1' });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  await client.startGeneration({ params: { id: PROJECT }, body: {} });
  expect(seen.at(-1)?.headers['idempotency-key']).not.toBe(keys[0]);
});

test('a request that must not run twice is not resent when its answer is lost', async () => {
  const { client, seen } = await play([breakOff]);
  await expect(client.createKey({ body: { name: 'CI' } })).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  expect(seen).toHaveLength(1);
  await expect(client.getMe()).rejects.toMatchObject({ code: 'unreachable' });
  expect(seen).toHaveLength(6);
});

test('a conflict on the first attempt is reported', async () => {
  const { client, seen } = await play([refusal(409, 'idempotency_conflict')]);
  const call = client.startGeneration({ params: { id: PROJECT }, body: {}, idempotencyKey: 'used' });
  await expect(call).rejects.toMatchObject({ code: 'idempotency_conflict' });
  expect(seen).toHaveLength(1);
});

test('an answer that never arrives times out', async () => {
  const { client } = await play([() => undefined], { timeout: 30, retry: { attempts: 2 } });
  await expect(client.getMe()).rejects.toMatchObject({ code: 'unreachable', message: /0\.03 seconds/ });
});

test('an aborted call ends with the reason, even between attempts', async () => {
  const { client } = await play([refusal(503, 'unavailable', { 'retry-after': '20' })]);
  await expect(client.getMe({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(client.getMe({ signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
});

test('a token is renewed once for all waiting calls, and the request sent again', async () => {
  let token = 'old';
  let renewals = 0;
  let refused = 0;
  const byToken: Play = (response, seen) => {
    if (seen.headers.authorization === 'Bearer new') return answer(200, {})(response, seen);
    refused++;
    return refusal(401, 'invalid_token')(response, seen);
  };
  const { client } = await play([byToken], {
    token: () => token,
    onUnauthorized: async () => {
      renewals++;
      await vi.waitUntil(() => refused === 3, 20_000);
      // The last refusal is in flight.
      await new Promise((resolve) => setTimeout(resolve, 50));
      token = 'new';
      return true;
    },
  });
  await Promise.all([client.getMe(), client.getMe(), client.listKeys()]);
  expect(renewals).toBe(1);
});

test('a token that stays refused is reported, and signing in sends none', async () => {
  let renewals = 0;
  const { client, seen } = await play([refusal(401, 'invalid_token')], {
    onUnauthorized: () => ++renewals > 0,
  });
  await expect(client.getMe()).rejects.toMatchObject({ status: 401, code: 'invalid_token' });
  expect({ requests: seen.length, renewals }).toEqual({ requests: 2, renewals: 1 });
  await expect(client.refresh()).rejects.toMatchObject({ code: 'invalid_token' });
  expect(renewals).toBe(1);
  expect(seen.at(-1)?.headers.authorization).toBeUndefined();
});

test('a list is read page by page, and only as far as needed', async () => {
  const pages = [
    answer(200, { items: [{ id: 1 }, { id: 2 }], next_cursor: 'c 1' }),
    answer(200, { items: [], next_cursor: 'c2' }),
    answer(200, { items: [{ id: 3 }], next_cursor: null }),
  ];
  const { client, seen } = await play(pages);
  const ids: unknown[] = [];
  for await (const { id } of client.pages('listGenerations', { query: { org_id: ORGANIZATION, limit: 2 } }))
    ids.push(id);
  expect(ids).toEqual([1, 2, 3]);
  expect(seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('cursor'))).toEqual([null, 'c 1', 'c2']);
  const second = await play(pages);
  for await (const { id } of second.client.pages('listProjects', { query: { org_id: ORGANIZATION } })) if (id) break;
  expect(second.seen).toHaveLength(1);
});

test('a file arrives as the service sends it', async () => {
  const { client } = await play([answer(200, { rowloom_export: 1 }, { etag: '"abc"' })]);
  const response = await client.downloadExport({ params: { id: 'exp_1' } });
  expect(response.headers.get('etag')).toBe('"abc"');
  expect(await response.text()).toBe('{"rowloom_export":1}');
});
