import { sql } from 'kysely';
import { allowLong } from '../store/allow-long.ts';
import type { Store } from '../store/store.ts';

/**
 * Removes unreferenced documents, and returns their number. Recent ones stay: a request may be about to reference them.
 */
export async function sweepDocuments(store: Store): Promise<number> {
  return store.transaction(async (tx) => {
    await allowLong(store, tx);
    const { rows } = await sql<{ digest: string }>`
    delete from schema_document d where d.created_at < now() - interval '1 day'
      and not exists (select from template t where t.digest = d.digest)
      and not exists (select from snapshot s where s.digest = d.digest)
      and not exists (select from generation g where g.schema_digest = d.digest)
      and not exists (select from run_approval a where a.resolved->>'schema_digest' = d.digest)
    returning digest`.execute(tx);
    return rows.length;
  });
}
