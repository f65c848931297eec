import {
  type AnswerOf,
  type Endpoint,
  type EndpointId,
  type EndpointOf,
  ENDPOINTS,
  ERROR_CATALOGUE,
} from '@rowloom/contract';
import { describe, expect, inject } from 'vitest';
import type { ServiceAddress } from './services/start-services.fixture.ts';

/** An answer as received, whatever its status. */
export type Answered<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body read as JSON; undefined without one. */
  readonly body: Body;
};

export type RawRequest = {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>;
};

/** A holder of a token: a person's session, or a key. */
export type Bearer = { readonly token: string };

export type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Service = ServiceAddress & {
  readonly operator: Bearer;
  readonly request: (method: string, path: string, input?: RawRequest) => Promise<Answered>;
  /** Calls an endpoint, whatever the result. */
  readonly call: <Id extends EndpointId>(
    id: Id,
    who: Bearer | undefined,
    input?: CallInput,
  ) => Promise<Answered<AnswerOf<EndpointOf<Id>>>>;
  /** Calls an endpoint that must succeed, and returns its answer's body. */
  readonly get: <Id extends EndpointId>(
    id: Id,
    who: Bearer | undefined,
    input?: CallInput,
  ) => Promise<AnswerOf<EndpointOf<Id>>>;
};

/** `ROWLOOM_STORES=both` runs everything on both stores, as `.ci/run` does. */
const TRIES_BOTH = process.env['ROWLOOM_STORES'] === 'both';

/**
 * Tests of what HTTP, roles and rules do, whatever the store. Their statements are one dialect's: one store is enough
 * while somebody waits, and the embedded one takes three times as long. `.ci/run` tests the specification on both.
 */
export function onSomeStore(title: string, tests: (service: Service) => void): void {
  onStores(someServices(), title, tests);
}

/** One of the services, or with `ROWLOOM_STORES=both` one for each kind of store. */
export function someServices(): readonly ServiceAddress[] {
  const services = inject('services');
  return TRIES_BOTH ? services : services.slice(-1);
}

/** The same tests on each kind of store that has a service here. */
export function onEveryStore(title: string, tests: (service: Service) => void): void {
  onStores(inject('services'), title, tests);
}

function onStores(services: readonly ServiceAddress[], title: string, tests: (service: Service) => void): void {
  describe.each(services.map((address) => [address.store, address] as const))(`${title} (%s store)`, (_, address) => {
    tests(openService(address));
  });
}

export function openService(address: ServiceAddress): Service {
  const { url } = address;
  const request = async (method: string, path: string, input: RawRequest = {}): Promise<Answered> => {
    const { token, rawBody, body } = input;
    const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: readJson(text) };
  };
  const call = (async (id: EndpointId, who: Bearer | undefined, input: CallInput = {}) =>
    request(ENDPOINTS[id].method, pathOf(ENDPOINTS[id], input), {
      token: who?.token,
      ...(input.body === undefined ? {} : { body: input.body }),
      ...(input.headers === undefined ? {} : { headers: input.headers }),
    })) as Service['call'];
  return {
    ...address,
    operator: { token: address.operatorToken },
    request,
    call,
    async get(id, who, input) {
      const answered = await call(id, who, input);
      if (answered.status !== ENDPOINTS[id].answer.status)
        throw new Error(`${id} answered ${answered.status}: ${answered.text}`);
      return answered.body;
    },
  };
}

export function pathOf({ path }: Endpoint, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `{${name}}`));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type ErrorDetail = {
  readonly error: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
};

export type Failure = keyof typeof ERROR_CATALOGUE;

/** Checks an answer against the expected failure: status, code, and the format of every failure. */
export function expectFailure(answered: Answered, code: Failure): ErrorDetail {
  const { error } = failureOf(answered);
  expect(`${answered.status} ${error}`, answered.text).toBe(`${ERROR_CATALOGUE[code].status} ${code}`);
  return failureOf(answered);
}

/** The failure in an answer; its body must have the common format of failures. */
export function failureOf({ status, text, body, headers }: Answered): ErrorDetail {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(headers.get('content-type'), text).toBe('application/json; charset=utf-8');
  expect(headers.get('x-request-id'), text).toBeTruthy();
  const { detail, ...others } = body as { readonly detail: ErrorDetail };
  expect(others).toEqual({});
  const { error, message, fields, ...more } = detail;
  expect(more).toEqual({});
  expect(Object.keys(ERROR_CATALOGUE)).toContain(error);
  expect(message).toMatch(/^\S.*[.!?…]$/s);
  expect(fields === undefined || error === 'validation_failed', text).toBe(true);
  return detail;
}
