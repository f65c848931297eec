import type { Db, Tx } from '../store/store.ts';

/** Bytes of a piece: reading one blocks a process for only a few milliseconds, on any store. */
const PIECE = 128 * 1024;

type PieceTable = {
  readonly schema_document_piece: { readonly key: 'digest' };
  readonly certificate_piece: { readonly key: 'generation_id' };
  readonly export_piece: { readonly key: 'export_id' };
};

const KEYS: { readonly [Table in keyof PieceTable]: PieceTable[Table]['key'] } = {
  schema_document_piece: 'digest',
  certificate_piece: 'generation_id',
  export_piece: 'export_id',
};

export type PieceOwner = { readonly table: keyof PieceTable; readonly id: string };

export const countPieces = (packed: Buffer): number => Math.ceil(packed.length / PIECE);

export async function insertPieces(tx: Tx, { table, id }: PieceOwner, packed: Buffer): Promise<void> {
  for (let number = 0; number * PIECE < packed.length; number++) {
    const bytes = packed.subarray(number * PIECE, (number + 1) * PIECE);
    if (table === 'export_piece') await tx.insertInto(table).values({ export_id: id, number, bytes }).execute();
    else if (table === 'certificate_piece')
      await tx.insertInto(table).values({ generation_id: id, number, bytes }).execute();
    else await tx.insertInto(table).values({ digest: id, number, bytes }).execute();
  }
}

/** One after the other, as fast as they are consumed. */
export async function* readPieces(db: Db, { table, id }: PieceOwner, pieces: number): AsyncGenerator<Buffer> {
  for (let number = 0; number < pieces; number++) {
    const { bytes } = await db
      .selectFrom(table)
      .select('bytes')
      .where(KEYS[table] as 'digest', '=', id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    yield bytes;
  }
}
