import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Db } from '../store/store.ts';
import { type PieceOwner, readPieces } from './packed-pieces.ts';

/** JSON from the store, as gzip bytes: it is passed on as stored. */
export type StoredContent = { readonly packed: AsyncIterable<Buffer> };

type Row = { readonly pieces: number | null; readonly text: string | null };

/** Not on the thread that answers requests. */
export const packAside: (text: string | Uint8Array) => Promise<Buffer> = promisify(gzip);

export const contentOf = (db: Db, owner: PieceOwner, { pieces, text }: Row): StoredContent => ({
  packed: pieces === null ? packLate(text ?? '') : readPieces(db, owner, pieces),
});

/** From an earlier version, which stored it as text. */
async function* packLate(text: string): AsyncGenerator<Buffer> {
  yield await packAside(text);
}
