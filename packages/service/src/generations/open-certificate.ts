import { type Id, refuse } from '@rowloom/contract';
import { joinJson, type JoinedJson } from '../documents/joined-json.ts';
import { readPieces } from '../documents/packed-pieces.ts';
import { packAside } from '../documents/stored-content.ts';
import type { Db } from '../store/store.ts';

/** The certificate of a run, unread. */
export async function openCertificate(db: Db, id: Id<'generation'>): Promise<JoinedJson> {
  const row = await db
    .selectFrom('generation')
    .select(['certificate', 'certificate_pieces', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { certificate = null, certificate_pieces: pieces = null } = row ?? {};
  const head = { generation_id: id };
  if (pieces !== null) return joinJson(head, readPieces(db, { table: 'certificate_piece', id }, pieces));
  if (certificate !== null) return joinJson(head, packLate(certificate));
  throw refuse('not_found', `This generation has no certificate: it is ${row?.status ?? 'gone'}.`);
}

/** From an earlier version, which stored it as text. */
async function* packLate(text: string): AsyncGenerator<Buffer> {
  yield await packAside(text.slice(1, -1));
}
