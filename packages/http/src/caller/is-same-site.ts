import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that may rely on a cookie comes from our own pages, or from no page at all. The cookie is
 * SameSite=Strict; this check also covers a neighbour on the same site, or on another port of localhost.
 */
export function isSameSite(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `http://${host}` || origin === `https://${host}`;
}
