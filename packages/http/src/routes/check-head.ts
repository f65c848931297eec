import type { IncomingMessage } from 'node:http';
import { refuse } from '@rowloom/contract';

const CONTINUE = /^100-continue$/i;

/**
 * HTTP's requirements on the head of a request, which Node would refuse without a message. Checked after the
 * credential.
 */
export function checkHead(request: IncomingMessage): void {
  const hosts = countHosts(request.rawHeaders);
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0'))
    throw refuse('invalid_request', 'A request of HTTP/1.1 has exactly one Host header.');
  const { expect } = request.headers;
  if (expect !== undefined && !CONTINUE.test(expect)) throw refuse('expectation_failed');
}

/** Node shows only the first of several. */
function countHosts(raw: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
