import { ApiError } from './api-error.ts';
import { type CallId, IDEMPOTENT, ROUTES } from './routes.ts';

/** An input at run time, for any endpoint. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

export type BuiltRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the request is idempotent. */
  readonly isRepeatable: boolean;
};

/** The request of a call, without the credential, which is read at every attempt. */
export function buildRequest(baseUrl: string, id: CallId, input: AnyInput): BuiltRequest {
  const [method = '', path = ''] = ROUTES[id].split(' ');
  const isIdempotent = IDEMPOTENT[id] === true;
  return {
    url: `${baseUrl.replace(/\/+$/, '')}${fillPath(path, input.params ?? {})}${writeQuery(input.query ?? {})}`,
    method,
    headers: {
      accept: id === 'watchGeneration' ? 'text/event-stream' : 'application/json',
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isIdempotent ? { 'idempotency-key': input.idempotencyKey ?? drawKey() } : {}),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    isRepeatable: method !== 'POST' || isIdempotent,
  };
}

const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => writeSegment(params[name] ?? ''));

/** Dots and the empty text would change the path: an impossible name is not found. */
function writeSegment(value: string): string {
  if (/^\.{0,2}$/.test(value))
    throw new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here that you can see.' });
  return encodeURIComponent(value);
}

function writeQuery(query: NonNullable<AnyInput['query']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Browsers lack `crypto.randomUUID` on pages without TLS. */
const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
