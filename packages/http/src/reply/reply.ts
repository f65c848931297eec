import { Readable } from 'node:stream';
import type { JoinedJson, StoredContent } from '@rowloom/service';
import type { ServerEvent } from '../events/server-event.ts';

type Headers = Readonly<Record<string, string>>;

/** A handler's answer, independent of how it is written. `Body` is what the endpoint declares. */
export type Reply<Body = unknown> =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly body: Body; readonly headers?: Headers }
  | { readonly kind: 'empty'; readonly status: 204 | 302; readonly headers?: Headers }
  | { readonly kind: 'file'; readonly content: string | Buffer | Readable; readonly headers: Headers }
  | { readonly kind: 'stored'; readonly content: StoredContent; readonly headers: Headers; readonly isPlain: boolean }
  | { readonly kind: 'events'; readonly source: AsyncIterable<ServerEvent> };

export const ok = <Body>(body: Body): Reply<Body> => ({ kind: 'json', status: 200, body });

export const created = <Body>(body: Body, location: string): Reply<Body> => ({
  kind: 'json',
  status: 201,
  body,
  headers: { location },
});

/** A run was started; `location` is the address of its record. */
export const accepted = <Body>(body: Body, location: string): Reply<Body> => ({
  kind: 'json',
  status: 202,
  body,
  headers: { location },
});

export const noContent = (): Reply<never> => ({ kind: 'empty', status: 204 });

export const redirect = (location: string): Reply<never> => ({ kind: 'empty', status: 302, headers: { location } });

/** `content` is text, bytes or a stream; `headers` name its type and other properties. */
export const file = (
  content: string | Buffer | Readable,
  headers: { readonly 'content-type': string } & Headers,
): Reply<never> => ({ kind: 'file', content, headers });

/** JSON as stored: compressed for clients that accept it, and not read here. */
export const stored = (content: StoredContent): Reply<never> => ({
  kind: 'stored',
  content,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  isPlain: false,
});

/** The same as a file whose headers describe its own bytes: it is decompressed on the way. */
export const storedFile = (
  content: StoredContent,
  headers: { readonly 'content-type': string } & Headers,
): Reply<never> => ({ kind: 'stored', content, headers, isPlain: true });

/** JSON of which the service has made only the beginning. */
export const joined = ({ json }: JoinedJson): Reply<never> =>
  file(Readable.from(json, { objectMode: false }), { 'content-type': 'application/json; charset=utf-8' });

/** Server-sent events, while the source provides any and the client listens. */
export const stream = (source: AsyncIterable<ServerEvent>): Reply<never> => ({ kind: 'events', source });
