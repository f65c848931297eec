import { type Endpoint, type EndpointId, ENDPOINTS } from '@rowloom/contract';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { freshAddress } from '../people.fixture.ts';
import { RECIPES } from '../role-matrix/recipes.fixture.ts';
import { setStage, type Stage } from '../role-matrix/stage.fixture.ts';
import { onSomeStore, pathOf } from '../service.fixture.ts';
import type { JsonSchema } from './mutations.fixture.ts';
import type { OpenApi } from './open-api.fixture.ts';

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body?: string };

const JSON_TYPE = { 'content-type': 'application/json' };
const withLength = (body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): Sent => ({
  headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  body,
});

/** Heads and bodies that no operation asks for, with every method. */
const SENT: readonly Sent[] = [
  // As Node's client sends it with GET and DELETE: no length, no chunks.
  { headers: {}, body: '{"a":1}' },
  withLength('{}'),
  withLength('{"a":1}'),
  withLength('[7]'),
  withLength('{'),
  withLength('{"a":1}', {}),
  withLength('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  { headers: { ...JSON_TYPE, 'content-length': String(5 << 20) } },
  { headers: { expect: 'the-impossible' } },
  { headers: { 'x-long': 'y'.repeat(20_000) } },
  { headers: { 'idempotency-key': 'ä' } },
  { headers: { 'if-none-match': '*' } },
];
const PLAIN: Sent = { headers: {} };
const QUERIES = ['?limit=0&cursor=x&org_id=%00&since=yesterday', '?org_id=a&org_id=b&limit=9&limit=8', '?%00=%ff'];

onSomeStore('The OpenAPI document', (service) => {
  let stage: Stage;
  let openApi: OpenApi;
  beforeAll(async () => {
    stage = await setStage(service);
    openApi = (await service.request('GET', '/openapi.json')).body as OpenApi;
  });

  const send = (method: string, path: string, token: string | undefined, { headers, body }: Sent): Promise<number> =>
    new Promise((resolve) => {
      const credential = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const sent = request(`${service.url}${path}`, {
        method,
        headers: { ...freshAddress(), ...credential, ...headers },
      });
      sent.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      // Hung up on before the end of what it sends: no answer is not a status.
      sent.on('error', () => resolve(0));
      if (body === undefined) sent.flushHeaders();
      sent.setTimeout(5000, () => sent.destroy());
      sent.end(body);
    });

  test.each(Object.keys(ENDPOINTS) as EndpointId[])('declares every status that %s gives', async (id) => {
    const { method, path, params }: Endpoint = ENDPOINTS[id];
    const responses = openApi.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    const { query: _, ...input } = RECIPES[id].shared(stage);
    const nowhere = Object.keys((params === undefined ? {} : (params as JsonSchema)).properties ?? {});
    const addresses = [
      // What is named is not there, so that nothing is deleted: the form of the identifiers is good, or is none.
      pathOf(ENDPOINTS[id], {
        params: Object.fromEntries(nowhere.map((name) => [name, 'prj_01kabcdefghjkmnpqrstvwxyz0'])),
      }),
      ...(method === 'GET' ? [pathOf(ENDPOINTS[id], input)] : []),
    ];
    const { owner } = stage.actors;
    // Without anything named, what is not read only could be done for good.
    const isLasting = nowhere.length === 0 && method !== 'GET';
    const tries = [
      ...[undefined, 'sk_live_rl_wrong', ...(isLasting ? [] : [owner.key.token])].map((token) => ({
        token,
        sent: PLAIN,
        query: '',
      })),
      ...SENT.map((sent) => ({ token: isLasting ? undefined : owner.token, sent, query: '' })),
      ...QUERIES.map((query) => ({ token: isLasting ? undefined : owner.token, sent: PLAIN, query })),
    ];
    const seen = new Map<number, string>();
    await Promise.all(
      addresses.flatMap((address) =>
        tries.map(async ({ token, sent, query }) => {
          const what = `${method} ${address}${query} ${JSON.stringify(sent).slice(0, 200)}`;
          seen.set(await send(method, `${address}${query}`, token, sent), what);
        }),
      ),
    );
    seen.delete(0);
    expect(seen.size).toBeGreaterThan(0);
    const undeclared = [...seen].filter(([status]) => status >= 500 || responses[status] === undefined);
    expect(undeclared).toEqual([]);
  });
});
