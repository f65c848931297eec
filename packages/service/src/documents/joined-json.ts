import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** JSON of which only the beginning is made here; the rest is passed on unread. */
export type JoinedJson = { readonly json: AsyncIterable<string | Buffer> };

const CHUNK = 64 * 1024;

/** An object of the members of `head` (at least one) and compressed members, if any. */
export const joinJson = (head: object, packed?: string | AsyncIterable<Buffer>): JoinedJson => ({
  json:
    packed === undefined
      ? whole(head)
      : join(head, typeof packed === 'string' ? [Buffer.from(packed, 'base64')] : packed),
});

async function* whole(head: object): AsyncGenerator<string> {
  yield JSON.stringify(head);
}

async function* join(head: object, packed: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(head).slice(0, -1)},`;
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // A failure on the way fails the reader.
  pipeline(Readable.from(packed, { objectMode: false }), unpacked, () => undefined);
  yield* unpacked as AsyncIterable<Buffer>;
  yield '}';
}
