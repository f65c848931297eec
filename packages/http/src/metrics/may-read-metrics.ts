import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * What collectors, command lines and browsers send of themselves. Proxies mark what they forward by headers of many names,
 * to which new ones are added every year: whatever is not known here may be such a mark.
 */
const OF_CLIENTS =
  /^(?:host|connection|keep-alive|te|user-agent|accept|accept-(?:encoding|language|charset)|authorization|cookie|referer|origin|cache-control|pragma|dnt|priority|range|if-[a-z-]+|content-(?:type|length)|upgrade-insecure-requests|sec-(?:fetch|ch|gpc)[a-z-]*|x-prometheus-scrape-timeout-seconds)$/;

export type MetricsAccess = {
  readonly token: string | undefined;
  /** Where people reach the service. */
  readonly publicUrl: string | undefined;
  /** Whether an address was named as that of a proxy. */
  readonly isProxy: (address: string) => boolean;
};

/**
 * Whoever holds the token may; where there is none, this machine. A proxy on this machine makes everybody local, so a
 * request must also look like none that was forwarded: no header that a client does not send, the name of this machine as
 * its host, and no HTTP/1.0, which proxies speak unless told otherwise, and collectors do not. A proxy can be told to mark
 * nothing at all: where the service is reached by another name than this machine's, or the address is a proxy's, nothing
 * tells a forwarded request from another, and only the token helps.
 */
export function mayReadMetrics(
  { headers, httpVersion, socket, url = '' }: IncomingMessage,
  bearer: string | undefined,
  { token, publicUrl, isProxy }: MetricsAccess,
): boolean {
  if (token !== undefined) return bearer !== undefined && isSame(bearer, token);
  const address = socket.remoteAddress ?? '';
  if (!LOOPBACK.test(address) || httpVersion === '1.0' || isProxy(address)) return false;
  // `GET http://service.example/metrics` is how a proxy is asked, and such an address says more than Host does.
  if (!url.startsWith('/')) return false;
  if (publicUrl !== undefined && !LOCAL_HOST.test(new URL(publicUrl).host)) return false;
  return LOCAL_HOST.test(headers.host ?? '') && Object.keys(headers).every((name) => OF_CLIENTS.test(name));
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
