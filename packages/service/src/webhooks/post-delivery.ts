import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import type { PinnedUrl } from './check-webhook-url.ts';

/** Milliseconds for the whole of a request. */
const TIMEOUT_MS = 10_000;

export type Posted = { readonly status: number } | { readonly error: string };

/** Posts a body to the address that was checked. Redirects are not followed: they would lead past the check. */
export function postDelivery(
  { url, address }: PinnedUrl,
  headers: Readonly<Record<string, string>>,
  body: string,
  patience = TIMEOUT_MS,
): Promise<Posted> {
  const family = isIPv6(address) ? 6 : 4;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      // Each delivery has a connection of its own: one that is kept could lead elsewhere than what was checked.
      agent: false,
      lookup: (_host, options, done) => {
        if (options.all === true) done(null, [{ address, family }]);
        else done(null, address, family);
      },
      signal: AbortSignal.timeout(patience),
    });
    request.on('response', (response) => {
      // What it says beyond its status is of no use, and may be endless.
      response.destroy();
      resolve({ status: response.statusCode ?? 0 });
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ error: explain(error) }));
    request.end(body);
  });
}

/** By its kind alone: a message of the network may name hosts of this one. */
function explain({ name, code }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || name === 'TimeoutError') return 'The receiver did not answer within ten seconds.';
  if (code === 'ECONNREFUSED') return 'The receiver refused the connection.';
  if (code?.startsWith('ERR_TLS') === true || code?.includes('CERT') === true)
    return `The certificate of the receiver is not valid (${code}).`;
  return `The receiver cannot be reached (${code ?? 'unknown'}).`;
}
