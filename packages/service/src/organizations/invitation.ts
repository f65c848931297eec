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

/** One that is being followed: by the inviter's link, or by the mailed one. */
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

/** After `#`, so that the token is in no server's log and in no Referer. */
export const invitationLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/#/invitation?token=${encodeURIComponent(token)}`;
