import { type CreatedInvitation, type CreateInvitation, type Id, refuse } from '@rowloom/contract';
import { sql } from 'kysely';
import { appendEvent } from '../audit/append-event.ts';
import type { Caller } from '../caller/caller.ts';
import { makeId } from '../ids/make-id.ts';
import type { Mails } from '../mail/mail-service.ts';
import { hashToken, makeSecretToken } from '../sessions/secret-token.ts';
import type { Store, Tx } from '../store/store.ts';
import { readEmail } from '../users/user.ts';
import { sameEmail } from '../users/user-store.ts';
import { invitationLink, toInvitation } from './invitation.ts';
import { insertInvitation, openInvitations } from './invitation-store.ts';
import { lockAsMember } from './organization-store.ts';

export type InvitationDeps = {
  readonly store: Store;
  /** The public address of this service, with which links begin. */
  readonly publicUrl: string;
  /** Absent if no mail is configured. */
  readonly mails?: Mails | undefined;
};

/** The link is in the answer, and in a mail if one is sent: its token is nowhere else in clear text. */
export const inviteMember = (
  { store, publicUrl, mails }: InvitationDeps,
  caller: Caller,
  id: Id<'organization'>,
  input: CreateInvitation,
): Promise<CreatedInvitation> =>
  store.transaction(async (tx) => {
    const { role: held } = await lockAsMember(tx, caller, id, 'admin');
    if (input.role === 'owner' && held !== 'owner')
      throw refuse('insufficient_role', 'Only an owner can invite an owner.');
    const email = readEmail(input.email);
    await checkNew(tx, id, email);
    const token = makeSecretToken();
    const invitationId = makeId('invitation');
    const invitation = await insertInvitation(tx, {
      id: invitationId,
      organizationId: id,
      email,
      role: input.role,
      invitedBy: caller.userId,
      tokenHash: hashToken(token),
      mailTokenHash: mails === undefined ? null : hashToken(mails.tokens.invitation(invitationId)),
    });
    const mailed = await mails?.invite(tx, {
      id: invitationId,
      organizationId: id,
      email,
      invitedBy: caller.userId,
    });
    // Without the address: the log is permanent, and a person's address must be erasable.
    await appendEvent(tx, caller, {
      organizationId: id,
      action: 'invitation.created',
      subject: { type: 'invitation', id: invitation.id },
      details: { role: input.role },
    });
    return {
      ...toInvitation(invitation),
      link: invitationLink(publicUrl, token),
      ...(mailed === undefined ? {} : { mailed }),
    };
  });

/** The organization is locked, so that nobody is invited twice at once. */
async function checkNew(tx: Tx, id: Id<'organization'>, email: string): Promise<void> {
  const member = await tx
    .selectFrom('organization_member')
    .innerJoin('app_user', 'app_user.id', 'organization_member.user_id')
    .select('user_id')
    .where('organization_id', '=', id)
    .where('email_key', '=', sameEmail(email))
    .executeTakeFirst();
  if (member !== undefined) throw refuse('already_exists', 'Someone with this e-mail address is already a member.');
  const open = await openInvitations(tx)
    .where('organization_id', '=', id)
    .where(sql<string>`lower(email)`, '=', sameEmail(email))
    .executeTakeFirst();
  if (open !== undefined)
    throw refuse(
      'already_exists',
      'This e-mail address has already been invited. Revoke that invitation to send a new link.',
    );
}
