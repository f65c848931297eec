import { gzipSync } from 'node:zlib';

/**
 * Members of a JSON object without its braces, compressed with gzip, in base64: an answer to a request prepends its own
 * members without reading these. For a large schema they are megabytes.
 */
export type PackedMembers = { readonly packed: string };

/** For background processes. There must be a member. */
export function packMembers(members: Readonly<Record<string, unknown>>): PackedMembers {
  return { packed: gzipSync(JSON.stringify(members).slice(1, -1)).toString('base64') };
}
