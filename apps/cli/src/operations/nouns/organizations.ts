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
      empty: 'You do not belong to an organization. Ask for an invitation, or create one: rowloom org create NAME.',
      examples: [['rowloom org', 'where do I belong?']],
    },
    create: {
      operation: 'createOrganization',
      summary: 'create an organization and become its owner',
      words: [{ name: 'NAME', help: 'what to call it', into: 'body.name' }],
      says: 'Created {name} ({id}).',
      examples: [['rowloom org create Analytics', 'a new one']],
    },
    show: {
      operation: 'getOrganization',
      summary: 'show an organization',
      words: [ORGANIZATION],
      examples: [['rowloom org show', 'tier, role and approval settings']],
    },
    edit: {
      operation: 'updateOrganization',
      summary: 'change the name or the approval settings of an organization',
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
      summary: 'change the role of a member of an organization',
      words: [COLLEAGUE],
      says: '{email} is {role} now.',
      examples: [['rowloom org set-role grace@example.com --role admin', 'one more admin']],
    },
    'remove-member': {
      operation: 'removeOrganizationMember',
      summary: 'remove somebody from an organization, or leave it yourself',
      words: [COLLEAGUE],
      destroys: 'This removes {name} from the organization {organization} and all its projects.',
      says: '{name} is no longer a member.',
      examples: [['rowloom org remove-member grace@example.com', 'asks first']],
    },
  },
};
