import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * Headers that collectors, command lines and browsers send by default. Proxies mark what they forward by headers of
 * many names, with new ones every year: any unknown header may be such a mark.
 */
const OF_CLIENTS =
  /^(?:host|connection|keep-alive|te|user-agent|accept|accept-(?:encoding|language|charset)|authorization|cookie|referer|origin|cache-control|pragma|dnt|priority|range|if-[a-z-]+|content-(?:type|length)|upgrade-insecure-requests|sec-(?:fetch|ch|gpc)[a-z-]*|x-prometheus-scrape-timeout-seconds)$/;

export type MetricsAccess = {
  readonly token: string | undefined;
  /** The public address of the service. */
  readonly publicUrl: string | undefined;
  /** Whether an address was configured as that of a proxy. */
  readonly isProxy: (address: string) => boolean;
};

/**
 * The holder of the token may; without one, this machine. A proxy on this machine makes everybody local, so a request
 * must also not look forwarded: no header that a client does not send, the name of this machine as its host, and no
 * HTTP/1.0, which proxies use by default and collectors do not. A proxy can be configured to mark nothing at all: if
 * the service's public name is not this machine's, or the address is a proxy's, forwarded requests cannot be
 * recognised, and only the token helps.
 */
export function mayReadMetrics(
  { headers, httpVersion, socket, url = '' }: IncomingMessage,
  bearer: string | undefined,
  { token, publicUrl, isProxy }: MetricsAccess,
): boolean {
  if (token !== undefined) return bearer !== undefined && isSame(bearer, token);
  const address = socket.remoteAddress ?? '';
  if (!LOOPBACK.test(address) || httpVersion === '1.0' || isProxy(address)) return false;
  // `GET http://service.example/metrics` is the form of a request to a proxy, and such an address overrides Host.
  if (!url.startsWith('/')) return false;
  if (publicUrl !== undefined && !LOCAL_HOST.test(new URL(publicUrl).host)) return false;
  return LOCAL_HOST.test(headers.host ?? '') && Object.keys(headers).every((name) => OF_CLIENTS.test(name));
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
