import type { Noun, OperationWord } from '../operation.ts';

const ORGANIZATION: OperationWord = {
  name: 'ORG',
  help: "the organization's name or id; your only one if left out",
  into: 'params.id',
  resource: 'organization',
  optional: true,
};

const COLLEAGUE: OperationWord = {
  name: 'WHO',
  help: 'the e-mail address or id of a member of the organization',
  into: 'params.user_id',
  resource: 'colleague',
};

export const organizations: Noun = {
  name: 'org',
  summary: 'organizations: their settings, their tier and their members',
  actions: {
    list: {
      operation: 'listOrganizations',
      summary: 'list the organizations that you belong to',
      columns: ['name', 'tier', 'my_role', 'require_approval', 'suspended', 'id'],
      empty: 'You belong to no organization. Ask for an invitation, or make one: rowloom org create NAME.',
      examples: [['rowloom org', 'where do I belong?']],
    },
    create: {
      operation: 'createOrganization',
      summary: 'create an organization, whose owner you are',
      words: [{ name: 'NAME', help: 'what to call it', into: 'body.name' }],
      says: 'Created {name} ({id}).',
      examples: [['rowloom org create Analytics', 'a new one']],
    },
    show: {
      operation: 'getOrganization',
      summary: 'show an organization',
      words: [ORGANIZATION],
      examples: [['rowloom org show', 'tier, role and sign-off']],
    },
    edit: {
      operation: 'updateOrganization',
      summary: 'change the name of an organization, or which runs it wants approved',
      words: [ORGANIZATION],
      says: 'Changed {name} ({id}).',
      examples: [['rowloom org edit --require-approval yes --required-approvals 2', 'runs need two approvals']],
    },
    members: {
      operation: 'listOrganizationMembers',
      summary: 'list the members of an organization',
      words: [ORGANIZATION],
      columns: ['name', 'email', 'role', 'joined_at', 'email_verified', 'user_id'],
      examples: [['rowloom org members', 'who is there?']],
    },
    'set-role': {
      operation: 'updateOrganizationMember',
      summary: 'give a member of an organization another role',
      words: [COLLEAGUE],
      says: '{email} is {role} now.',
      examples: [['rowloom org set-role grace@example.com --role admin', 'one more admin']],
    },
    'remove-member': {
      operation: 'removeOrganizationMember',
      summary: 'take somebody out of an organization, or leave it yourself',
      words: [COLLEAGUE],
      destroys: 'This takes {name} out of the organization {organization}, and off all its projects.',
      says: '{name} is a member no more.',
      examples: [['rowloom org remove-member grace@example.com', 'asks first']],
    },
  },
};
