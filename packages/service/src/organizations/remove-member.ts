import { type Id, refuse } from '@rowloom/contract';
import type { Tx } from '../store/store.ts';
import { revokeInvitationsOf } from './invitation-store.ts';
import { countOwnedAlone, leaveRosters } from './rosters.ts';

/**
 * Removes a person from an organization, its rosters and the invitations they sent. Their membership is deleted first:
 * a transaction that is just adding them to a roster holds it, and is waited for. `abandon`: nobody else is left to own
 * its projects.
 */
export async function removeMember(
  tx: Tx,
  id: Id<'organization'>,
  userId: Id<'user'>,
  options: { readonly abandon?: boolean } = {},
): Promise<void> {
  await tx.deleteFrom('organization_member').where('organization_id', '=', id).where('user_id', '=', userId).execute();
  const alone = await countOwnedAlone(tx, id, userId);
  if (alone > 0 && options.abandon !== true)
    throw refuse(
      'last_owner',
      `This is the last owner on the roster of ${alone} ${alone === 1 ? 'project' : 'projects'} of the organization. ` +
        'Make someone else owner there first.',
    );
  await leaveRosters(tx, id, userId);
  await revokeInvitationsOf(tx, id, userId, null);
}
