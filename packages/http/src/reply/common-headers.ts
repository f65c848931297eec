import type { FastifyRequest } from 'fastify';

/** A year, for all names below: what browsers remember of a service that was reached by TLS once. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;
const NONE = {} as const;

/** On every answer, whatever comes of it. Told over plain HTTP, on localhost say, it would bind every other service there. */
export const transportHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? STRICT_TRANSPORT : NONE;

/** By the address that people use, or by what a trusted proxy says of this request. */
export const isOverTls = (request: FastifyRequest, isSecure: boolean): boolean =>
  isSecure || request.protocol === 'https';
