import { gunzipSync, gzipSync } from 'node:zlib';
import { canonicalJson, canonicalSchema, type SchemaDocument } from '@rowloom/engine';

/** A schema as its canonical JSON, packed by gzip, in base64: what a process that serves requests hands on unread. */
export type PackedSchema = { readonly packed: string };

/** A schema on its way to another process: one that is at hand as it is, one from the store as it lies there. */
export type SchemaParcel = SchemaDocument | PackedSchema;

/** For processes that nobody waits for: a large schema takes a second. */
export function packSchema(schema: SchemaDocument): PackedSchema & { readonly bytes: number } {
  const json = Buffer.from(canonicalJson(canonicalSchema(schema)));
  return { packed: gzipSync(json).toString('base64'), bytes: json.length };
}

/** It was checked before it was packed. */
export const openParcel = (parcel: SchemaParcel): SchemaDocument =>
  'packed' in parcel
    ? (JSON.parse(gunzipSync(Buffer.from(parcel.packed, 'base64')).toString()) as SchemaDocument)
    : parcel;
