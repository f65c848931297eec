import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

type UserId = Id<'user'>;

/** Who may be behind accounts of an organization. */
export type Persons = {
  /** The account itself, and everybody who may be behind it. */
  readonly behind: (userId: UserId) => ReadonlySet<UserId>;
  /** Whether one person may have both. */
  readonly mayBeSame: (one: UserId, other: UserId) => boolean;
};

/**
 * While nobody has proved an account's address, it may be a second one of whoever invited it, and where that one's address
 * is not proved either, of whoever invited that. So the unproved accounts that one person's invitations brought, by
 * however many steps, count as that person: upwards, downwards and between each other. Invitations are remembered beyond
 * memberships: to remove the one in between cuts nobody off, nor does leaving and coming back.
 */
export async function readPersons(
  db: Db,
  organizationId: Id<'organization'>,
  userIds: readonly UserId[],
): Promise<Persons> {
  const ids = [...new Set(userIds)];
  const { rows } = await sql<{ readonly account: UserId; readonly person: UserId }>`
    with recursive link (invited, sponsor) as (
      select user_id, invited_by from organization_member
        where organization_id = ${organizationId} and invited_by is not null
      union
      select accepted_by, invited_by from invitation
        where organization_id = ${organizationId} and accepted_by is not null),
    behind (account, person) as (
      select id, id from app_user where id = any(${ids}::text[])
      union
      select b.account, l.sponsor from behind b
        join app_user u on u.id = b.person and u.email_verified_at is null
        join link l on l.invited = b.person)
    select account, person from behind`.execute(db);
  const sets = new Map<UserId, Set<UserId>>(ids.map((id) => [id, new Set([id])]));
  for (const { account, person } of rows) sets.get(account)?.add(person);
  const behind = (userId: UserId): ReadonlySet<UserId> => sets.get(userId) ?? new Set([userId]);
  return { behind, mayBeSame: (one, other) => [...behind(one)].some((person) => behind(other).has(person)) };
}
