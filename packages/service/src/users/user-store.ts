import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import { makeId } from '../ids/make-id.ts';
import type { Db, Tx } from '../store/store.ts';
import type { EmailClaim } from '../store/column-types.ts';
import { USER_COLUMNS, type UserRow } from './user.ts';

/** Accounts that may sign in: neither disabled nor removed. */
const activeUsers = (db: Db) =>
  db.selectFrom('app_user').select(USER_COLUMNS).where('disabled_at', 'is', null).where('deleted_at', 'is', null);

export const findActiveUser = (db: Db, id: Id<'user'>): Promise<UserRow | undefined> =>
  activeUsers(db).where('id', '=', id).executeTakeFirst();

/** Each costs every sign-in the comparison of a password. */
const MAX_CLAIMS = 8;
/** A reader of a mail to the address is compared with more: nobody else can cause that work. */
const MAX_CLAIMS_BY_MAIL = 64;

/**
 * Accounts that may sign in with an address: the one that proved it, then those that claim it. There may be many, and
 * only some are compared: first those that were signed in to from the request's network address, so that others who
 * claim their address cannot lock them out there.
 */
export const findClaims = (db: Db, email: string, from: string | null = null): Promise<readonly UserRow[]> =>
  claimsOf(db, email, from).orderBy('created_at').orderBy('id').limit(MAX_CLAIMS).execute();

/**
 * The candidates for the reader of a mail to an address: the newest of them first, because others may have claimed it
 * before.
 */
export const findMailClaims = (db: Db, email: string, from: string | null): Promise<readonly UserRow[]> =>
  claimsOf(db, email, from).orderBy('created_at', 'desc').orderBy('id').limit(MAX_CLAIMS_BY_MAIL).execute();

const claimsOf = (db: Db, email: string, from: string | null) =>
  activeUsers(db)
    .where('email_key', '=', sameEmail(email))
    .orderBy(sql`email_verified_at is null`)
    .orderBy(sql`not exists (select from session s where s.user_id = app_user.id and s.ip = ${from}::text)`);

/** Serialises all who claim or prove one address, until the transaction ends. */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('email ' || lower(${email}), 0))`.execute(tx);
}

/** The store's own lowercase, because it made the keys. */
export const sameEmail = (email: string) => sql<string>`lower(${email})`;

/**
 * The current account, held until the transaction ends: it is neither changed nor disabled nor removed meanwhile.
 * Undefined if it may not sign in any more, or if its password has changed since it was compared.
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

/** The caller has ensured that nobody else has the address, or that others may claim it as well. */
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

/** The organizations of a user, whose chains get the events about them. */
export async function organizationsOf(db: Db, userId: Id<'user'>): Promise<readonly Id<'organization'>[]> {
  const rows = await db
    .selectFrom('organization_member')
    .select('organization_id')
    .where('user_id', '=', userId)
    .orderBy('organization_id')
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}
