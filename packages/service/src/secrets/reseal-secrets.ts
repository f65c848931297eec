import type { Log } from '../log.ts';
import type { KeyRing } from './key-ring.ts';
import { reseal } from './seal.ts';
import type { Db } from '../store/store.ts';

/**
 * After a new key was put first, secrets under older ones are sealed again, so that the older keys can be removed from
 * the ring. A secret that no key opens is reported: the key file was lost, or a key was removed too early.
 */
export async function resealSecrets(db: Db, ring: KeyRing, log: Log): Promise<void> {
  for (const table of ['connection', 'webhook'] as const) await resealTable(db, ring, log, table);
}

async function resealTable(db: Db, ring: KeyRing, log: Log, table: 'connection' | 'webhook'): Promise<void> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'secret'])
    .where('secret', 'not like', `v1.${ring[0].id}.%`)
    .execute();
  const closed: string[] = [];
  let sealed = 0;
  for (const { id, secret } of rows) {
    const context = { table, id };
    let anew: string | undefined;
    try {
      anew = reseal(ring, secret, context);
    } catch {
      closed.push(id);
      continue;
    }
    if (anew === undefined) continue;
    // A person who changed the connection meanwhile has sealed it with the first key themselves.
    await db.updateTable(table).set({ secret: anew }).where('id', '=', id).where('secret', '=', secret).execute();
    sealed++;
  }
  if (sealed > 0) log.info({ [`${table}s`]: sealed }, 'secrets were sealed again by the first key');
  if (closed.length > 0)
    log.warn(
      { [`${table}s`]: closed.length },
      `secrets of ${table}s were sealed by a key that is not in ROWLOOM_SECRET_KEY or the key file: what needs them will fail`,
    );
}
