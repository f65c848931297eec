import { gunzipSync, gzipSync } from 'node:zlib';
import { canonicalJson, canonicalSchema, type SchemaDocument } from '@rowloom/engine';

/** A schema as its canonical JSON, compressed with gzip, in base64: processes that serve requests pass it on unread. */
export type PackedSchema = { readonly packed: string };

/** A schema on its way to another process: as an object, or as stored. */
export type SchemaParcel = SchemaDocument | PackedSchema;

/** For background processes: a large schema takes a second. */
export function packSchema(schema: SchemaDocument): PackedSchema & { readonly bytes: number } {
  const json = Buffer.from(canonicalJson(canonicalSchema(schema)));
  return { packed: gzipSync(json).toString('base64'), bytes: json.length };
}

/** It was checked before compression. */
export const openParcel = (parcel: SchemaParcel): SchemaDocument =>
  'packed' in parcel
    ? (JSON.parse(gunzipSync(Buffer.from(parcel.packed, 'base64')).toString()) as SchemaDocument)
    : parcel;
