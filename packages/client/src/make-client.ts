import type { Page } from '@rowloom/contract';
import { isApiError } from './api-error.ts';
import type { AnyInput } from './build-request.ts';
import type { AnsweredId, Client, Result } from './call.ts';
import { readJson } from './read-json.ts';
import { DEFAULT_RETRY, type RetryOptions } from './retry.ts';
import { type CallId, ROUTES } from './routes.ts';
import { send, type Sender } from './send.ts';
import { watchGeneration } from './watch-generation.ts';

export type ClientOptions = {
  /** The address of the service: `https://rowloom.example`, or '' in a page that it serves itself. */
  readonly baseUrl: string;
  /** An API key or session token; a function is called at every attempt. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  readonly fetch?: typeof fetch;
  readonly retry?: Partial<RetryOptions>;
  /** Milliseconds until an answer must begin; two minutes by default. */
  readonly timeout?: number;
  /**
   * The token is no longer accepted. Get another one, return true, and the request is sent once more; requests that are
   * refused meanwhile wait for the same.
   */
  readonly onUnauthorized?: () => boolean | Promise<boolean>;
};

const TWO_MINUTES = 120_000;

/** The API as functions, one for each endpoint. It needs only `fetch`: it runs in a browser as in Node. */
export function makeClient(options: ClientOptions): Client {
  const sender = makeSender(options);
  const call = (id: CallId, input: AnyInput = {}): Promise<unknown> => answer(sender, id, input);
  const ids = (Object.keys(ROUTES) as CallId[]).filter((id): id is AnsweredId => id !== 'watchGeneration');
  const methods = Object.fromEntries(ids.map((id) => [id, (input?: AnyInput) => call(id, input)]));
  const attempt = Object.fromEntries(ids.map((id) => [id, (input?: AnyInput) => settle(call(id, input))]));
  return {
    ...methods,
    attempt,
    pages: (id: CallId, input: AnyInput) => eachItem((query) => call(id, { ...input, query }), input.query ?? {}),
    watchGeneration: (input: Parameters<Client['watchGeneration']>[0]) => watchGeneration(sender, input),
  } as unknown as Client;
}

function makeSender({
  baseUrl,
  token,
  timeout = TWO_MINUTES,
  retry,
  onUnauthorized,
  ...options
}: ClientOptions): Sender {
  let renewal: Promise<boolean> | undefined;
  return {
    baseUrl,
    fetch: options.fetch ?? ((...request) => fetch(...request)),
    timeout,
    retry: { ...DEFAULT_RETRY, ...retry },
    readToken: async () => (typeof token === 'function' ? token() : token),
    renewToken: () => {
      renewal ??= Promise.resolve(onUnauthorized?.() ?? false).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

async function answer(sender: Sender, id: CallId, input: AnyInput): Promise<unknown> {
  const response = await send(sender, id, input);
  if (id === 'downloadExport') return response;
  return response.status === 204 ? undefined : readJson(response);
}

async function settle(call: Promise<unknown>): Promise<Result<unknown>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}

async function* eachItem(
  call: (query: NonNullable<AnyInput['query']>) => Promise<unknown>,
  query: NonNullable<AnyInput['query']>,
): AsyncGenerator {
  for (let cursor: string | null | undefined = undefined; cursor !== null; ) {
    const page = (await call(cursor === undefined ? query : { ...query, cursor })) as Page<unknown>;
    yield* page.items;
    cursor = page.next_cursor;
  }
}
