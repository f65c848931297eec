import type { Id, Invitation, OrganizationRole } from '@rowloom/contract';

export const INVITATION_DAYS = 7;

export type InvitationRow = {
  readonly id: Id<'invitation'>;
  readonly organization_id: Id<'organization'>;
  readonly email: string;
  readonly role: OrganizationRole;
  readonly invited_by: Id<'user'>;
  readonly created_at: Date;
  readonly expires_at: Date;
};

/** One that somebody follows: by the link that the inviter got, or by the one that went to the address. */
export type OpenedInvitation = InvitationRow & { readonly by: 'link' | 'mail' };

export const INVITATION_COLUMNS = [
  'id',
  'organization_id',
  'email',
  'role',
  'invited_by',
  'created_at',
  'expires_at',
] as const;

export const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  organization_id: row.organization_id,
  email: row.email,
  role: row.role,
  invited_by: row.invited_by,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** Behind `#`, so that the token is in no server's log and in no Referer. */
export const invitationLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/#/invitation?token=${encodeURIComponent(token)}`;
