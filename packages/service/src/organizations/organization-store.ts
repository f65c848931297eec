import { type Id, type OrganizationRole, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { admitMember } from '../caller/admit-member.ts';
import type { Caller } from '../caller/caller.ts';
import { hasOrganizationRole } from '@rowloom/contract';
import { makeId } from '../ids/make-id.ts';
import type { Db, Tx } from '../store/store.ts';
import { ORGANIZATION_COLUMNS, type OrganizationRow } from './organization.ts';

export async function insertOrganization(
  tx: Tx,
  organization: { readonly name: string; readonly tier: string; readonly owner: Id<'user'> },
): Promise<OrganizationRow> {
  const { owner, name, tier } = organization;
  const row = await tx
    .insertInto('organization')
    .values({ id: makeId('organization'), name, tier, created_by: owner })
    .returning(ORGANIZATION_COLUMNS)
    .executeTakeFirstOrThrow();
  await insertMember(tx, { organizationId: row.id, userId: owner, role: 'owner' });
  return row;
}

/**
 * The organizations that a person has created and still is in, in any role: each has its own rows, and handing one over
 * does not reduce their number.
 */
export async function countMade(tx: Tx, userId: Id<'user'>): Promise<number> {
  const { count } = await tx
    .selectFrom('organization')
    .innerJoin('organization_member', 'organization_member.organization_id', 'organization.id')
    .select(sql<number>`count(*)`.as('count'))
    .where('organization.created_by', '=', userId)
    .where('organization_member.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False for an existing member; their role stays. */
export async function insertMember(
  tx: Tx,
  member: {
    readonly organizationId: Id<'organization'>;
    readonly userId: Id<'user'>;
    readonly role: OrganizationRole;
    readonly invitedBy?: Id<'user'>;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('organization_member')
    .values({
      organization_id: member.organizationId,
      user_id: member.userId,
      role: member.role,
      invited_by: member.invitedBy ?? null,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Serialises all changes to an organization and its membership; false if it does not exist. */
export async function lockOrganization(tx: Tx, id: Id<'organization'>): Promise<OrganizationRow | undefined> {
  return tx
    .selectFrom('organization')
    .select(ORGANIZATION_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks the organization and reads the caller's role again: rights may have been revoked since the request was
 * admitted, or while waiting for the lock.
 */
export async function lockAsMember(
  tx: Tx,
  caller: Caller,
  id: Id<'organization'>,
  needed: OrganizationRole,
): Promise<{ readonly organization: OrganizationRow; readonly role: OrganizationRole }> {
  const organization = await lockOrganization(tx, id);
  const role = organization && (await roleOf(tx, id, caller.userId));
  if (organization === undefined || role === undefined)
    throw refuse('insufficient_role', 'You are not a member of this organization.');
  const apiAccess = caller.memberships.get(id)?.apiAccess ?? false;
  admitMember(caller, { role, suspended: organization.suspended_at !== null, apiAccess });
  if (!hasOrganizationRole(role, needed)) throw refuse('insufficient_role');
  return { organization, role };
}

export async function roleOf(
  db: Db,
  organizationId: Id<'organization'>,
  userId: Id<'user'>,
): Promise<OrganizationRole | undefined> {
  const found = await db
    .selectFrom('organization_member')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.role;
}

/** Its owners, in order of joining. */
export async function organizationOwners(db: Db, id: Id<'organization'>): Promise<readonly Id<'user'>[]> {
  const rows = await db
    .selectFrom('organization_member')
    .select('user_id')
    .where('organization_id', '=', id)
    .where('role', '=', 'owner')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const now = sql<Date>`now()`;
