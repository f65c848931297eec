import { type Static, Type } from 'typebox';
import { flag, idOf, named, nameText, text, time } from './field.ts';

export const emailText = (description: string) =>
  Type.String({
    minLength: 3,
    maxLength: 254,
    pattern:
      '^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff"(),:;<>\\[\\]\\\\]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff"(),:;<>\\[\\]\\\\]+$',
    description,
  });

/** What a password must not be, besides too short. */
export const PASSWORD_RULE = 'Common passwords, repeated characters and the e-mail address itself are refused.';

/** A new password; one that is only compared may be anything short enough. */
export const newPassword = (description: string) =>
  Type.String({ minLength: 12, maxLength: 200, pattern: '^[^\\u0000]+$', description, format: 'password' });

export const givenPassword = (description: string) =>
  Type.String({ minLength: 1, maxLength: 200, description, format: 'password' });

export const User = Type.Object(
  {
    id: idOf('user', 'Identifier of the account.'),
    email: text('E-mail address, also used to sign in.'),
    email_verified: flag('Whether the address is verified: by mail, by OpenID Connect, or by the operator.'),
    name: text('Name of the person.'),
    operator: flag('Whether the account may use the operator console.'),
    has_password: flag('False if the account can sign in only by OpenID Connect.'),
    created_at: time('When the account was created.'),
  },
  named('User', 'The account of the caller.'),
);
export type User = Static<typeof User>;

export const userName = nameText('Name of the person.');
