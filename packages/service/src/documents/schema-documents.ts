import { canonicalJson, canonicalSchema } from '@rowloom/engine';
import type { PackedSchema, SchemaParcel } from '@rowloom/runner';
import type { Db, Tx } from '../store/store.ts';
import { countPieces, insertPieces } from './packed-pieces.ts';
import { contentOf, packAside, type StoredContent } from './stored-content.ts';

/** Stores a document under its digest, once however often it is captured or used by runs, and returns the digest. */
export async function saveDocument(tx: Tx, parcel: SchemaParcel, digest: string): Promise<string> {
  const known = await tx.selectFrom('schema_document').select('digest').where('digest', '=', digest).executeTakeFirst();
  if (known !== undefined) return digest;
  const { packed, bytes } = await packedOf(parcel);
  const saved = await tx
    .insertInto('schema_document')
    .values({ digest, pieces: countPieces(packed), size_bytes: bytes })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst();
  if (saved !== undefined) await insertPieces(tx, { table: 'schema_document_piece', id: digest }, packed);
  return digest;
}

/** The document of a digest that the store references, for another process to decompress. */
export async function readDocument(db: Db, digest: string): Promise<PackedSchema> {
  const pieces: Buffer[] = [];
  for await (const piece of (await openDocument(db, digest)).packed) pieces.push(piece);
  return { packed: Buffer.concat(pieces).toString('base64') };
}

/** The same for the requester. */
export async function openDocument(db: Db, digest: string): Promise<StoredContent> {
  const { document, pieces } = await db
    .selectFrom('schema_document')
    .select(['document', 'pieces'])
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return contentOf(db, { table: 'schema_document_piece', id: digest }, { pieces, text: document });
}

async function packedOf(parcel: SchemaParcel): Promise<{ readonly packed: Buffer; readonly bytes: number }> {
  if ('packed' in parcel) {
    const packed = Buffer.from(parcel.packed, 'base64');
    return { packed, bytes: unpackedSize(packed) };
  }
  // A shipped one: a few kilobytes.
  const json = Buffer.from(canonicalJson(canonicalSchema(parcel)));
  return { packed: await packAside(json), bytes: json.length };
}

/** In the last four bytes of a gzip file. */
const unpackedSize = (packed: Buffer): number => packed.readUInt32LE(packed.length - 4);
