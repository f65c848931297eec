import { created, noContent, ok } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

export const organizationHandlers: Handlers<
  | 'listOrganizations'
  | 'createOrganization'
  | 'getOrganization'
  | 'updateOrganization'
  | 'listOrganizationMembers'
  | 'updateOrganizationMember'
  | 'removeOrganizationMember'
  | 'listInvitations'
  | 'createInvitation'
  | 'revokeInvitation'
> = {
  listOrganizations: async ({ caller, query }, { organizations }) => ok(await organizations.list(caller, query)),
  createOrganization: async ({ caller, body }, { organizations }) => {
    const organization = await organizations.create(caller, body);
    return created(organization, `/api/organizations/${organization.id}`);
  },
  getOrganization: async ({ caller, access }, { organizations }) =>
    ok(await organizations.get(caller, access.organizationId)),
  updateOrganization: async ({ caller, access, body }, { organizations }) =>
    ok(await organizations.update(caller, access.organizationId, body)),
  listOrganizationMembers: async ({ caller, access, query }, { organizationMembers }) =>
    ok(await organizationMembers.list(caller, access.organizationId, query)),
  updateOrganizationMember: async ({ caller, access, params, body }, { organizationMembers }) =>
    ok(await organizationMembers.update(caller, access.organizationId, params.user_id, body)),
  removeOrganizationMember: async ({ caller, access, params }, { organizationMembers }) => {
    await organizationMembers.remove(caller, access.organizationId, params.user_id);
    return noContent();
  },
  listInvitations: async ({ caller, access, query }, { invitations }) =>
    ok(await invitations.list(caller, access.organizationId, query)),
  createInvitation: async ({ caller, access, body }, { invitations }) => {
    const invitation = await invitations.create(caller, access.organizationId, body);
    return created(invitation, `/api/organizations/${access.organizationId}/invitations/${invitation.id}`);
  },
  revokeInvitation: async ({ caller, access, params }, { invitations }) => {
    await invitations.revoke(caller, access.organizationId, params.invitation_id);
    return noContent();
  },
};
