import { canonicalJson, canonicalSchema, type SchemaDocument, schemaDigest } from '@rowloom/engine';
import type { Db, Tx } from '../store/store.ts';

/** Keeps a document under its digest, once however often it is captured or run from, and answers the digest. */
export async function saveDocument(
  tx: Tx,
  document: SchemaDocument,
  digest: string = schemaDigest(document),
): Promise<string> {
  await tx
    .insertInto('schema_document')
    .values({ digest, document: canonicalJson(canonicalSchema(document)) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
  return digest;
}

/** The document under a digest that something of the store names. */
export async function readDocument(db: Db, digest: string): Promise<SchemaDocument> {
  const { document } = await db
    .selectFrom('schema_document')
    .select('document')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return parseStored(document);
}

/** It was checked before it was stored. */
export const parseStored = (document: string): SchemaDocument => JSON.parse(document) as SchemaDocument;
