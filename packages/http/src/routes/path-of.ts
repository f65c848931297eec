import type { FastifyRequest } from 'fastify';

const SLASH = 0x2f;

/** The address without its query, as sent; proxies may send it with scheme and host, which the router ignores too. */
export function pathOf({ url }: FastifyRequest): string {
  const local = url.charCodeAt(0) === SLASH ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const end = local.search(/[?#]/);
  return end === -1 ? local : local.slice(0, end);
}

/** The same as the router reads it; invalid escapes stay as they are. */
export function decodedPathOf(request: FastifyRequest): string {
  const path = pathOf(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
