import { askNewPassword, askPassword } from '../../remote/ask.ts';
import type { Noun } from '../operation.ts';

const PASSWORD = 'The command asks for the password, or reads it from ROWLOOM_PASSWORD or standard input.';

export const account: Noun = {
  name: 'account',
  summary: 'your account: name, password, address, sessions',
  otherwise: 'show',
  notes: ['Changing the account needs a session, not a key: the command asks for the password.'],
  actions: {
    show: {
      operation: 'getMe',
      summary: 'show the account of the current credential',
      examples: [['rowloom account', 'who am I?']],
    },
    edit: {
      operation: 'updateMe',
      summary: 'change your name',
      says: 'You are {name} now.',
      examples: [['rowloom account edit --name "Ada King"', 'rename it']],
    },
    register: {
      operation: 'register',
      summary: 'create an account, if the service has open registration',
      prepare: async () => ({ body: { password: await askNewPassword('New password: ') } }),
      says: 'The account is created. rowloom login signs in.',
      notes: [PASSWORD],
      examples: [['rowloom account register --email ada@example.com --name "Ada Lovelace"', 'asks for a password']],
    },
    'prove-address': {
      operation: 'requestEmailProof',
      summary: 'request a link that verifies your e-mail address',
      says: 'The link was sent.',
      examples: [['rowloom account prove-address', 'then open the link, or confirm with its token']],
    },
    'confirm-address': {
      operation: 'proveEmail',
      summary: 'verify your e-mail address with the token of the link',
      words: [{ name: 'TOKEN', help: 'the token of the link that was sent', into: 'body.token' }],
      prepare: async () => ({ body: { password: await askPassword('Password: ') } }),
      says: '{email} is verified.',
      notes: [PASSWORD],
      examples: [['rowloom account confirm-address usr_…', 'asks for the password']],
    },
    'sign-out': {
      operation: 'logoutEverywhere',
      summary: 'end all your sessions, in every browser; keys stay valid',
      says: 'All your sessions have ended.',
      examples: [['rowloom account sign-out', 'after losing a laptop']],
    },
    delete: {
      operation: 'deleteMe',
      summary: 'delete your account',
      destroys: 'This deletes your account permanently.',
      says: 'Your account is deleted.',
      examples: [['rowloom account delete', 'asks first']],
    },
  },
};
