import { type Id, refuse } from '@rowloom/contract';
import { removeMember } from '../organizations/remove-member.ts';
import { lockOrganization, now, organizationOwners } from '../organizations/organization-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { Tx } from '../store/store.ts';
import type { UserRow } from './user.ts';
import { organizationsOf } from './user-store.ts';

/**
 * Removes an account from everything it belongs to; the row stays without name and e-mail address, because records
 * still name its id. Returns the organizations that it left.
 */
export async function removeAccount(tx: Tx, user: UserRow): Promise<readonly Id<'organization'>[]> {
  if (user.operator) await keepAnOperator(tx, user.id);
  const organizations = await organizationsOf(tx, user.id);
  for (const id of organizations) await leaveOrganization(tx, id, user.id);
  await endSessions(tx, { userId: user.id }, 'deleted');
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .execute();
  await forgetPerson(tx, user.id);
  return organizations;
}

/** Nobody is left in an organization of one: it stays, empty. */
async function leaveOrganization(tx: Tx, id: Id<'organization'>, userId: Id<'user'>): Promise<void> {
  await lockOrganization(tx, id);
  const other = await tx
    .selectFrom('organization_member')
    .select('user_id')
    .where('organization_id', '=', id)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  const owners = await organizationOwners(tx, id);
  if (other !== undefined && owners.length === 1 && owners.includes(userId))
    throw refuse(
      'last_owner',
      'You are the last owner of an organization with other members. Make someone else owner.',
    );
  await removeMember(tx, id, userId, { abandon: other === undefined });
}

/** The rows of all operators are locked in a fixed order: of the last two, one stays. */
async function keepAnOperator(tx: Tx, userId: Id<'user'>): Promise<void> {
  const operators = await tx
    .selectFrom('app_user')
    .select('id')
    .where('operator', '=', true)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (!operators.some(({ id }) => id !== userId))
    throw refuse('last_owner', 'You are the last operator of this service. Make someone else operator first.');
}

async function forgetPerson(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.updateTable('invitation').set({ email: '' }).where('accepted_by', '=', userId).execute();
  // Remembered answers may contain the address.
  await tx.deleteFrom('idempotency').where('user_id', '=', userId).execute();
  await tx.updateTable('session').set({ ip: null, user_agent: null }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('app_user')
    .set({
      email: null,
      name: null,
      password_hash: null,
      oidc_issuer: null,
      oidc_subject: null,
      operator: false,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
