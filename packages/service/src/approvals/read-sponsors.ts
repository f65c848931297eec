import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

/**
 * Who may be behind an account: while nobody has proved its address, it may be a second one of whoever invited it; and
 * where that one's address is not proved either, of whoever invited that.
 */
export async function readSponsors(
  db: Db,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly sponsor: string }>`
    with recursive behind (sponsor) as (
      select m.invited_by from organization_member m join app_user u on u.id = m.user_id
        where m.organization_id = ${organizationId} and m.user_id = ${userId} and u.email_verified_at is null
      union
      select m.invited_by from behind b
        join organization_member m on m.user_id = b.sponsor and m.organization_id = ${organizationId}
        join app_user u on u.id = m.user_id
        where u.email_verified_at is null)
    select sponsor from behind where sponsor is not null`.execute(db);
  return new Set(rows.map(({ sponsor }) => sponsor));
}
