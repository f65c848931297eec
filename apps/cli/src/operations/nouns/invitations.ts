import { askPassword } from '../../remote/ask.ts';
import type { Noun } from '../operation.ts';

const TOKEN = { name: 'TOKEN', help: 'the token of the invitation link', into: 'body.token' } as const;

export const invitations: Noun = {
  name: 'invitations',
  summary: 'invitations to an organization: send, revoke, accept',
  actions: {
    list: {
      operation: 'listInvitations',
      summary: 'list the open invitations of an organization',
      columns: ['email', 'role', 'created_at', 'expires_at', 'id'],
      empty: 'There are no open invitations.',
      examples: [['rowloom invitations', 'who has not answered yet?']],
    },
    create: {
      operation: 'createInvitation',
      summary: 'invite somebody by e-mail address; the link is printed',
      words: [{ name: 'EMAIL', help: 'the address', into: 'body.email' }],
      defaults: { role: 'member' },
      says: '{link}',
      notes: ['The link is also sent by mail, if the service has mail configured.'],
      examples: [['rowloom invitations create grace@example.com --role admin', 'the link to pass on']],
    },
    revoke: {
      operation: 'revokeInvitation',
      summary: 'revoke an invitation',
      words: [
        {
          name: 'INVITATION',
          help: 'the address that was invited, or the id of the invitation',
          into: 'params.invitation_id',
          resource: 'invitation',
        },
      ],
      destroys: 'This revokes the invitation of {name}.',
      says: 'Revoked the invitation of {name}.',
      examples: [['rowloom invitations revoke grace@example.com --yes', 'the link stops working']],
    },
    look: {
      operation: 'lookAtInvitation',
      summary: 'show what an invitation is for, before it is accepted',
      words: [TOKEN],
      examples: [['rowloom invitations look v7…', 'who invites me, and where to?']],
    },
    join: {
      operation: 'joinOrganization',
      summary: 'accept an invitation with your existing account',
      words: [TOKEN],
      says: 'You are a member of {name} now.',
      examples: [['rowloom invitations join v7…', 'with your password']],
    },
    accept: {
      operation: 'acceptInvitation',
      summary: 'accept an invitation with a new account, or with an existing one and its password',
      words: [TOKEN],
      prepare: async () => ({ body: { password: await askPassword('Password of the account: ') } }),
      says: 'You are a member of {organization_id} now. rowloom login signs in.',
      notes: ['The command asks for the password, or reads it from ROWLOOM_PASSWORD or standard input.'],
      examples: [['rowloom invitations accept v7… --name "Grace Hopper"', 'asks for a password']],
    },
  },
};
