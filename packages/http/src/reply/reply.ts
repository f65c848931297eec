import type { Readable } from 'node:stream';
import type { ServerEvent } from '../events/server-event.ts';

type Headers = Readonly<Record<string, string>>;

/** What a handler answers with; how it is written is not its business. */
export type Reply =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly body: unknown; readonly headers?: Headers }
  | { readonly kind: 'empty'; readonly status: 204 | 302; readonly headers?: Headers }
  | { readonly kind: 'file'; readonly content: string | Buffer | Readable; readonly headers: Headers }
  | { readonly kind: 'events'; readonly source: AsyncIterable<ServerEvent> };

export const ok = (body: unknown, headers?: Headers): Reply => ({
  kind: 'json',
  status: 200,
  body,
  ...(headers === undefined ? {} : { headers }),
});

export const created = (body: unknown, location: string): Reply => ({
  kind: 'json',
  status: 201,
  body,
  headers: { location },
});

/** A run was started; `location` is where its record is read. */
export const accepted = (body: unknown, location: string): Reply => ({
  kind: 'json',
  status: 202,
  body,
  headers: { location },
});

export const noContent = (): Reply => ({ kind: 'empty', status: 204 });

export const redirect = (location: string): Reply => ({ kind: 'empty', status: 302, headers: { location } });

/** `content` is text, bytes or a stream; `headers` name its type and whatever else belongs to it. */
export const file = (
  content: string | Buffer | Readable,
  headers: { readonly 'content-type': string } & Headers,
): Reply => ({ kind: 'file', content, headers });

/** Server-sent events, for as long as the source gives any and the client listens. */
export const stream = (source: AsyncIterable<ServerEvent>): Reply => ({ kind: 'events', source });
