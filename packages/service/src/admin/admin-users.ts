import { type AdminUpdateUser, type AdminUser, type EndedSessions, type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page } from '../lists/page.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { Db, Tx } from '../store/store.ts';
import { proveEmail } from '../users/prove-email.ts';
import { organizationsOf } from '../users/user-store.ts';
import type { SearchQuery } from './admin-organizations.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { authoriseOperator, lockOperators } from './authorise-operator.ts';
import { storeNow } from '../store/store-clock.ts';

type UserRow = Omit<AdminUser, 'disabled' | 'disabled_at' | 'created_at' | 'email_verified'> & {
  readonly email_verified_at: Date | null;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
};

async function selectUsers(
  db: Db,
  where: {
    readonly id?: Id<'user'>;
    readonly search?: string;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly UserRow[]> {
  const conditions = [
    sql`true`,
    ...(where.id === undefined ? [] : [sql`u.id = ${where.id}`]),
    ...(where.search === undefined
      ? []
      : [
          sql`(position(lower(${where.search}) in lower(u.name)) > 0 or position(lower(${where.search}) in u.email_key) > 0)`,
        ]),
    ...(where.before === undefined ? [] : [sql`u.id < ${where.before}`]),
  ];
  const { rows } = await sql<UserRow>`
    select u.id, u.email, u.email_verified_at, u.name, u.operator, u.disabled_at, u.created_at,
      (select count(*) from organization_member m where m.user_id = u.id) as organizations_count,
      (select count(*) from session s where s.user_id = u.id and s.ended_at is null and s.expires_at > now())
        as active_sessions,
      (select count(*) from api_key k where k.user_id = u.id and k.revoked_at is null
        and (k.expires_at is null or k.expires_at > now())) as active_keys
    from app_user u where ${sql.join(conditions, sql` and `)}
    order by u.id desc limit ${where.limit}`.execute(db);
  return rows;
}

const toAdminUser = ({ disabled_at, created_at, email_verified_at, ...row }: UserRow): AdminUser => ({
  ...row,
  email_verified: email_verified_at !== null,
  disabled: disabled_at !== null,
  disabled_at: disabled_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});

export async function listUsers(db: Db, query: SearchQuery): Promise<Page<AdminUser>> {
  const { search } = query;
  const page = openPage(query, ['admin-users', search ?? null]);
  const rows = await selectUsers(db, {
    limit: page.limit,
    before: page.before,
    ...(search === undefined ? {} : { search }),
  });
  return page.close(rows, ({ id }) => id, toAdminUser);
}

async function readUser(tx: Tx, id: Id<'user'>): Promise<AdminUser> {
  const [row] = await selectUsers(tx, { id, limit: 1 });
  if (row === undefined) throw refuse('not_found');
  return toAdminUser(row);
}

/** The account, locked; a removed one no longer exists. */
async function lockUser(tx: Tx, id: Id<'user'>) {
  const user = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified_at', 'operator', 'disabled_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) throw refuse('not_found');
  return user;
}

export async function updateUser(
  tx: Tx,
  caller: Caller,
  id: Id<'user'>,
  { disabled, operator, email_verified: isProved }: AdminUpdateUser,
): Promise<AdminUser> {
  const operators = await lockOperators(tx);
  await authoriseOperator(tx, caller);
  const before = await lockUser(tx, id);
  const isTurned = disabled !== undefined && disabled !== (before.disabled_at !== null);
  const isPromoted = operator !== undefined && operator !== before.operator;
  if (((isTurned && disabled) || (isPromoted && !operator)) && operators.every((each) => each === id))
    throw refuse('last_owner', 'This is the last operator of the service. Make someone else operator first.');
  if (isTurned || isPromoted)
    await tx
      .updateTable('app_user')
      .set({
        ...(isTurned ? { disabled_at: disabled ? storeNow() : null } : {}),
        ...(isPromoted ? { operator } : {}),
      })
      .where('id', '=', id)
      .execute();
  if (isTurned && disabled) await endSessions(tx, { userId: id }, 'disabled');
  const isAvowed = isProved !== undefined && isProved !== (before.email_verified_at !== null);
  if (isAvowed && isProved) await proveEmail(tx, before, caller);
  if (isAvowed && !isProved)
    await tx.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', id).execute();
  const after = await readUser(tx, id);
  const subject = { type: 'user', id };
  if (isTurned)
    await appendOperatorEvent(tx, caller, await organizationsOf(tx, id), {
      action: disabled ? 'user.disabled' : 'user.enabled',
      subject,
    });
  if (isAvowed)
    await appendOperatorEvent(tx, caller, await organizationsOf(tx, id), {
      action: isProved ? 'user.email_verified' : 'user.email_doubted',
      subject,
    });
  if (isPromoted)
    await appendOperatorEvent(tx, caller, [], {
      action: operator ? 'user.operator_granted' : 'user.operator_revoked',
      subject,
    });
  return after;
}

export async function endUserSessions(tx: Tx, caller: Caller, id: Id<'user'>): Promise<EndedSessions> {
  await authoriseOperator(tx, caller);
  await lockUser(tx, id);
  const count = await endSessions(tx, { userId: id }, 'operator');
  if (count > 0)
    await appendOperatorEvent(tx, caller, await organizationsOf(tx, id), {
      action: 'sessions.ended',
      subject: { type: 'user', id },
      details: { count },
    });
  return { sessions_ended: count };
}
