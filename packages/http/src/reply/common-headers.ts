import type { FastifyRequest } from 'fastify';

/** A year, for all names below: how long browsers remember a service that was once reached over TLS. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;
const NONE = {} as const;

/**
 * On every answer, whatever its content. Sent over plain HTTP, for example on localhost, it would bind every other
 * service there.
 */
export const transportHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? STRICT_TRANSPORT : NONE;

/** How a request may have come over TLS. */
export type Transport = {
  /** Whether the public address says so. */
  readonly isSecure: boolean;
  readonly isProxy: (address: string) => boolean;
};

/**
 * By the public address, or by a trusted proxy's statement about this request: read here, because Fastify does not
 * consult the proxy if it cannot parse the requested address.
 */
export function isOverTls({ raw }: FastifyRequest, { isSecure, isProxy }: Transport): boolean {
  const said = String(raw.headers['x-forwarded-proto'] ?? '').split(',');
  return isSecure || (said.at(-1)?.trim() === 'https' && isProxy(raw.socket.remoteAddress ?? ''));
}
