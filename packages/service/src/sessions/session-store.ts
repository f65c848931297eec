import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import { makeId } from '../ids/make-id.ts';
import type { Db, Tx } from '../store/store.ts';
import { ROTATION_GRACE_SECONDS, SESSION_DAYS, type SignInOrigin } from './session.ts';

const LONGEST_USER_AGENT = 300;

const untilExpiry = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`;

/** Opens a session whose first refresh token has this hash. */
export async function insertSession(
  tx: Tx,
  session: { readonly userId: Id<'user'>; readonly tokenHash: string; readonly origin: SignInOrigin },
): Promise<Id<'session'>> {
  const id = makeId('session');
  await tx
    .insertInto('session')
    .values({
      id,
      user_id: session.userId,
      expires_at: untilExpiry,
      ip: session.origin.ip,
      user_agent: session.origin.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    })
    .execute();
  await tx.insertInto('refresh_token').values({ hash: session.tokenHash, session_id: id }).execute();
  return id;
}

/** Exactly one of many who bring the same token rotates it; undefined for the others, and for an expired token. */
export async function rotateToken(
  tx: Tx,
  hash: string,
  successorHash: string,
): Promise<{ readonly sessionId: Id<'session'> } | undefined> {
  const rotated = await tx
    .updateTable('refresh_token')
    .from('session')
    .set({ rotated_at: sql<Date>`now()` })
    .whereRef('session.id', '=', 'refresh_token.session_id')
    .where('refresh_token.hash', '=', hash)
    .where('refresh_token.rotated_at', 'is', null)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .returning('refresh_token.session_id')
    .executeTakeFirst();
  if (rotated === undefined) return undefined;
  await tx.insertInto('refresh_token').values({ hash: successorHash, session_id: rotated.session_id }).execute();
  return { sessionId: rotated.session_id };
}

/** Extends an open session; undefined if it was ended meanwhile. */
export async function prolongSession(tx: Tx, id: Id<'session'>): Promise<Id<'user'> | undefined> {
  const session = await tx
    .updateTable('session')
    .set({ refreshed_at: sql<Date>`now()`, expires_at: untilExpiry })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return session?.user_id;
}

export type FoundToken = {
  readonly session_id: Id<'session'>;
  readonly user_id: Id<'user'>;
  readonly just_rotated: boolean;
};

/** A token of an open session that was rotated before. */
export const findRotatedToken = (db: Db, hash: string): Promise<FoundToken | undefined> =>
  db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select([
      'refresh_token.session_id',
      'session.user_id',
      sql<boolean>`refresh_token.rotated_at > now() - make_interval(secs => ${ROTATION_GRACE_SECONDS})`.as(
        'just_rotated',
      ),
    ])
    .where('refresh_token.hash', '=', hash)
    .where('refresh_token.rotated_at', 'is not', null)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Which of these hashes is a token of the session. */
export async function findTokenHash(
  db: Db,
  sessionId: Id<'session'>,
  hashes: readonly string[],
): Promise<string | undefined> {
  const found = await db
    .selectFrom('refresh_token')
    .select('hash')
    .where('session_id', '=', sessionId)
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return found?.hash;
}

/** Where sessions of users were opened from, including ended ones. */
export async function addressesOf(db: Db, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('session')
    .select('ip')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('ip', 'is not', null)
    .execute();
  return rows.flatMap(({ ip }) => (ip === null ? [] : [ip]));
}

export type EndReason =
  | 'logout'
  | 'password_changed'
  | 'reuse'
  | 'disabled'
  | 'deleted'
  | 'operator'
  | 'linked'
  | 'address_released';

/** Ends one session, or with only `userId` all of a user; returns how many were open. */
export async function endSessions(
  tx: Tx,
  which: { readonly userId: Id<'user'>; readonly sessionId?: Id<'session'> },
  because: EndReason,
): Promise<number> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()`, ended_because: because })
    .where('user_id', '=', which.userId)
    .$if(which.sessionId !== undefined, (query) => query.where('id', '=', which.sessionId ?? ''))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}
