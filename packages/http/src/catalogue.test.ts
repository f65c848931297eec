import { type Endpoint, ENDPOINTS, ID_PREFIXES, refuse } from '@rowloom/contract';
import type { Caller } from '@rowloom/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { makeLog } from './log/make-log.ts';
import { makeServer } from './make-server.ts';
import { noContent } from './reply/reply.ts';
import { makeCheck, makeValidator } from './validation/make-validator.ts';

const API: readonly Endpoint[] = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/api/'));
const GUARDED = API.filter(({ credential }) => credential !== 'none');

/** Parameters in the form of ids, so that only the resources can be missing. */
const PARAMETERS: Readonly<Record<string, string>> = { name: 'free' };
const addressOf = ({ path, params }: Endpoint): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? exampleId(params, name));

function exampleId(params: unknown, name: string): string {
  const { properties } = params as { properties: Record<string, unknown> };
  const pattern = JSON.stringify(properties[name]);
  const prefix = Object.values(ID_PREFIXES).find((one) => pattern.includes(`^${one}_`));
  return prefix === undefined ? 'ecommerce' : `${prefix}_01kabcdefghjkmnpqrstvwxyz0`;
}

let listening: Listening;
const handled: string[] = [];
const asked: string[] = [];

beforeAll(async () => {
  const caller = { userId: 'usr_1', via: 'session', operator: true, memberships: new Map() } as unknown as Caller;
  const server = await makeServer({
    routes: API.map((endpoint) => ({
      endpoint,
      handle: async () => {
        handled.push(endpoint.id);
        return noContent();
      },
    })),
    authenticate: async (token) =>
      token === 'session' ? caller : token === 'key' ? ({ ...caller, via: 'api_key' } as Caller) : undefined,
    resolveScope: (_caller, scope, value) => {
      asked.push(`${scope.kind} ${typeof value}`);
      if (scope.kind === 'self') return { kind: 'self' };
      throw refuse('not_found');
    },
    idempotency: {
      begin: async () => 'new',
      hold: () => ({ lapsed: new AbortController().signal, release: () => undefined }),
      finish: async () => undefined,
      abandon: async () => undefined,
    },
    log: makeLog({ level: 'silent' }),
    isReady: async () => true,
    version: '0.0.0',
    rateLimit: 0,
    signInLimit: false,
  });
  listening = await listen(server, { host: '127.0.0.1', port: 0 });
});
afterAll(() => listening.stop());

const ask = (endpoint: Endpoint, token?: string): Promise<Response> =>
  fetch(`${listening.url}${addressOf(endpoint)}`, {
    method: endpoint.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('the endpoints of the contract', () => {
  test.each(GUARDED.map((endpoint) => [endpoint.id, endpoint]))(
    '%s checks the credential first',
    async (_, endpoint) => {
      expect((await ask(endpoint)).status).toBe(401);
    },
  );

  test.each(GUARDED.filter(({ credential }) => credential !== 'any').map((one) => [one.id, one]))(
    '%s accepts no key',
    async (_, endpoint) => {
      expect(await (await ask(endpoint, 'key')).text()).toContain('"session_required"');
    },
  );

  test.each(GUARDED.filter(({ scope }) => scope.kind !== 'self').map((one) => [one.id, one]))(
    '%s checks its scope before the body, and is not handled without a scope',
    async (id, endpoint) => {
      asked.length = 0;
      expect((await ask(endpoint, 'session')).status).toBe(404);
      expect(asked).toHaveLength(1);
      expect(handled).not.toContain(id);
    },
  );

  test.each(API.filter(({ scope, body }) => scope.kind === 'self' && body === undefined).map((one) => [one.id, one]))(
    '%s reaches its handler',
    async (id, endpoint) => {
      await ask(endpoint, 'session');
      expect(handled).toContain(id);
    },
  );

  test.each(API.filter(({ bodyExample }) => bodyExample !== undefined).map((one) => [one.id, one]))(
    '%s accepts the body in the reference',
    (_, { body, bodyExample }) => {
      expect(() => makeValidator(body ?? {})(bodyExample)).not.toThrow();
    },
  );

  test.each(
    API.filter(({ answer }) => answer.schema !== undefined && answer.example !== undefined).map((one) => [one.id, one]),
  )('%s may return the answer in the reference', (_, { answer }) => {
    expect(makeCheck(answer.schema ?? {})(answer.example)).toBe(true);
  });
});
