import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** JSON of which only the beginning was made here; the rest is handed on unread. */
export type JoinedJson = { readonly json: AsyncIterable<string | Buffer> };

const CHUNK = 64 * 1024;

/** An object of what `head` holds, of which there is something, and of packed members where there are any. */
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
  // What fails on the way fails whoever reads it.
  pipeline(Readable.from(packed, { objectMode: false }), unpacked, () => undefined);
  yield* unpacked as AsyncIterable<Buffer>;
  yield '}';
}
