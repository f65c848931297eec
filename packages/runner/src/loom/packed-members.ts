import { gzipSync } from 'node:zlib';

/**
 * Members of a JSON object without its braces, packed by gzip, in base64: whoever answers a request with them puts its own
 * before, and reads none of these. Of a large schema they are megabytes.
 */
export type PackedMembers = { readonly packed: string };

/** For processes that nobody waits for. There must be a member. */
export function packMembers(members: Readonly<Record<string, unknown>>): PackedMembers {
  return { packed: gzipSync(JSON.stringify(members).slice(1, -1)).toString('base64') };
}
