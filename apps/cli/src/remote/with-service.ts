import { type Client, makeClient } from '@rowloom/client';
import { VERSION } from '../version.ts';
import { findService } from './find-service.ts';
import { refuseApiErrors } from './refuse-api-error.ts';

/** A client that identifies itself. */
export const connectTo = (url: string, token?: string): Client =>
  makeClient({
    baseUrl: url,
    ...(token === undefined ? {} : { token }),
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as object), 'user-agent': `rowloom/${VERSION}` } }),
  });

/** Executes work at the service of the user's login. */
export function withService<T>(work: (client: Client, url: string) => Promise<T>): Promise<T> {
  const { url, key } = findService();
  return refuseApiErrors(url, () => work(connectTo(url, key), url));
}
