import type { Store } from '../store/store.ts';
import { countPieces, insertPieces } from './packed-pieces.ts';
import { packAside } from './stored-content.ts';

/**
 * Compresses documents that an earlier version stored as text, before requests are accepted, because some of them are
 * large.
 */
export async function packStored(store: Store): Promise<void> {
  while (await packOne(store));
}

/** Several processes may start at once: each takes a different one. */
const packOne = (store: Store): Promise<boolean> =>
  store.transaction(async (tx) => {
    const found = await tx
      .selectFrom('schema_document')
      .select(['digest', 'document'])
      .where('document', 'is not', null)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (found === undefined) return false;
    const json = Buffer.from(found.document ?? '');
    const packed = await packAside(json);
    await tx
      .updateTable('schema_document')
      .set({ document: null, pieces: countPieces(packed), size_bytes: json.length })
      .where('digest', '=', found.digest)
      .execute();
    await insertPieces(tx, { table: 'schema_document_piece', id: found.digest }, packed);
    return true;
  });
