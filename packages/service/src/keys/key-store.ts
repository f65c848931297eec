import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import { makeId } from '../ids/make-id.ts';
import type { Db, Tx } from '../store/store.ts';
import { KEY_COLUMNS, type KeyRow, MAX_KEYS } from './key.ts';

const now = sql<Date>`now()`;

/** Neither revoked nor expired, newest first; at most as many as a user may have. */
export const listActiveKeys = (db: Db, userId: Id<'user'>): Promise<readonly KeyRow[]> =>
  db
    .selectFrom('api_key')
    .select(KEY_COLUMNS)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(MAX_KEYS)
    .execute();

export function insertKey(
  tx: Tx,
  key: {
    readonly userId: Id<'user'>;
    readonly name: string;
    readonly prefix: string;
    readonly hash: string;
    readonly expiresAt: Date | null;
  },
): Promise<KeyRow> {
  return tx
    .insertInto('api_key')
    .values({
      id: makeId('key'),
      user_id: key.userId,
      name: key.name,
      prefix: key.prefix,
      hash: key.hash,
      expires_at: key.expiresAt,
    })
    .returning(KEY_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Undefined for a key of someone else, or a revoked, expired or invented one. */
export function revokeKey(
  tx: Tx,
  key: { readonly userId: Id<'user'>; readonly id: Id<'key'> },
): Promise<KeyRow | undefined> {
  return tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning(KEY_COLUMNS)
    .executeTakeFirst();
}

/** Whether any of the user's organizations is on a tier with API keys. */
export async function mayHoldKeys(db: Db, userId: Id<'user'>): Promise<boolean> {
  const found = await db
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .innerJoin('tier', 'tier.name', 'organization.tier')
    .select('organization.id')
    .where('organization_member.user_id', '=', userId)
    .where('tier.api_access', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
