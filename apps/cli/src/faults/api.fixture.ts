import type { Generation, Project } from '@rowloom/contract';
import { OPERATOR } from '../service.fixture.ts';

export type Answer<T = unknown> = { readonly status: number; readonly body: T; readonly headers: Headers };

/** Raw requests: nothing is retried, and no answer is treated as an error. */
export type Api = {
  readonly url: string;
  readonly token: string;
  readonly ask: <T>(
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<T>>;
  /** The body of an answer that must be successful. */
  readonly get: <T>(path: string) => Promise<T>;
  readonly post: <T>(path: string, body?: object) => Promise<T>;
};

export function makeApi(url: string, token: string): Api {
  const ask = async <T>(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
      headers: response.headers,
    };
  };
  const good = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await ask<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return { url, token, ask, get: (path) => good('GET', path), post: (path, body) => good('POST', path, body) };
}

export async function signIn(
  url: string,
  who: { readonly email: string; readonly password: string } = OPERATOR,
): Promise<Api> {
  const { access_token } = await makeApi(url, '').post<{ access_token: string }>('/api/auth/login', who);
  return makeApi(url, access_token);
}

export type Place = { readonly organizationId: string; readonly projectId: string };

/** A project in the operator's organization. */
export async function makeProject(api: Api, name = 'Faults'): Promise<Place> {
  const { items } = await api.get<{ items: readonly { id: string }[] }>('/api/organizations');
  const organizationId = items[0]?.id ?? '';
  const { id } = await api.post<Project>('/api/projects', {
    organization_id: organizationId,
    name,
    engine: 'postgresql',
    schema_name: 'public',
  });
  return { organizationId, projectId: id };
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Seconds for work of unknown duration: a guard against hanging, not a measurement, because the machine may be busy.
 */
export const GUARD_SECONDS = 600;

/** Polls until something is there, whatever fails meanwhile. */
export async function until<T>(
  what: string,
  seconds: number,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (let last = ''; ; ) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      last = String(error);
    }
    if (Date.now() > end) throw new Error(`Waited ${seconds} s for ${what}. ${last}`);
    await pause(50);
  }
}

export const readRun = (api: Api, id: string): Promise<Generation> => api.get(`/api/generations/${id}`);

const OVER = new Set(['succeeded', 'failed', 'cancelled']);

export const untilOver = (api: Api, id: string, seconds = GUARD_SECONDS): Promise<Generation> =>
  until(`the end of ${id}`, seconds, async () => {
    const run = await readRun(api, id);
    return OVER.has(run.status) ? run : undefined;
  });
