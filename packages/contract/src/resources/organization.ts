import { type Static, Type } from 'typebox';
import { ORGANIZATION_ROLES } from '../role.ts';
import { choice, count, flag, idOf, named, nameText, nullable, text, time } from './field.ts';
import { emailText } from './user.ts';

export const organizationRole = choice(ORGANIZATION_ROLES, 'Role in the organization.');

export const Organization = Type.Object(
  {
    id: idOf('organization', 'Identifier of the organization.'),
    name: text('Its name.'),
    tier: text('Its tier, which the operator sets.'),
    require_approval: flag('Whether a run into a target needs an approval.'),
    required_approvals: count('How many people must approve a run.'),
    separate_approvers: flag(
      'Whether only people who may not edit members may approve, and of those who were invited only people with a verified e-mail address.',
    ),
    suspended: flag('Whether the operator suspended it.'),
    my_role: choice(ORGANIZATION_ROLES, "The caller's role in it."),
    created_at: time('When it was created.'),
    updated_at: time('When it was last changed.'),
  },
  named('Organization', 'A group of people who work together, and what they own.'),
);
export type Organization = Static<typeof Organization>;

export const CreateOrganization = Type.Object(
  { name: nameText('Its name.') },
  named('CreateOrganization', 'A new organization; the caller becomes its owner.'),
);
export type CreateOrganization = Static<typeof CreateOrganization>;

export const UpdateOrganization = Type.Object(
  {
    name: Type.Optional(nameText('New name.')),
    require_approval: Type.Optional(flag('Whether a run into a target needs an approval.')),
    required_approvals: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10, description: 'How many people must approve a run, 1 to 10.' }),
    ),
    separate_approvers: Type.Optional(
      flag(
        'Whether only people who may not edit members may approve. This excludes owners and admins of the organization and of the project.',
      ),
    ),
  },
  named('UpdateOrganization', 'The changes.'),
);
export type UpdateOrganization = Static<typeof UpdateOrganization>;

export const OrganizationMember = Type.Object(
  {
    user_id: idOf('user', 'The user.'),
    name: text('Name of the person.'),
    email: text('Their e-mail address.'),
    role: organizationRole,
    joined_at: time('When they joined.'),
    invited_by: nullable(idOf('user', 'Who invited them; null for the creator of the organization.')),
    email_verified: flag('Whether the e-mail address is verified: by mail, by OpenID Connect, or by the operator.'),
  },
  named('OrganizationMember', 'Someone in an organization.'),
);
export type OrganizationMember = Static<typeof OrganizationMember>;

export const UpdateOrganizationMember = Type.Object(
  { role: organizationRole },
  named('UpdateOrganizationMember', 'The new role.'),
);
export type UpdateOrganizationMember = Static<typeof UpdateOrganizationMember>;

const INVITATION_FIELDS = {
  id: idOf('invitation', 'Identifier of the invitation.'),
  organization_id: idOf('organization', 'The organization.'),
  email: text('Who is invited.'),
  role: choice(ORGANIZATION_ROLES, 'The role that they get.'),
  invited_by: idOf('user', 'Who invited them.'),
  created_at: time('When.'),
  expires_at: time('When the link stops working: after 7 days.'),
};

export const Invitation = Type.Object(INVITATION_FIELDS, named('Invitation', 'An open invitation.'));
export type Invitation = Static<typeof Invitation>;

export const CreatedInvitation = Type.Object(
  {
    ...INVITATION_FIELDS,
    link: text('The link to send to them. It is only in this response.'),
    mailed: Type.Optional(
      flag(
        'Only if mail is configured: whether a link is also sent to the address; false if several were sent there within the hour. Following that link verifies the address.',
      ),
    ),
  },
  named('CreatedInvitation', 'A new invitation, with its link.'),
);
export type CreatedInvitation = Static<typeof CreatedInvitation>;

export const CreateInvitation = Type.Object(
  { email: emailText('Who is invited.'), role: organizationRole },
  named('CreateInvitation', 'A new invitation.'),
);
export type CreateInvitation = Static<typeof CreateInvitation>;
