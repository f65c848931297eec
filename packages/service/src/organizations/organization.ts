import type { Id, Organization, OrganizationMember, OrganizationRole } from '@rowloom/contract';

export type OrganizationRow = {
  readonly id: Id<'organization'>;
  readonly name: string;
  readonly tier: string;
  readonly require_approval: boolean;
  readonly required_approvals: number;
  readonly separate_approvers: boolean;
  readonly suspended_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

export const ORGANIZATION_COLUMNS = [
  'organization.id',
  'organization.name',
  'organization.tier',
  'organization.require_approval',
  'organization.required_approvals',
  'organization.separate_approvers',
  'organization.suspended_at',
  'organization.created_at',
  'organization.updated_at',
] as const;

export const toOrganization = (row: OrganizationRow, role: OrganizationRole): Organization => ({
  id: row.id,
  name: row.name,
  tier: row.tier,
  require_approval: row.require_approval,
  required_approvals: row.required_approvals,
  separate_approvers: row.separate_approvers,
  suspended: row.suspended_at !== null,
  my_role: role,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export type MemberRow = {
  readonly user_id: Id<'user'>;
  readonly name: string | null;
  readonly email: string | null;
  readonly role: OrganizationRole;
  readonly joined_at: Date;
  readonly invited_by: Id<'user'> | null;
  readonly email_verified_at: Date | null;
};

export const toOrganizationMember = (row: MemberRow): OrganizationMember => ({
  user_id: row.user_id,
  name: row.name ?? '',
  email: row.email ?? '',
  role: row.role,
  joined_at: row.joined_at.toISOString(),
  invited_by: row.invited_by,
  email_verified: row.email_verified_at !== null,
});

/** Only an owner adds or removes owners; otherwise an admin is enough. */
export const mayChangeRole = (
  holder: OrganizationRole,
  change: { readonly from: OrganizationRole; readonly to: OrganizationRole | null },
): boolean => holder === 'owner' || (holder === 'admin' && change.from !== 'owner' && change.to !== 'owner');
