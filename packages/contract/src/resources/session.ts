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
    mail: flag('Whether this service sends mail: invitations, and links by which an address is proved.'),
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
      rawText('Token of the link that the service prints at its first start; for the first account only.', 200),
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
    current_password: Type.Optional(givenPassword('The present password; needed where the account has one.')),
    new_password: newPassword(`The new password, 12 to 200 characters. ${PASSWORD_RULE}`),
  },
  named('ChangePassword', 'A new password.'),
);
export type ChangePassword = Static<typeof ChangePassword>;

export const UpdateMe = Type.Object({ name: userName }, named('UpdateMe', 'What is to change about the account.'));
export type UpdateMe = Static<typeof UpdateMe>;

export const InvitationToken = Type.Object(
  { token: rawText('Token of the invitation link.', 200) },
  named('InvitationToken', 'The link that somebody follows.'),
);
export type InvitationToken = Static<typeof InvitationToken>;

export const InvitationFacts = Type.Object(
  {
    organization_name: text('What one is invited to.'),
    inviter_name: nullable(text('Who invites; null once their account is removed.')),
    email: text('The address that is invited.'),
    role: choice(ORGANIZATION_ROLES, 'The role that they get.'),
    expires_at: time('When the link stops working.'),
  },
  named('InvitationFacts', 'What an invitation says to whoever has its link.'),
);
export type InvitationFacts = Static<typeof InvitationFacts>;

export const ProveEmail = Type.Object(
  {
    token: rawText('Token of the link that went to the address.', 200),
    password: givenPassword('The password of the account.'),
  },
  named('ProveEmail', 'Proof that an e-mail address is that of an account.'),
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
        description: `Password of an account with the invited e-mail address; any other is that of a new one. Then 12 to 200 characters: ${PASSWORD_RULE}`,
      }),
    ),
  },
  named('AcceptInvitation', 'Taking up an invitation.'),
);
export type AcceptInvitation = Static<typeof AcceptInvitation>;
