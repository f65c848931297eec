import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { session, user } from '../examples/account-examples.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { rawText } from '../resources/field.ts';
import {
  AcceptedInvitation,
  AcceptInvitation,
  ChangePassword,
  Login,
  Register,
  Session,
  SignInOptions,
} from '../resources/session.ts';
import { User } from '../resources/user.ts';
import { SELF } from './parts.ts';

const tag = 'Sign-in';
const REFRESH_COOKIE = {
  'Set-Cookie': 'The refresh token: HttpOnly, SameSite=Strict, for `/api/auth` only.',
};

const getSignInOptions = endpoint({
  id: 'getSignInOptions',
  tag,
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Ask how to sign in',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'What is possible here.',
    schema: SignInOptions,
    example: { registration: 'invitation', oidc: false },
  },
  errors: [],
});

const register = endpoint({
  id: 'register',
  tag,
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account',
  description:
    'The first account needs the setup token that the service prints at its start; it becomes the operator, with an organization on the `enterprise` tier. Later accounts come by invitation, unless the operator opens registration. The account gets an organization of its own.',
  credential: 'none',
  scope: SELF,
  body: Register,
  bodyExample: { email: 'ada@example.com', password: 'a long passphrase', name: 'Ada Lovelace', setup_token: 'k3…' },
  further: '`insufficient_role` while registration is by invitation.',
  answer: {
    status: 201,
    description: 'A session of the new account.',
    schema: Session,
    headers: REFRESH_COOKIE,
    example: session,
  },
  errors: ['invalid_credentials', 'insufficient_role', 'already_exists'],
});

const login = endpoint({
  id: 'login',
  tag,
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  credential: 'none',
  scope: SELF,
  body: Login,
  bodyExample: { email: 'ada@example.com', password: 'a long passphrase' },
  answer: { status: 200, description: 'A session.', schema: Session, headers: REFRESH_COOKIE, example: session },
  errors: ['invalid_credentials'],
});

const refresh = endpoint({
  id: 'refresh',
  tag,
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Refresh a session',
  description:
    'Takes the refresh cookie and rotates it. One that was just rotated is honoured for 10 seconds with the same successor; a later reuse ends the whole session.',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'A new session token.',
    schema: Session,
    headers: REFRESH_COOKIE,
    example: session,
  },
  errors: ['invalid_token'],
});

const logout = endpoint({
  id: 'logout',
  tag,
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  description: 'Ends the session at once: its token and its refresh cookie are refused from now on.',
  credential: 'session',
  scope: SELF,
  answer: { status: 204, description: 'Signed out.' },
  errors: [],
});

const getMe = endpoint({
  id: 'getMe',
  tag,
  method: 'GET',
  path: '/api/auth/me',
  summary: "Get the caller's account",
  credential: 'any',
  scope: SELF,
  answer: { status: 200, description: 'The account.', schema: User, example: user },
  errors: [],
});

const changePassword = endpoint({
  id: 'changePassword',
  tag,
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password',
  description: 'Ends all other sessions of the account, and answers a new one.',
  credential: 'session',
  scope: SELF,
  body: ChangePassword,
  bodyExample: { current_password: 'a long passphrase', new_password: 'a longer passphrase' },
  answer: { status: 200, description: 'A new session.', schema: Session, headers: REFRESH_COOKIE, example: session },
  errors: ['invalid_credentials'],
});

const deleteMe = endpoint({
  id: 'deleteMe',
  tag,
  method: 'DELETE',
  path: '/api/auth/me',
  summary: "Remove the caller's account",
  description: 'The name and the e-mail address go; audit events keep the identifier. Keys and sessions end at once.',
  credential: 'session',
  scope: SELF,
  answer: { status: 204, description: 'Removed.' },
  errors: ['last_owner'],
});

const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  tag,
  method: 'POST',
  path: '/api/auth/invitations/accept',
  summary: 'Accept an invitation',
  description:
    'Joins with the account that has the invited e-mail address and this `password`; where there is none, with a new one of this `name` and `password`. The answer does not tell which addresses have an account. An address belongs to whoever proves it: by the link that goes there by mail, where mail is configured, by OpenID Connect, or by the word of the operator; until then `email_verified` is false. An unknown, used, revoked or expired token is `invalid_credentials`.',
  credential: 'none',
  scope: SELF,
  body: AcceptInvitation,
  bodyExample: { token: 'v7…', name: 'Grace Hopper', password: 'a long passphrase' },
  answer: {
    status: 200,
    description: 'A session, and the organization that was joined.',
    schema: AcceptedInvitation,
    headers: REFRESH_COOKIE,
    example: { ...session, organization_id: EXAMPLE_IDS.organization },
  },
  errors: ['invalid_credentials'],
});

const startOidc = endpoint({
  id: 'startOidc',
  tag,
  method: 'GET',
  path: '/api/auth/oidc/start',
  summary: 'Begin sign-in by OpenID Connect',
  description: '`not_found` where it is not configured.',
  credential: 'none',
  scope: SELF,
  query: Type.Object({
    return_to: Type.Optional(
      Type.String({
        maxLength: 500,
        pattern: '^/(?![/\\\\])[^\\s\\\\\\u0000-\\u001f]*$',
        description: 'Path of this service to come back to.',
      }),
    ),
  }),
  answer: {
    status: 302,
    description: 'On to the provider.',
    headers: {
      Location: 'Address of the provider.',
      'Set-Cookie': 'What the answer of the provider is checked against.',
    },
  },
  errors: ['not_found'],
});

const finishOidc = endpoint({
  id: 'finishOidc',
  tag,
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary: 'Finish sign-in by OpenID Connect',
  description: 'The provider sends the browser here.',
  credential: 'none',
  scope: SELF,
  query: Type.Object({
    code: Type.Optional(rawText('Code of the provider.', 4000)),
    state: Type.Optional(rawText('What was sent to the provider.', 1000)),
    error: Type.Optional(rawText('Why the provider refuses.', 500)),
    iss: Type.Optional(rawText('The provider.', 1000)),
  }),
  answer: {
    status: 302,
    description: 'Signed in; back to the application.',
    headers: { Location: 'A path of this service.', ...REFRESH_COOKIE },
  },
  errors: ['invalid_credentials', 'insufficient_role', 'not_found'],
});

export const signInEndpoints = {
  getSignInOptions,
  register,
  login,
  refresh,
  logout,
  getMe,
  changePassword,
  deleteMe,
  acceptInvitation,
  startOidc,
  finishOidc,
};
