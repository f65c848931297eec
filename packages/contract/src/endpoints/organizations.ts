import { endpoint } from '../endpoint.ts';
import { createdInvitation, invitation, organization, organizationMember } from '../examples/account-examples.ts';
import { pageExample } from '../examples/page-example.ts';
import {
  CreatedInvitation,
  CreateInvitation,
  CreateOrganization,
  Invitation,
  Organization,
  OrganizationMember,
  UpdateOrganization,
  UpdateOrganizationMember,
} from '../resources/organization.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CREATED, idParam, nestedParams, ofOrganization, SELF } from './parts.ts';

const tag = 'Organizations';
const memberParams = nestedParams('organization', 'user_id', 'user');

const listOrganizations = endpoint({
  id: 'listOrganizations',
  tag,
  method: 'GET',
  path: '/api/organizations',
  summary: "List the caller's organizations",
  credential: 'any',
  scope: SELF,
  query: listQuery({}),
  answer: {
    status: 200,
    description: 'A page of organizations.',
    schema: pageOf(Organization),
    example: pageExample(organization),
  },
  errors: [],
});

const createOrganization = endpoint({
  id: 'createOrganization',
  tag,
  method: 'POST',
  path: '/api/organizations',
  summary: 'Create an organization',
  description: 'The caller becomes its owner. `invalid_state` if they have created as many as the service allows.',
  credential: 'any',
  scope: SELF,
  body: CreateOrganization,
  bodyExample: { name: 'Analytical Engines' },
  idempotent: true,
  answer: {
    status: 201,
    description: CREATED,
    schema: Organization,
    example: { ...organization, tier: 'free', require_approval: false },
  },
  errors: ['invalid_state'],
});

const getOrganization = endpoint({
  id: 'getOrganization',
  tag,
  method: 'GET',
  path: '/api/organizations/{id}',
  summary: 'Get an organization',
  credential: 'any',
  scope: ofOrganization('member'),
  params: idParam('organization'),
  answer: { status: 200, description: 'The organization.', schema: Organization, example: organization },
  errors: [],
});

const updateOrganization = endpoint({
  id: 'updateOrganization',
  tag,
  method: 'PATCH',
  path: '/api/organizations/{id}',
  summary: 'Update an organization',
  credential: 'any',
  scope: ofOrganization('admin'),
  params: idParam('organization'),
  body: UpdateOrganization,
  bodyExample: { require_approval: true },
  answer: { status: 200, description: 'The updated organization.', schema: Organization, example: organization },
  errors: [],
});

const listOrganizationMembers = endpoint({
  id: 'listOrganizationMembers',
  tag,
  method: 'GET',
  path: '/api/organizations/{id}/members',
  summary: 'List members of an organization',
  credential: 'any',
  scope: ofOrganization('member'),
  params: idParam('organization'),
  query: listQuery({}),
  answer: {
    status: 200,
    description: 'A page of members.',
    schema: pageOf(OrganizationMember),
    example: pageExample(organizationMember),
  },
  errors: [],
});

const updateOrganizationMember = endpoint({
  id: 'updateOrganizationMember',
  tag,
  method: 'PATCH',
  path: '/api/organizations/{id}/members/{user_id}',
  summary: "Change a member's role in the organization",
  credential: 'any',
  scope: ofOrganization('admin'),
  params: memberParams,
  body: UpdateOrganizationMember,
  bodyExample: { role: 'admin' },
  further: 'Only an `owner` makes someone `owner`, or changes the role of one.',
  answer: {
    status: 200,
    description: 'The updated member.',
    schema: OrganizationMember,
    example: { ...organizationMember, role: 'admin' },
  },
  errors: ['last_owner'],
});

const removeOrganizationMember = endpoint({
  id: 'removeOrganizationMember',
  tag,
  method: 'DELETE',
  path: '/api/organizations/{id}/members/{user_id}',
  summary: 'Remove a member from the organization',
  description: 'They leave its rosters too. Anyone may remove themselves.',
  credential: 'any',
  scope: ofOrganization('member'),
  params: memberParams,
  further: 'An `admin` or `owner` removes others; only an `owner` removes an `owner`.',
  answer: { status: 204, description: 'Removed.' },
  errors: ['last_owner'],
});

const listInvitations = endpoint({
  id: 'listInvitations',
  tag,
  method: 'GET',
  path: '/api/organizations/{id}/invitations',
  summary: 'List open invitations',
  credential: 'any',
  scope: ofOrganization('admin'),
  params: idParam('organization'),
  query: listQuery({}),
  answer: {
    status: 200,
    description: 'A page of invitations.',
    schema: pageOf(Invitation),
    example: pageExample(invitation),
  },
  errors: [],
});

const createInvitation = endpoint({
  id: 'createInvitation',
  tag,
  method: 'POST',
  path: '/api/organizations/{id}/invitations',
  summary: 'Invite someone',
  description:
    'The link is only in this response; it works once, for 7 days. If mail is configured, another link is sent to the address: following that one verifies it.',
  credential: 'any',
  scope: ofOrganization('admin'),
  params: idParam('organization'),
  body: CreateInvitation,
  bodyExample: { email: 'grace@example.com', role: 'member' },
  further: 'Only an `owner` invites an `owner`.',
  answer: { status: 201, description: CREATED, schema: CreatedInvitation, example: createdInvitation },
  errors: ['already_exists'],
});

const revokeInvitation = endpoint({
  id: 'revokeInvitation',
  tag,
  method: 'DELETE',
  path: '/api/organizations/{id}/invitations/{invitation_id}',
  summary: 'Revoke an invitation',
  credential: 'any',
  scope: ofOrganization('admin'),
  params: nestedParams('organization', 'invitation_id', 'invitation'),
  answer: { status: 204, description: 'Revoked.' },
  errors: [],
});

export const organizationEndpoints = {
  listOrganizations,
  createOrganization,
  getOrganization,
  updateOrganization,
  listOrganizationMembers,
  updateOrganizationMember,
  removeOrganizationMember,
  listInvitations,
  createInvitation,
  revokeInvitation,
};
