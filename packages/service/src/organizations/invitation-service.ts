import type { CreatedInvitation, CreateInvitation, Id, Invitation } from '@rowloom/contract';
import { refuse } from '@rowloom/contract';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import { toInvitation } from './invitation.ts';
import { openInvitations, revokeInvitation } from './invitation-store.ts';
import { type InvitationDeps, inviteMember } from './invite-member.ts';
import { lockAsMember } from './organization-store.ts';

type OrganizationId = Id<'organization'>;

export type Invitations = {
  readonly list: (caller: Caller, id: OrganizationId, query: PageQuery) => Promise<Page<Invitation>>;
  readonly create: (caller: Caller, id: OrganizationId, input: CreateInvitation) => Promise<CreatedInvitation>;
  readonly revoke: (caller: Caller, id: OrganizationId, invitationId: Id<'invitation'>) => Promise<void>;
};

export function makeInvitations(deps: InvitationDeps): Invitations {
  const { store } = deps;
  return {
    async list(_caller, id, query) {
      const page = openPage(query, ['invitations', id]);
      const rows = await openInvitations(store.db)
        .where('organization_id', '=', id)
        .$if(page.before !== undefined, (list) => list.where('id', '<', page.before ?? ''))
        .orderBy('id', 'desc')
        .limit(page.limit)
        .execute();
      return page.close(rows, (row) => row.id, toInvitation);
    },

    create: (caller, id, input) => inviteMember(deps, caller, id, input),

    revoke: (caller, id, invitationId) =>
      store.transaction(async (tx) => {
        await lockAsMember(tx, caller, id, 'admin');
        const revoked = await revokeInvitation(tx, { organizationId: id, id: invitationId });
        if (revoked === undefined) throw refuse('not_found', 'This organization has no such open invitation.');
        await appendEvent(tx, caller, {
          organizationId: id,
          action: 'invitation.revoked',
          subject: { type: 'invitation', id: invitationId },
          details: { role: revoked.role },
        });
      }),
  };
}
