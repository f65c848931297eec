import { hasOrganizationRole, type Id, type OrganizationRole, refuse } from '@rowloom/contract';
import { admitMember } from './admit-member.ts';
import type { Caller } from './caller.ts';

/**
 * Needs no query, because memberships came with the credential. A foreign organization is refused like a missing one.
 */
export function authoriseOrganization(caller: Caller, id: string, needed: OrganizationRole): Id<'organization'> {
  const membership = caller.memberships.get(id);
  if (membership === undefined) throw refuse('insufficient_role', 'You are not a member of this organization.');
  admitMember(caller, membership);
  if (!hasOrganizationRole(membership.role, needed)) throw refuse('insufficient_role');
  return id;
}
