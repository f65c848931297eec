import { type InvitationFacts, type Organization, refuse } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { toOrganization } from '../organizations/organization.ts';
import { findOpenInvitation } from '../organizations/invitation-store.ts';
import { lockOrganization, roleOf } from '../organizations/organization-store.ts';
import type { Store, Tx } from '../store/store.ts';
import { lockCaller } from '../users/lock-caller.ts';
import { proveEmail } from '../users/prove-email.ts';
import { joinByInvitation } from './accept-invitation.ts';
import type { UserRow } from '../users/user.ts';
import { sameEmail } from '../users/user-store.ts';
import { hashToken } from './secret-token.ts';

export type InvitedGuests = {
  /** The content of the invitation; nothing about accounts. */
  readonly look: (token: string) => Promise<InvitationFacts>;
  /** Accepts it with the signed-in account, if the address is that of the account. */
  readonly join: (caller: Caller, token: string) => Promise<Organization>;
};

export function makeInvitedGuests({ store }: { readonly store: Store }): InvitedGuests {
  return {
    async look(token) {
      const invitation = await findOpenInvitation(store.db, hashToken(token));
      if (invitation === undefined) throw noInvitation();
      const { email, role, expires_at: end } = invitation;
      const { organization_name, inviter_name } = await store.db
        .selectFrom('organization')
        .leftJoin('app_user', (join) => join.on('app_user.id', '=', invitation.invited_by))
        .select(['organization.name as organization_name', 'app_user.name as inviter_name'])
        .where('organization.id', '=', invitation.organization_id)
        .executeTakeFirstOrThrow();
      return { organization_name, inviter_name, email, role, expires_at: end.toISOString() };
    },

    join: (caller, token) =>
      store.transaction(async (tx) => {
        const invitation = await findOpenInvitation(tx, hashToken(token));
        const organization = invitation && (await lockOrganization(tx, invitation.organization_id));
        if (invitation === undefined || organization === undefined) throw noInvitation();
        const user = await lockCaller(tx, caller);
        if (!(await hasAddress(tx, user, invitation.email)))
          throw refuse(
            'invalid_state',
            'This invitation is for another e-mail address. Sign in with the account that has it, or ask for an invitation to yours.',
          );
        const { origin } = caller;
        if (invitation.by === 'mail' && user.email_verified_at === null)
          await proveEmail(tx, user, { userId: user.id, via: 'session', origin });
        await joinByInvitation(tx, invitation, user, origin);
        return toOrganization(organization, (await roleOf(tx, organization.id, user.id)) ?? invitation.role);
      }),
  };
}

/** The store decides which addresses are equal. */
async function hasAddress(tx: Tx, { id }: Pick<UserRow, 'id'>, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('email_key', '=', sameEmail(email))
    .executeTakeFirst();
  return found !== undefined;
}

const noInvitation = () =>
  refuse('not_found', 'This invitation was used or revoked, or has expired. Ask for a new one.');
