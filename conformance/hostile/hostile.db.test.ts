import { type Endpoint, type EndpointId, ENDPOINTS } from '@rowloom/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshAddress } from '../people.fixture.ts';
import {
  type Answered,
  type Bearer,
  type CallInput,
  expectFailure,
  failureOf,
  onSomeStore,
  pathOf,
} from '../service.fixture.ts';
import { RECIPES } from '../role-matrix/recipes.fixture.ts';
import { setStage, type Stage } from '../role-matrix/stage.fixture.ts';
import { type JsonSchema, mutate, wrongValues } from './mutations.fixture.ts';
import { type OpenApi, undeclaredIn } from './open-api.fixture.ts';
import { RICH, withIds } from './rich-bodies.fixture.ts';
import { warped } from './warp.fixture.ts';

const all = Object.entries(ENDPOINTS) as (readonly [EndpointId, Endpoint])[];
const withBody = all.filter(([, { body }]) => body !== undefined).map(([id]) => id);
const withQuery = all
  .filter(([, { query, credential }]) => query !== undefined && credential !== 'none')
  .map(([id]) => id);
const withParams = all.filter(([, { params }]) => params !== undefined).map(([id]) => id);

/** Thousands more on request. */
const NEARLY = Number(process.env['ROWLOOM_FUZZ'] ?? 2);
const SEED = Number(process.env['ROWLOOM_FUZZ_SEED'] ?? 11);

/** Concurrent requests; more would only wait for each other. */
const AT_ONCE = 16;

onSomeStore('Hostile input', (service) => {
  let stage: Stage;
  let openApi: OpenApi;
  beforeAll(async () => {
    stage = await setStage(service);
    openApi = (await service.request('GET', '/openapi.json')).body as OpenApi;
  });

  const whoFor = (id: EndpointId): Bearer | undefined => {
    const { credential } = ENDPOINTS[id];
    if (credential === 'none') return undefined;
    return credential === 'operator' ? stage.actors.operator : stage.actors.owner;
  };

  /** Whatever is sent, the document declares the answer's status and code for the operation. */
  const send = async (
    id: EndpointId,
    input: CallInput,
    raw: { readonly rawBody?: string | Uint8Array<ArrayBuffer>; readonly type?: string } = {},
  ): Promise<Answered> => {
    const { rawBody, type } = raw;
    const { method } = ENDPOINTS[id];
    const token = whoFor(id)?.token;
    const answered = await service.request(method, pathOf(ENDPOINTS[id], input), {
      ...(token === undefined ? {} : { token }),
      headers: { ...freshAddress(), ...(type === undefined ? {} : { 'content-type': type }) },
      ...(rawBody === undefined ? { body: input.body } : { rawBody }),
    });
    expect(undeclaredIn(openApi, ENDPOINTS[id], answered)).toBeUndefined();
    return answered;
  };

  /** Everything that a request about the stage could have left behind. */
  async function tracesLeft(): Promise<unknown> {
    const { owner, operator } = stage.actors;
    const query = { org_id: stage.organization };
    const [activity, keys, organizations, settings, tiers, ...lists] = await Promise.all([
      service.get('listActivity', owner, { query: { ...query, limit: 1 } }),
      service.get('listKeys', owner),
      service.get('listOrganizations', owner, { query: { limit: 200 } }),
      service.get('adminGetSettings', operator),
      service.get('adminListTiers', operator),
      service.get('listProjects', owner, { query }),
      service.get('listTemplates', owner, { query }),
      service.get('listApprovals', owner, { query }),
      service.get('listConnections', owner, { params: { id: stage.project } }),
      service.get('listSchedules', owner, { params: { id: stage.project } }),
      service.get('listMembers', owner, { params: { id: stage.project } }),
      service.get('listInvitations', owner, { params: { id: stage.organization } }),
    ]);
    const { rows_reserved: reserved, bonus_rows: bonus } = await service.get('getUsage', owner, { query });
    return {
      sequence: activity.items[0]?.sequence,
      keys: keys.items.length,
      organizations: organizations.items,
      settings,
      tiers: tiers.items.map((tier) => ({ ...tier, organizations_count: 0 })),
      lists,
      reserved,
      bonus,
    };
  }

  describe.each(withBody)('the body of %s', (id) => {
    const schema = ENDPOINTS[id] as Endpoint as { readonly body: JsonSchema };
    const { scope } = ENDPOINTS[id] as Endpoint;
    const scopeField = 'from' in scope && scope.from === 'body' ? scope.field : undefined;

    test('that is not JSON, or has another content type, is refused, and nothing is written', async () => {
      const before = await tracesLeft();
      const input = RECIPES[id].shared(stage);
      const good = JSON.stringify(input.body ?? {});
      const broken = [
        '{"a":',
        '{"a":1}{"b":2}',
        `\u{feff}${good}`,
        '{"a":1,"a":2}',
        `{"name":"a","n\\u0061me":"b"}`,
        '['.repeat(5000),
        `{"a":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`,
        "{'a':1}",
        'undefined',
        '{"a":1e999}',
        new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      ];
      await each(broken, async (rawBody) => expectFailure(await send(id, input, { rawBody }), 'invalid_json'));
      for (const rawBody of ['[]', '"text"', '7', 'true', 'null'])
        expectFailure(await send(id, input, { rawBody }), 'validation_failed');
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
      ])
        expectFailure(await send(id, input, { rawBody: good, type }), 'unsupported_media_type');
      expect(await tracesLeft()).toEqual(before);
    });

    test("with any wrong or unknown field is refused by the field's name, and nothing is written", async () => {
      const before = await tracesLeft();
      const input = RECIPES[id].shared(stage);
      const mutations = [...mutate(schema.body, (input.body ?? {}) as Readonly<Record<string, unknown>>)];
      expect(mutations.length).toBeGreaterThan(6);
      await each(mutations, async ({ title, path, body }) => {
        const answered = await send(id, { ...input, body });
        const { error, fields } = failureOf(answered);
        if (path === scopeField && ['not_found', 'insufficient_role'].includes(error)) return;
        expect(`${answered.status} ${error}`, `${title}: ${answered.text}`).toBe('422 validation_failed');
        expect(
          fields?.some(
            (field) => field.path === path || field.path.startsWith(`${path}.`) || path.startsWith(`${field.path}.`),
          ),
          `${title}: ${answered.text}`,
        ).toBe(true);
      });
      expect(await tracesLeft()).toEqual(before);
    });
  });

  test.each(withQuery)('%s refuses every parameter that is wrong', async (id) => {
    const { properties = {} } = (ENDPOINTS[id] as Endpoint).query as JsonSchema;
    const input = RECIPES[id].shared(stage);
    const tries = Object.entries(properties).flatMap(([name, field]) => [
      ...queryValues(field).map((value) => [name, value] as const),
      ...(name === 'cursor'
        ? ['x', 'null', 'eyJ9', Buffer.from('{"id":"x"}').toString('base64url')].map((value) => [name, value] as const)
        : []),
    ]);
    await each(tries, async ([name, value]) => {
      const answered = await send(id, { ...input, query: { ...input.query, [name]: value } });
      const { error } = failureOf(answered);
      expect(`${name}=${value} ${answered.status} ${error}`).toBe(`${name}=${value} 422 validation_failed`);
    });
    const path = pathOf(ENDPOINTS[id], input);
    const [first = ''] = Object.keys(properties);
    const twice = `${path}${path.includes('?') ? '&' : '?'}${first}=a&${first}=b`;
    const token = whoFor(id)?.token;
    expectFailure(await service.request('GET', twice, { token }), 'validation_failed');
  });

  test.each(withParams)('%s finds nothing at an invalid address', async (id) => {
    const input = RECIPES[id].shared(stage);
    const names = Object.keys(((ENDPOINTS[id] as Endpoint).params as JsonSchema).properties ?? {});
    const values = [
      "' or 1=1 --",
      '\u0000',
      '__proto__',
      'constructor',
      'x'.repeat(2000),
      stage.actors.owner.key.id,
      'nothing',
      '%2e%2e%2f',
    ];
    const tries = names.flatMap((name) => values.map((value) => ({ ...input.params, [name]: value })));
    await each(tries, async (params) => {
      // A key's own identifier is one where keys are named.
      if (id === 'revokeKey' && params['key_id'] === stage.actors.owner.key.id) return;
      expectFailure(await send(id, { ...input, params }), 'not_found');
    });
  });

  test.each(withBody)('no almost valid body of %s causes an internal error', async (id) => {
    const input = RECIPES[id].shared(stage);
    const goods = [input.body, (ENDPOINTS[id] as Endpoint).bodyExample, ...(RICH[id] ?? [])].filter(Boolean);
    await each(
      goods.flatMap((good, index) => warped(withIds(good, stage), NEARLY, SEED + index)),
      async (body) => {
        const answered = await send(id, { ...input, body });
        expect(answered.status, `${JSON.stringify(body).slice(0, 5000)}: ${answered.text}`).toBeLessThan(500);
        if (answered.status >= 400) failureOf(answered);
      },
    );
  });

  // Last, because some of them are valid requests, and begin something.
  test.each(withBody)('no body of %s, whatever its shape, causes an internal error', async (id) => {
    const { properties = {} } = (ENDPOINTS[id] as Endpoint).body as JsonSchema;
    const input = RECIPES[id].shared(stage);
    const names = [...Object.keys(properties), '__proto__', 'constructor', 'x'];
    const bodies = fc.sample(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }), {
      numRuns: 15,
      seed: 4,
    });
    await each(bodies, async (body) => {
      const answered = await send(id, { ...input, body });
      expect(answered.status, `${JSON.stringify(body)}: ${answered.text}`).toBeLessThan(500);
      if (answered.status >= 400) failureOf(answered);
    });
  });
});

/** What a query can express of an invalid value: everything in it is text. */
function queryValues(field: JsonSchema): readonly string[] {
  const isNumber = field.type === 'integer';
  const values = [...wrongValues(field)].map(([, value]) => value);
  const texts = values
    .filter((value) => typeof value === 'string' || (isNumber && typeof value === 'number'))
    .map(String);
  const extra = isNumber ? ['-5', '0', '1e2', '0x10', 'NaN', '99999999999999999999', ''] : [];
  const needsForm = field.pattern !== undefined && field.format === undefined && field.maxLength === undefined;
  return [
    ...texts.filter((text) => !isNumber || text !== '7'),
    ...extra,
    ...(needsForm ? ["' or 1=1 --", 'x', ''] : []),
  ];
}

/** A few at once, in any order. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}
