import { gunzipSync } from 'node:zlib';
import type { SchemaDocument } from '@rowloom/engine';
import type { JoinedJson } from './joined-json.ts';
import type { StoredContent } from './stored-content.ts';

/** The compressed content, as text. */
export const unpack = (packed: string | undefined): string =>
  gunzipSync(Buffer.from(packed ?? '', 'base64')).toString();

/** A schema returned by the store. */
export async function unpackSchema(content: SchemaDocument | StoredContent): Promise<SchemaDocument> {
  if (!('packed' in content)) return content;
  const pieces: Buffer[] = [];
  for await (const piece of content.packed) pieces.push(piece);
  return JSON.parse(gunzipSync(Buffer.concat(pieces)).toString()) as SchemaDocument;
}

/** What the requester reads. */
export async function readJoined({ json }: JoinedJson): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of json) pieces.push(Buffer.from(piece));
  return JSON.parse(Buffer.concat(pieces).toString());
}
