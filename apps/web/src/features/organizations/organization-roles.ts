import type { Organization, OrganizationMember } from '@rowloom/contract';

export type OrganizationRole = Organization['my_role'];

/** The contract's own list, with what each may do. */
export const ORGANIZATION_ROLES: readonly {
  readonly value: OrganizationRole;
  readonly label: string;
  readonly may: string;
}[] = [
  { value: 'member', label: 'Member', may: 'Works on projects, as an editor of those without a roster.' },
  { value: 'admin', label: 'Admin', may: 'Also invites and removes people, and sets what needs an approval.' },
  { value: 'owner', label: 'Owner', may: 'Also appoints owners. An organization always has at least one.' },
];

export const isAdmin = (role: OrganizationRole | undefined): boolean => role === 'admin' || role === 'owner';

/** The roles that somebody may give, or take: only an owner deals with owners. */
export const rolesFor = (mine: OrganizationRole): readonly OrganizationRole[] =>
  mine === 'owner' ? ['member', 'admin', 'owner'] : mine === 'admin' ? ['member', 'admin'] : [];

/** Why the role of a member cannot be changed by me, or nothing where it can. */
export function whyFixed(
  mine: OrganizationRole,
  member: Pick<OrganizationMember, 'role'>,
  owners: number,
): string | undefined {
  if (!isAdmin(mine)) return 'Only admins and owners can change roles.';
  if (member.role !== 'owner') return undefined;
  if (mine !== 'owner') return 'Only an owner can change the role of an owner.';
  return owners <= 1 ? 'The last owner cannot leave: make somebody else an owner first.' : undefined;
}
