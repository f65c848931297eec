import { askNewPassword, askPassword } from '../../remote/ask.ts';
import type { Noun } from '../operation.ts';

const PASSWORD = 'The password is asked for, or taken from ROWLOOM_PASSWORD or standard input.';

export const account: Noun = {
  name: 'account',
  summary: 'your account: name, password, address, sessions',
  otherwise: 'show',
  notes: ['What changes the account takes a session, not a key: the password is asked for.'],
  actions: {
    show: {
      operation: 'getMe',
      summary: 'show whose credential this is',
      examples: [['rowloom account', 'who am I?']],
    },
    edit: {
      operation: 'updateMe',
      summary: 'change your name',
      says: 'You are {name} now.',
      examples: [['rowloom account edit --name "Ada King"', 'another name']],
    },
    register: {
      operation: 'register',
      summary: 'create an account, where the service lets anyone',
      prepare: async () => ({ body: { password: await askNewPassword('New password: ') } }),
      says: 'The account is created. rowloom login signs in.',
      notes: [PASSWORD],
      examples: [['rowloom account register --email ada@example.com --name "Ada Lovelace"', 'asks for a password']],
    },
    'prove-address': {
      operation: 'requestEmailProof',
      summary: 'have a link sent that proves your e-mail address',
      says: 'The link is on its way.',
      examples: [['rowloom account prove-address', 'then open the link, or give its token']],
    },
    'confirm-address': {
      operation: 'proveEmail',
      summary: 'prove your e-mail address with the token of the link',
      words: [{ name: 'TOKEN', help: 'the token of the link that was sent', into: 'body.token' }],
      prepare: async () => ({ body: { password: await askPassword('Password: ') } }),
      says: '{email} is proved.',
      notes: [PASSWORD],
      examples: [['rowloom account confirm-address usr_…', 'asks for the password']],
    },
    'sign-out': {
      operation: 'logoutEverywhere',
      summary: 'end all your sessions, in every browser; keys stay valid',
      says: 'All your sessions have ended.',
      examples: [['rowloom account sign-out', 'after a laptop was lost']],
    },
    delete: {
      operation: 'deleteMe',
      summary: 'delete your account',
      destroys: 'This deletes your account for good.',
      says: 'Your account is deleted.',
      examples: [['rowloom account delete', 'asks first']],
    },
  },
};
