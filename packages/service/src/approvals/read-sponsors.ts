import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

/**
 * Who may be behind an account: until its address is proved, it may be a second one of its inviter; and if the
 * inviter's is not proved either, of that one's inviter. Invitations are remembered beyond memberships: removing the
 * inviter in between, or leaving and returning, cuts nobody off.
 */
export async function readSponsors(
  db: Db,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly sponsor: string }>`
    with recursive link (invited, sponsor) as (
      select user_id, invited_by from organization_member
        where organization_id = ${organizationId} and invited_by is not null
      union
      select accepted_by, invited_by from invitation
        where organization_id = ${organizationId} and accepted_by is not null),
    behind (sponsor) as (
      select l.sponsor from link l join app_user u on u.id = l.invited
        where l.invited = ${userId} and u.email_verified_at is null
      union
      select l.sponsor from behind b
        join app_user u on u.id = b.sponsor and u.email_verified_at is null
        join link l on l.invited = b.sponsor)
    select sponsor from behind`.execute(db);
  return new Set(rows.map(({ sponsor }) => sponsor));
}
