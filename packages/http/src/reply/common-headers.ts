import type { FastifyRequest } from 'fastify';

/** A year, for all names below: what browsers remember of a service that was reached by TLS once. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;
const NONE = {} as const;

/** On every answer, whatever comes of it. Told over plain HTTP, on localhost say, it would bind every other service there. */
export const transportHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? STRICT_TRANSPORT : NONE;

/** How a request may have come over TLS. */
export type Transport = {
  /** Whether the address that people use says so. */
  readonly isSecure: boolean;
  readonly isProxy: (address: string) => boolean;
};

/**
 * By the address that people use, or by what a trusted proxy says of this request: read here, since Fastify does not look
 * for a proxy where it cannot read the address that was asked for.
 */
export function isOverTls({ raw }: FastifyRequest, { isSecure, isProxy }: Transport): boolean {
  const said = String(raw.headers['x-forwarded-proto'] ?? '').split(',');
  return isSecure || (said.at(-1)?.trim() === 'https' && isProxy(raw.socket.remoteAddress ?? ''));
}
