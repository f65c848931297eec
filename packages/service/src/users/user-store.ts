import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import { makeId } from '../ids/make-id.ts';
import type { Db, Tx } from '../store/store.ts';
import type { EmailClaim } from '../store/column-types.ts';
import { USER_COLUMNS, type UserRow } from './user.ts';

/** Whoever may sign in: neither disabled nor removed. */
const activeUsers = (db: Db) =>
  db.selectFrom('app_user').select(USER_COLUMNS).where('disabled_at', 'is', null).where('deleted_at', 'is', null);

export const findActiveUser = (db: Db, id: Id<'user'>): Promise<UserRow | undefined> =>
  activeUsers(db).where('id', '=', id).executeTakeFirst();

/** Each costs every sign-in the comparison of a password. */
const MAX_CLAIMS = 8;
/** Whoever has read the mail that went to an address is compared with more: nobody else makes that work. */
const MAX_CLAIMS_BY_MAIL = 64;

/**
 * Those who may sign in with an address: whoever proved it, then those who claim it. Many may, and only some are compared:
 * those first that were signed in to from where the request comes, so that nobody is shut out there by others who claim
 * their address.
 */
export const findClaims = (db: Db, email: string, from: string | null = null): Promise<readonly UserRow[]> =>
  claimsOf(db, email, from).orderBy('created_at').orderBy('id').limit(MAX_CLAIMS).execute();

/** Those among whom the reader of a mail to an address is: the newest of them first, since others claimed before. */
export const findMailClaims = (db: Db, email: string, from: string | null): Promise<readonly UserRow[]> =>
  claimsOf(db, email, from).orderBy('created_at', 'desc').orderBy('id').limit(MAX_CLAIMS_BY_MAIL).execute();

const claimsOf = (db: Db, email: string, from: string | null) =>
  activeUsers(db)
    .where('email_key', '=', sameEmail(email))
    .orderBy(sql`email_verified_at is null`)
    .orderBy(sql`not exists (select from session s where s.user_id = app_user.id and s.ip = ${from}::text)`);

/** Puts all who claim or prove one address in sequence, until the transaction ends. */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('email ' || lower(${email}), 0))`.execute(tx);
}

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
  readonly claimedBy: EmailClaim;
  /** Proved already: then nobody else may have it, or claim it. */
  readonly isProved: boolean;
  readonly oidc?: { readonly issuer: string; readonly subject: string };
};

/** The caller has seen to it that nobody else has the address, or that others may claim it as well. */
export function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  return tx
    .insertInto('app_user')
    .values({
      id: makeId('user'),
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      operator: user.operator,
      claimed_by: user.claimedBy,
      email_verified_at: user.isProved ? sql<Date>`now()` : null,
      oidc_issuer: user.oidc?.issuer ?? null,
      oidc_subject: user.oidc?.subject ?? null,
    })
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
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
