import type { Id, OrganizationRole } from '@rowloom/contract';
import { CompiledQuery } from 'kysely';
import { hashApiKey, looksLikeApiKey } from '../keys/api-key.ts';
import { prepared } from '../store/prepared.ts';
import type { Db } from '../store/store.ts';
import type { Caller, Membership, Origin } from './caller.ts';
import { storeNow } from '../store/store-clock.ts';

export type Authenticate = (token: string, origin: Origin) => Promise<Caller | undefined>;

/** Reads an access token without a query: its user and session, if it is genuine and valid. */
export type VerifyAccessToken = (
  token: string,
) => Promise<{ readonly userId: string; readonly sessionId: string } | undefined>;

type MembershipRow = readonly [string, OrganizationRole, boolean, boolean];

type CallerRow = {
  readonly user_id: Id<'user'>;
  readonly operator: boolean;
  readonly memberships: readonly MembershipRow[];
};

type KeyRow = CallerRow & { readonly key_id: Id<'key'>; readonly prefix: string; readonly is_stale: boolean };

// User, memberships and tiers in one query, compiled once: every request pays for it.
const CALLER_COLUMNS = `u.id as user_id, u.operator,
  (select coalesce(json_agg(json_build_array(m.organization_id, m.role, o.suspended_at is not null, t.api_access)), '[]')
   from organization_member m join organization o on o.id = m.organization_id join tier t on t.name = o.tier
   where m.user_id = u.id) as memberships`;

const BY_KEY = prepared(`select ${CALLER_COLUMNS}, k.id as key_id, k.prefix,
  coalesce(k.last_used_at < now() - interval '1 minute', true) as is_stale
from api_key k join app_user u on u.id = k.user_id
where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
  and u.disabled_at is null and u.deleted_at is null`);

const BY_SESSION = prepared(`select ${CALLER_COLUMNS}
from session s join app_user u on u.id = s.user_id
where s.id = $1 and u.id = $2 and s.ended_at is null and s.expires_at > now()
  and u.disabled_at is null and u.deleted_at is null`);

/**
 * From a bearer token to the caller, or undefined whatever is wrong with it. Nothing is cached between requests: a
 * revoked key, an ended session or a removed role takes effect with the next request.
 */
export function makeAuthenticate(db: Db, verifyAccessToken: VerifyAccessToken): Authenticate {
  return (token, origin) =>
    looksLikeApiKey(token) ? callerOfKey(db, token, origin) : callerOfSession(db, verifyAccessToken, token, origin);
}

async function callerOfKey(db: Db, token: string, origin: Origin): Promise<Caller | undefined> {
  // A malformed one is looked up as well, so that all bad keys take the same time.
  const { rows } = await db.executeQuery<KeyRow>(CompiledQuery.raw(BY_KEY, [hashApiKey(token)]));
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.is_stale) void noteUse(db, row.key_id);
  return { ...callerOf(row, origin), via: 'api_key', keyId: row.key_id, keyPrefix: row.prefix };
}

async function callerOfSession(
  db: Db,
  verify: VerifyAccessToken,
  token: string,
  origin: Origin,
): Promise<Caller | undefined> {
  const named = await verify(token);
  if (named === undefined) return undefined;
  const { rows } = await db.executeQuery<CallerRow>(CompiledQuery.raw(BY_SESSION, [named.sessionId, named.userId]));
  const [row] = rows;
  return row === undefined ? undefined : { ...callerOf(row, origin), via: 'session', sessionId: named.sessionId };
}

const callerOf = ({ user_id, operator, memberships }: CallerRow, origin: Origin) => ({
  userId: user_id,
  operator,
  origin,
  memberships: new Map<string, Membership>(
    memberships.map(([id, role, suspended, apiAccess]) => [id, { role, suspended, apiAccess }]),
  ),
});

/** Once a minute is enough for people; a failure must not fail a request. */
async function noteUse(db: Db, id: Id<'key'>): Promise<void> {
  try {
    await db.updateTable('api_key').set({ last_used_at: storeNow() }).where('id', '=', id).execute();
  } catch {
    // The next request tries again.
  }
}
