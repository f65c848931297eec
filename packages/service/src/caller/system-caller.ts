import type { Id, OrganizationRole } from '@rowloom/contract';
import { type Caller, type Membership, NO_ORIGIN } from './caller.ts';
import type { Db } from '../store/store.ts';

/** A person for whom the service itself acts, with their current rights; undefined for disabled or removed people. */
export async function systemCaller(db: Db, userId: Id<'user'>): Promise<Caller | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'operator'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const rows = await db
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .innerJoin('tier', 'tier.name', 'organization.tier')
    .select(['organization.id', 'organization.suspended_at', 'organization_member.role', 'tier.api_access'])
    .where('organization_member.user_id', '=', userId)
    .execute();
  const memberships = new Map(rows.map((row) => [row.id as string, toMembership(row)]));
  return { userId: user.id, operator: user.operator, memberships, origin: NO_ORIGIN, via: 'system' };
}

const toMembership = (row: {
  readonly role: OrganizationRole;
  readonly suspended_at: Date | null;
  readonly api_access: boolean;
}): Membership => ({ role: row.role, suspended: row.suspended_at !== null, apiAccess: row.api_access });
