import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { invitationFacts, organization, session, user } from '../examples/account-examples.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { rawText } from '../resources/field.ts';
import { Organization } from '../resources/organization.ts';
import {
  AcceptedInvitation,
  AcceptInvitation,
  ChangePassword,
  InvitationFacts,
  InvitationToken,
  Login,
  ProveEmail,
  Register,
  Session,
  SignInOptions,
  UpdateMe,
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
  summary: 'Get the sign-in methods',
  credential: 'none',
  scope: SELF,
  answer: {
    status: 200,
    description: 'The available methods.',
    schema: SignInOptions,
    example: { registration: 'invitation', oidc: false, mail: true },
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
    'The first account needs the setup token that the service prints on start; it becomes the operator, with an organization on the `enterprise` tier. Later accounts need an invitation, unless the operator opens registration. The account gets its own organization. The response does not reveal which addresses have an account: a new one only claims its address until that is proved, and where mail is configured a link to prove it goes there, or word that it is proved already. `already_exists` comes by the setup token only.',
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
    'Takes the refresh cookie and rotates it. A cookie that was just rotated is accepted for 10 seconds with the same successor; a later reuse ends the whole session.',
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
  description: 'Ends the session at once: its token and its refresh cookie are refused after that.',
  credential: 'session',
  scope: SELF,
  answer: { status: 204, description: 'Signed out.' },
  errors: [],
});

const logoutEverywhere = endpoint({
  id: 'logoutEverywhere',
  tag,
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  summary: 'Sign out everywhere',
  description:
    'Ends every session of the account at once, this one too: their tokens and refresh cookies are refused after that. API keys stay valid.',
  credential: 'session',
  scope: SELF,
  answer: { status: 204, description: 'Signed out everywhere.' },
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

const updateMe = endpoint({
  id: 'updateMe',
  tag,
  method: 'PATCH',
  path: '/api/auth/me',
  summary: "Change the caller's account",
  description: 'Others see the new name at once, in past events too.',
  credential: 'session',
  scope: SELF,
  body: UpdateMe,
  bodyExample: { name: 'Ada Lovelace' },
  answer: { status: 200, description: 'The account.', schema: User, example: user },
  errors: [],
});

const changePassword = endpoint({
  id: 'changePassword',
  tag,
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password',
  description: 'Ends all other sessions of the account, and returns a new one.',
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
  description:
    'The name and the e-mail address are removed; audit events keep the identifier. Keys and sessions end at once.',
  credential: 'session',
  scope: SELF,
  answer: { status: 204, description: 'Removed.' },
  errors: ['last_owner'],
});

const lookAtInvitation = endpoint({
  id: 'lookAtInvitation',
  tag,
  method: 'POST',
  path: '/api/auth/invitations/look',
  summary: 'See what an invitation is for',
  description:
    'For anyone with the link: who invites which address to what. It does not reveal whether the address has an account. An unknown, used, revoked or expired token is `not_found`.',
  credential: 'none',
  scope: SELF,
  body: InvitationToken,
  bodyExample: { token: 'v7…' },
  answer: { status: 200, description: 'The invitation.', schema: InvitationFacts, example: invitationFacts },
  errors: ['not_found'],
});

const joinOrganization = endpoint({
  id: 'joinOrganization',
  tag,
  method: 'POST',
  path: '/api/auth/invitations/join',
  summary: 'Accept an invitation with the current account',
  description:
    'Without another password. The invited address must be that of the account; otherwise `invalid_state`. An unknown, used, revoked or expired token is `not_found`. A link that came by mail verifies the address; `already_exists` if another account has verified it.',
  credential: 'session',
  scope: SELF,
  body: InvitationToken,
  bodyExample: { token: 'v7…' },
  answer: {
    status: 200,
    description: 'The organization that was joined.',
    schema: Organization,
    example: { ...organization, my_role: 'member' },
  },
  errors: ['not_found', 'invalid_state', 'already_exists'],
});

const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  tag,
  method: 'POST',
  path: '/api/auth/invitations/accept',
  summary: 'Accept an invitation',
  description:
    'Joins with the account that has the invited e-mail address and this `password`; if there is none, with a new account of this `name` and `password`. The response does not reveal which addresses have an account. An address belongs to whoever proves it: by the link that goes there by mail, where mail is configured, by OpenID Connect, or by confirmation of the operator; until then `email_verified` is false. An unknown, used, revoked or expired token is `invalid_credentials`.',
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

const requestEmailProof = endpoint({
  id: 'requestEmailProof',
  tag,
  method: 'POST',
  path: '/api/auth/email/proof',
  summary: 'Request a link that verifies the e-mail address',
  description:
    "Sends a link to the address of the caller's account, at most three per hour. Nothing is sent if the address is already verified. `invalid_state` if mail is not configured.",
  credential: 'session',
  scope: SELF,
  answer: { status: 204, description: 'Sent.' },
  errors: ['invalid_state'],
});

const proveEmail = endpoint({
  id: 'proveEmail',
  tag,
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Verify an e-mail address',
  description:
    'Takes the token of the link that was sent to the address, and the password of the account: the token proves who reads the mail, the password whose account it is. After that the address belongs to the account, and other accounts that only claimed it are removed. An unknown or expired token and a wrong password are `invalid_credentials` alike.',
  credential: 'none',
  scope: SELF,
  body: ProveEmail,
  bodyExample: { token: 'usr_…', password: 'a long passphrase' },
  answer: { status: 200, description: 'The account, with its verified address.', schema: User, example: user },
  errors: ['invalid_credentials', 'already_exists'],
});

const startOidc = endpoint({
  id: 'startOidc',
  tag,
  method: 'GET',
  path: '/api/auth/oidc/start',
  summary: 'Begin sign-in by OpenID Connect',
  description: '`not_found` if it is not configured.',
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
    description: 'Redirects to the provider.',
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
    error: Type.Optional(rawText('Why the provider refused.', 500)),
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
  logoutEverywhere,
  getMe,
  updateMe,
  changePassword,
  deleteMe,
  lookAtInvitation,
  joinOrganization,
  acceptInvitation,
  requestEmailProof,
  proveEmail,
  startOidc,
  finishOidc,
};
