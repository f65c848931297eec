import { connect } from 'node:net';
import { refuse, refuseField, type Scope } from '@rowloom/contract';
import type { Access, Caller } from '@rowloom/service';
import { ENDPOINTS } from './endpoints.fixture.ts';
import type { ServerEvent } from './events/server-event.ts';
import type { IdempotencyStore, RememberedAnswer } from './idempotency/idempotency-store.ts';
import { type Listening, listen } from './listen.ts';
import { makeLog } from './log/make-log.ts';
import { makeServer } from './make-server.ts';
import { accepted, created, file, noContent, ok, stream } from './reply/reply.ts';
import type { Admitted, Route } from './routes/route.ts';
import type { Refused, ServerOptions } from './server-options.ts';

export const ORGANIZATION = 'org_01kabcdefghjkmnpqrstvwxyz0';
export const PROJECT = 'prj_01kabcdefghjkmnpqrstvwxyz0';
export const SESSION = 'session-of-ann';
export const KEY = 'sk_live_rl_of_ann';
export const OPERATOR = 'session-of-the-operator';
export const VIEWER = 'session-of-a-viewer';

type Id = keyof typeof ENDPOINTS;

export type Fixture = Listening & {
  /** Ids of endpoints whose handler ran, in order. */
  readonly handled: string[];
  readonly refused: Refused[];
  readonly logged: string[];
  /** Ends the wait of `/api/slow`, and feeds `/api/events`. */
  readonly release: () => void;
  readonly source: { events: AsyncIterable<ServerEvent> };
  readonly request: (path: string, init?: RequestInit & { readonly token?: string | null }) => Promise<Response>;
  /** Sends bytes on a raw connection, and returns everything received until it closed. */
  readonly raw: (bytes: string) => Promise<string>;
};

const caller = (userId: string, via: Caller['via'], operator = false) =>
  ({
    userId,
    operator,
    via,
    keyId: 'key_1',
    keyPrefix: KEY,
    sessionId: 'ses_1',
    origin: { ip: null, requestId: null },
    memberships: new Map([[ORGANIZATION, { role: 'owner', suspended: false, apiAccess: true }]]),
  }) as unknown as Caller;

const CALLERS: Readonly<Record<string, Caller>> = {
  [SESSION]: caller('usr_ann', 'session'),
  [KEY]: caller('usr_ann', 'api_key'),
  [OPERATOR]: caller('usr_op', 'session', true),
  [VIEWER]: caller('usr_viewer', 'session'),
  sk_live_rl_of_operator: caller('usr_op', 'api_key', true),
};

function resolveScope(who: Caller, scope: Scope, value: unknown): Access | Promise<Access> {
  if (scope.kind === 'self') return { kind: 'self' };
  if (scope.kind === 'organization') {
    if (typeof value !== 'string' || !value.startsWith('org_')) throw refuseField(scope.field, 'Send an id.');
    if (!who.memberships.has(value)) throw refuse('insufficient_role');
    return { kind: 'organization', organizationId: value };
  }
  if (value !== PROJECT) return Promise.reject(refuse('not_found'));
  if (who.userId === 'usr_viewer' && scope.kind === 'project' && scope.permission !== 'project.read') {
    return Promise.reject(refuse('insufficient_role'));
  }
  return Promise.resolve({ kind: 'project', projectId: value, organizationId: ORGANIZATION } as unknown as Access);
}

function makeIdempotency(): IdempotencyStore {
  const known = new Map<string, { hash: string; answer?: RememberedAnswer }>();
  return {
    begin: async (key, hash) => {
      const found = known.get(JSON.stringify(key));
      if (found === undefined) known.set(JSON.stringify(key), { hash });
      if (found === undefined) return 'new';
      return found.hash === hash && found.answer !== undefined ? { replay: found.answer } : 'conflict';
    },
    hold: () => ({ lapsed: new AbortController().signal, release: () => undefined }),
    finish: async (key, answer) => {
      const found = known.get(JSON.stringify(key));
      if (found !== undefined) found.answer = answer;
    },
    abandon: async (key) => void known.delete(JSON.stringify(key)),
  };
}

/** A server on a free port, with endpoints of every kind; the token identifies the caller. */
export async function startFixture(options: Partial<ServerOptions> = {}): Promise<Fixture> {
  const handled: string[] = [];
  const refused: Refused[] = [];
  const logged: string[] = [];
  const gate = Promise.withResolvers<void>();
  const source: Fixture['source'] = { events: (async function* none() {})() };
  const handlers: Record<Id, (request: Admitted) => Promise<Awaited<ReturnType<Route['handle']>>>> = {
    listProjects: async ({ query }) => ok({ query }),
    createProject: async () => created({ n: handled.length }, `/api/projects/${PROJECT}`),
    getProject: async ({ params: given }) => ok({ given }),
    deleteProject: async () => noContent(),
    cancel: async ({ body }) => ok({ body: body ?? null }),
    request: async () => ok({}),
    start: async () => accepted({ n: handled.length }, '/api/generations/gen_1'),
    keys: async () => ok({ items: [] }),
    tiers: async () => ok({ items: [] }),
    login: async ({ http }) => {
      http.setCookie('rowloom_refresh', 'r1', { path: '/api/auth', maxAge: 60 });
      return ok({});
    },
    refresh: async ({ http }) => ok({ cookie: http.cookies['rowloom_refresh'] ?? null }),
    callback: async () => {
      throw refuse('invalid_credentials', 'The provider says <no> & nothing else.');
    },
    bug: async () => {
      throw new Error('canary-of-the-inside');
    },
    away: async () => {
      throw Object.assign(new Error('connect to db.internal'), { code: 'ECONNREFUSED' });
    },
    slow: async () => {
      await gate.promise;
      return ok({});
    },
    download: async () => file('{"rowloom_export":1}', { 'content-type': 'application/vnd.rowloom.export+json' }),
    events: async () => stream(source.events),
  };
  const server = await makeServer({
    routes: (Object.keys(ENDPOINTS) as Id[]).map((id) => ({
      endpoint: ENDPOINTS[id],
      handle: (request) => {
        handled.push(id);
        return handlers[id](request);
      },
    })),
    authenticate: async (token) => (Object.hasOwn(CALLERS, token) ? CALLERS[token] : undefined),
    resolveScope,
    idempotency: makeIdempotency(),
    log: makeLog({ destination: { write: (line) => void logged.push(line) } }),
    version: '0.0.0',
    isReady: async () => true,
    noteRefusal: async (one) => void refused.push(one),
    ...options,
  });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    ...listening,
    handled,
    refused,
    logged,
    source,
    release: gate.resolve,
    request: (path, { token = SESSION, ...init } = {}) =>
      fetch(`${listening.url}${path}`, {
        ...init,
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...(init.headers as object) },
      }),
    raw: (bytes) => exchangeBytes(listening.port, bytes),
  };
}

function exchangeBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(3000, () => socket.destroy());
  });
}

/** Status and code of a refusal, in one word to compare. */
export async function codeOf(response: Response): Promise<string> {
  const { detail } = (await response.json()) as { detail?: { error?: string; message?: string } };
  if (typeof detail?.message !== 'string') throw new Error('An error without a message.');
  return `${response.status} ${detail.error}`;
}

export const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
