import { randomBytes } from 'node:crypto';
import { canonicalJson, canonicalSchema, schemaDigest, type SchemaDocument } from '@rowloom/engine';
import { findPack } from '@rowloom/packs';
import { openParcel, packSchema } from '@rowloom/runner';
import { expect, test } from 'vitest';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { packStored } from './pack-stored.ts';
import { openDocument, readDocument, saveDocument } from './schema-documents.ts';
import { unpackSchema } from './unpack.fixture.ts';

const blog = findPack('blog')?.schema;

/** Incompressible content: a comment of random letters. */
function makeNoise(bytes: number): SchemaDocument {
  if (blog === undefined) throw new Error('There is no blog.');
  return {
    ...blog,
    tables: blog.tables.map((table) => ({ ...table, comment: randomBytes(bytes).toString('base64') })),
  };
}

describeSomeStore('schema documents', (given) => {
  test('a document of many pieces is returned unchanged, compressed and uncompressed', async () => {
    const schema = makeNoise(100_000);
    const digest = schemaDigest(schema);
    for (let count = 0; count < 2; count++)
      await given.store.transaction((tx) => saveDocument(tx, packSchema(schema), digest));
    const { pieces, size_bytes: size } = await given.store.db
      .selectFrom('schema_document')
      .select(['pieces', 'size_bytes'])
      .where('digest', '=', digest)
      .executeTakeFirstOrThrow();
    expect(pieces).toBeGreaterThan(3);
    expect(size).toBe(Buffer.byteLength(canonicalJson(canonicalSchema(schema))));
    const kept = JSON.parse(canonicalJson(canonicalSchema(schema))) as unknown;
    expect(openParcel(await readDocument(given.store.db, digest))).toEqual(kept);
    expect(await unpackSchema(await openDocument(given.store.db, digest))).toEqual(kept);
  });

  test('a document that an earlier version stored as text is read, and compressed when the service opens', async () => {
    const schema = makeNoise(2000);
    const digest = schemaDigest(schema);
    const document = canonicalJson(canonicalSchema(schema));
    await given.store.db.insertInto('schema_document').values({ digest, document }).execute();
    const before = await unpackSchema(await openDocument(given.store.db, digest));
    await packStored(given.store);
    const row = given.store.db.selectFrom('schema_document').selectAll().where('digest', '=', digest);
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      document: null,
      size_bytes: Buffer.byteLength(document),
    });
    expect(await unpackSchema(await openDocument(given.store.db, digest))).toEqual(before);
    expect(before).toEqual(JSON.parse(document));
  });
});
