import type { Id, OrganizationMember, OrganizationRole, UpdateOrganizationMember } from '@rowloom/contract';
import { refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import type { Db, Store, Tx } from '../store/store.ts';
import { revokeInvitationsOf } from './invitation-store.ts';
import { mayChangeRole, toOrganizationMember } from './organization.ts';
import { lockAsMember, organizationOwners, roleOf } from './organization-store.ts';
import { removeMember } from './remove-member.ts';

type OrganizationId = Id<'organization'>;
type UserId = Id<'user'>;

export type OrganizationMembers = {
  readonly list: (caller: Caller, id: OrganizationId, query: PageQuery) => Promise<Page<OrganizationMember>>;
  readonly update: (
    caller: Caller,
    id: OrganizationId,
    userId: UserId,
    input: UpdateOrganizationMember,
  ) => Promise<OrganizationMember>;
  /** Removes another member, or lets the caller leave. */
  readonly remove: (caller: Caller, id: OrganizationId, userId: UserId) => Promise<void>;
};

// Sorts as text, to the microsecond: the newest member first.
const joined = sql<string>`to_char(joined_at at time zone 'utc', 'YYYYMMDDHH24MISSUS') || '_' || user_id`;

export function makeOrganizationMembers({ store }: { readonly store: Store }): OrganizationMembers {
  return {
    async list(_caller, id, query) {
      const page = openPage(query, ['organization_members', id]);
      const rows = await members(store.db, id)
        .select(joined.as('position'))
        .$if(page.before !== undefined, (list) => list.where(joined, '<', page.before ?? ''))
        .orderBy(joined, 'desc')
        .limit(page.limit)
        .execute();
      return page.close(rows, ({ position }) => position, toOrganizationMember);
    },

    update: (caller, id, userId, { role: to }) =>
      store.transaction(async (tx) => {
        const { role: held } = await lockAsMember(tx, caller, id, 'admin');
        const from = await heldRole(tx, id, userId);
        if (from !== to) {
          if (!mayChangeRole(held, { from, to })) throw onlyOwners();
          await keepAnOwner(tx, id, { from, to });
          await tx
            .updateTable('organization_member')
            .set({ role: to })
            .where('organization_id', '=', id)
            .where('user_id', '=', userId)
            .execute();
          const invitations_revoked = await revokeInvitationsOf(tx, id, userId, to);
          await appendEvent(tx, caller, {
            organizationId: id,
            action: 'organization_member.role_changed',
            subject: { type: 'user', id: userId },
            details: { from, to, ...(invitations_revoked > 0 ? { invitations_revoked } : {}) },
          });
        }
        const member = await members(tx, id).where('user_id', '=', userId).executeTakeFirstOrThrow();
        return toOrganizationMember(member);
      }),

    remove: (caller, id, userId) =>
      store.transaction(async (tx) => {
        const { role: held } = await lockAsMember(tx, caller, id, 'member');
        const isSelf = caller.userId === userId;
        if (!isSelf && held === 'member') throw refuse('insufficient_role');
        const from = await heldRole(tx, id, userId);
        if (!isSelf && !mayChangeRole(held, { from, to: null })) throw onlyOwners();
        await keepAnOwner(tx, id, { from, to: null });
        await removeMember(tx, id, userId);
        await appendEvent(tx, caller, {
          organizationId: id,
          action: 'organization_member.removed',
          subject: { type: 'user', id: userId },
          details: { role: from, left: isSelf },
        });
      }),
  };
}

const members = (db: Db, id: OrganizationId) =>
  db
    .selectFrom('organization_member')
    .innerJoin('app_user', 'app_user.id', 'organization_member.user_id')
    .select([
      'user_id',
      'app_user.name',
      'app_user.email',
      'app_user.email_verified_at',
      'role',
      'joined_at',
      'invited_by',
    ])
    .where('organization_id', '=', id);

async function heldRole(tx: Tx, id: OrganizationId, userId: UserId): Promise<OrganizationRole> {
  const role = await roleOf(tx, id, userId);
  if (role === undefined) throw refuse('not_found', 'This organization has no such member.');
  return role;
}

const onlyOwners = () =>
  refuse('insufficient_role', 'Only an owner can make someone owner, or change or remove an owner.');

/** The organization is locked: of two owners who leave at once, the second is the last one. */
async function keepAnOwner(
  tx: Tx,
  id: OrganizationId,
  { from, to }: { readonly from: OrganizationRole; readonly to: OrganizationRole | null },
): Promise<void> {
  if (from === 'owner' && to !== 'owner' && (await organizationOwners(tx, id)).length < 2)
    throw refuse('last_owner', 'This is the last owner of the organization. Make someone else owner first.');
}
