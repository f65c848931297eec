import { type Static, Type } from 'typebox';
import { ORGANIZATION_ROLES } from '../role.ts';
import { choice, flag, idOf, named, nameText, nullable, rawText, text, time } from './field.ts';
import { emailText, givenPassword, newPassword, PASSWORD_RULE, User, userName } from './user.ts';

const SESSION_FIELDS = {
  access_token: text('Session token (a JWT) for `Authorization: Bearer`.'),
  token_type: Type.Unsafe<'Bearer'>({ type: 'string', enum: ['Bearer'], description: 'Always `Bearer`.' }),
  expires_in: Type.Integer({ minimum: 1, description: 'Seconds until the session token expires.' }),
  user: User,
};

export const Session = Type.Object(
  SESSION_FIELDS,
  named('Session', 'A session token; the refresh token is in an HttpOnly cookie beside it.'),
);
export type Session = Static<typeof Session>;

export const AcceptedInvitation = Type.Object(
  {
    ...SESSION_FIELDS,
    organization_id: idOf('organization', 'The organization that was joined.'),
  },
  named('AcceptedInvitation', 'A session of the person who joined, and what they joined.'),
);
export type AcceptedInvitation = Static<typeof AcceptedInvitation>;

export const SignInOptions = Type.Object(
  {
    registration: choice(
      ['setup', 'invitation', 'open'],
      '`setup`: no account exists yet, and the first needs the setup token; `invitation`: accounts come by invitation; `open`: anyone may register.',
    ),
    oidc: flag('Whether sign-in by OpenID Connect is configured.'),
    mail: flag('Whether this service sends mail: invitations, and links that verify an address.'),
  },
  named('SignInOptions', 'How a person can sign in here.'),
);
export type SignInOptions = Static<typeof SignInOptions>;

export const Register = Type.Object(
  {
    email: emailText('E-mail address of the new account.'),
    password: newPassword(`Password, 12 to 200 characters. ${PASSWORD_RULE}`),
    name: userName,
    organization_name: Type.Optional(nameText('Name of the organization that is created with the account.')),
    setup_token: Type.Optional(
      rawText('Token of the link that the service prints on its first start; only for the first account.', 200),
    ),
  },
  named('Register', 'A new account.'),
);
export type Register = Static<typeof Register>;

export const Login = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail address of the account.' }),
    password: givenPassword('Its password.'),
  },
  named('Login', 'Sign-in by password.'),
);
export type Login = Static<typeof Login>;

export const ChangePassword = Type.Object(
  {
    current_password: Type.Optional(givenPassword('The current password; required if the account has one.')),
    new_password: newPassword(`The new password, 12 to 200 characters. ${PASSWORD_RULE}`),
  },
  named('ChangePassword', 'A new password.'),
);
export type ChangePassword = Static<typeof ChangePassword>;

export const UpdateMe = Type.Object({ name: userName }, named('UpdateMe', 'The changes to the account.'));
export type UpdateMe = Static<typeof UpdateMe>;

export const InvitationToken = Type.Object(
  { token: rawText('Token of the invitation link.', 200) },
  named('InvitationToken', 'The token of an invitation link.'),
);
export type InvitationToken = Static<typeof InvitationToken>;

export const InvitationFacts = Type.Object(
  {
    organization_name: text('Name of the organization.'),
    inviter_name: nullable(text('Who invites; null once their account is removed.')),
    email: text('The invited address.'),
    role: choice(ORGANIZATION_ROLES, 'The role that they get.'),
    expires_at: time('When the link stops working.'),
  },
  named('InvitationFacts', 'What an invitation shows to anyone with its link.'),
);
export type InvitationFacts = Static<typeof InvitationFacts>;

export const ProveEmail = Type.Object(
  {
    token: rawText('Token of the link that was sent to the address.', 1500),
    password: givenPassword('The password of the account.'),
  },
  named('ProveEmail', 'Verifies that an e-mail address belongs to an account.'),
);
export type ProveEmail = Static<typeof ProveEmail>;

export const AcceptInvitation = Type.Object(
  {
    token: rawText('Token of the invitation link.', 200),
    name: Type.Optional(userName),
    password: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        format: 'password',
        description: `Password of an existing account with the invited e-mail address; otherwise the password of a new account, 12 to 200 characters: ${PASSWORD_RULE}`,
      }),
    ),
  },
  named('AcceptInvitation', 'Acceptance of an invitation.'),
);
export type AcceptInvitation = Static<typeof AcceptInvitation>;
