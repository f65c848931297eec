import { type Endpoint, type EndpointId, ENDPOINTS } from '@rowloom/contract';
import fc from 'fast-check';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { freshAddress } from '../people.fixture.ts';
import { RECIPES } from '../role-matrix/recipes.fixture.ts';
import { setStage, type Stage } from '../role-matrix/stage.fixture.ts';
import { onSomeStore, pathOf } from '../service.fixture.ts';
import { type AnyRequest, anyRequest } from './any-request.fixture.ts';
import type { JsonSchema } from './mutations.fixture.ts';
import { type OpenApi, undeclaredIn } from './open-api.fixture.ts';

type Given = { readonly status: number; readonly text: string };
type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body?: string };

const JSON_TYPE = { 'content-type': 'application/json' };
const withLength = (body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): Sent => ({
  headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  body,
});

/** Unexpected headers and bodies, with every method. */
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
const NO_ANSWER: Given = { status: 0, text: '' };
const PLAIN: Sent = { headers: {} };
/** Thousands more on request. */
const FUZZ = Number(process.env['ROWLOOM_FUZZ'] ?? 12);
const SEED = Number(process.env['ROWLOOM_FUZZ_SEED'] ?? 16);
const QUERIES = ['?limit=0&cursor=x&org_id=%00&since=yesterday', '?org_id=a&org_id=b&limit=9&limit=8', '?%00=%ff'];

onSomeStore('The OpenAPI document', (service) => {
  let stage: Stage;
  let openApi: OpenApi;
  beforeAll(async () => {
    stage = await setStage(service);
    openApi = (await service.request('GET', '/openapi.json')).body as OpenApi;
  });

  const send = (method: string, path: string, token: string | undefined, { headers, body }: Sent): Promise<Given> =>
    new Promise((resolve) => {
      const credential = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const sent = request(`${service.url}${path}`, {
        method,
        headers: { ...freshAddress(), ...credential, ...headers },
      });
      sent.on('response', (response) => {
        const { statusCode: status = 0 } = response;
        const end = (text: string): void => {
          resolve({ status, text });
          response.destroy();
        };
        // A stream of events has no end, and an error comes in one piece.
        if (status < 400) end('');
        else response.once('data', (part: Buffer) => end(part.toString())).once('end', () => end(''));
      });
      // Disconnected before the end of the request: no answer is not a status.
      sent.on('error', () => resolve(NO_ANSWER));
      if (body === undefined) sent.flushHeaders();
      sent.setTimeout(5000, () => sent.destroy());
      sent.end(body);
    });

  test.each(Object.keys(ENDPOINTS) as EndpointId[])(
    'declares every status that %s gives to any request',
    async (id) => {
      const { method, params }: Endpoint = ENDPOINTS[id];
      const { query: _, ...input } = RECIPES[id].shared(stage);
      const addresses = [addressOfNothing(id), ...(method === 'GET' ? [pathOf(ENDPOINTS[id], input)] : [])];
      const { owner } = stage.actors;
      // Without named resources, only actions that change nothing for good.
      const isLasting = params === undefined && method !== 'GET';
      const tries = [
        ...[undefined, 'sk_live_rl_wrong', ...(isLasting ? [] : [owner.key.token])].map((token) => ({
          token,
          sent: PLAIN,
          query: '',
        })),
        ...SENT.map((sent) => ({ token: isLasting ? undefined : owner.token, sent, query: '' })),
        ...QUERIES.map((query) => ({ token: isLasting ? undefined : owner.token, sent: PLAIN, query })),
      ];
      const given = await Promise.all(
        addresses.flatMap((address) =>
          tries.map(({ token, sent, query }) => send(method, `${address}${query}`, token, sent)),
        ),
      );
      const answers = given.filter(({ status }) => status > 0);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers.map((answer) => undeclaredIn(openApi, ENDPOINTS[id], answer)).filter(Boolean)).toEqual([]);
    },
  );

  test.each(Object.keys(ENDPOINTS) as EndpointId[])('declares the status that %s gives to any request', async (id) => {
    const { method, params }: Endpoint = ENDPOINTS[id];
    const isLasting = params === undefined && method !== 'GET';
    const { owner, operator } = stage.actors;
    const person = ENDPOINTS[id].credential === 'operator' ? operator : owner;
    const tokenOf = (who: AnyRequest['who']): string | undefined => {
      if (who === 'nobody') return undefined;
      if (who === 'stranger' || isLasting) return 'sk_live_rl_wrong';
      return who === 'key' ? person.key.token : person.token;
    };
    const { query: _, ...input } = RECIPES[id].shared(stage);
    const addresses = [addressOfNothing(id), ...(method === 'GET' ? [pathOf(ENDPOINTS[id], input)] : [])];
    const requests = fc.sample(anyRequest, { numRuns: FUZZ, seed: SEED });
    const given = await Promise.all(
      requests.map(({ who, query, headers, body, isChunked }, at) => {
        const chunked = {
          headers: { ...headers, 'transfer-encoding': 'chunked' },
          ...(body === undefined ? {} : { body }),
        };
        const whole = body === undefined ? { headers } : withLength(body, headers);
        const sent: Sent = isChunked ? chunked : whole;
        return send(method, `${addresses[at % addresses.length] ?? ''}${query}`, tokenOf(who), sent);
      }),
    );
    const answers = given.filter(({ status }) => status > 0);
    expect(answers.length).toBeGreaterThan(FUZZ / 2);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.map((answer) => undeclaredIn(openApi, ENDPOINTS[id], answer)).filter(Boolean)).toEqual([]);
  });
});

/** Named resources do not exist, so that nothing is deleted: the identifiers are either well formed or invalid. */
function addressOfNothing(id: EndpointId): string {
  const { params }: Endpoint = ENDPOINTS[id];
  const names = Object.keys((params === undefined ? {} : (params as JsonSchema)).properties ?? {});
  return pathOf(ENDPOINTS[id], {
    params: Object.fromEntries(names.map((name) => [name, 'prj_01kabcdefghjkmnpqrstvwxyz0'])),
  });
}
