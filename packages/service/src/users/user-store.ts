import { type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { makeId } from '../ids/make-id.ts';
import type { Db, Tx } from '../store/store.ts';
import { USER_COLUMNS, type UserRow } from './user.ts';

/** Whoever may sign in: neither disabled nor removed. */
const activeUsers = (db: Db) =>
  db.selectFrom('app_user').select(USER_COLUMNS).where('disabled_at', 'is', null).where('deleted_at', 'is', null);

export const findActiveUser = (db: Db, id: Id<'user'>): Promise<UserRow | undefined> =>
  activeUsers(db).where('id', '=', id).executeTakeFirst();

export const findActiveUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  activeUsers(db).where('email_key', '=', sameEmail(email)).executeTakeFirst();

/** The lowercase of the store itself, since it made the keys. */
export const sameEmail = (email: string) => sql<string>`lower(${email})`;

/**
 * The account as it is now, held until the transaction ends: it is neither changed nor disabled nor removed meanwhile.
 * Undefined when it may not sign in any more, or when its password is no longer the one that was compared.
 */
export function holdUser(tx: Tx, seen: Pick<UserRow, 'id' | 'password_hash'>): Promise<UserRow | undefined> {
  return activeUsers(tx)
    .where('id', '=', seen.id)
    .where('password_hash', 'is not distinct from', seen.password_hash)
    .forShare()
    .executeTakeFirst();
}

export type NewUser = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly operator: boolean;
  readonly oidc?: { readonly issuer: string; readonly subject: string };
};

export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const inserted = await tx
    .insertInto('app_user')
    .values({
      id: makeId('user'),
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      operator: user.operator,
      oidc_issuer: user.oidc?.issuer ?? null,
      oidc_subject: user.oidc?.subject ?? null,
    })
    // Without an error the transaction goes on; the one that was first may be another process's.
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  if (inserted === undefined)
    throw refuse('already_exists', 'An account with this e-mail address exists already. Sign in instead.');
  return inserted;
}

/** The organizations of a user: into the chain of each go the events about them. */
export async function organizationsOf(db: Db, userId: Id<'user'>): Promise<readonly Id<'organization'>[]> {
  const rows = await db
    .selectFrom('organization_member')
    .select('organization_id')
    .where('user_id', '=', userId)
    .orderBy('organization_id')
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}
