import type { FastifyRequest } from 'fastify';

/** The address without its query, as it was sent. */
export function pathOf({ url }: FastifyRequest): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** The same as the router reads it; what cannot be decoded stays as it is. */
export function decodedPathOf(request: FastifyRequest): string {
  const path = pathOf(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
