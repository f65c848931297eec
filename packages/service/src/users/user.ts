import { type Id, refuseField, type User } from '@rowloom/contract';

export const USER_COLUMNS = [
  'id',
  'email',
  'email_verified_at',
  'name',
  'operator',
  'password_hash',
  'created_at',
] as const;

export type UserRow = {
  readonly id: Id<'user'>;
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly name: string | null;
  readonly operator: boolean;
  readonly password_hash: string | null;
  readonly created_at: Date;
};

export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email ?? '',
  email_verified: row.email_verified_at !== null,
  name: row.name ?? '',
  operator: row.operator,
  has_password: row.password_hash !== null,
  created_at: row.created_at.toISOString(),
});

const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@\p{C}"(),:;<>[\]\\]+@[^\s@\p{C}"(),:;<>[\]\\]+$/u;

/**
 * A non-ASCII letter whose lower case is ASCII, such as the Kelvin sign. A store that knows all letters treats two
 * addresses as one then, and the owner of one would be the other.
 */
const isInDisguise = (letter: string): boolean => letter > '\u007f' && /[\0-\u007f]/.test(letter.toLowerCase());

/** Blanks around an address are a typing slip; anything else odd is refused. */
export function readEmail(text: string, field = 'email'): string {
  const email = text.trim();
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email) || [...email].some(isInDisguise))
    throw refuseField(field, 'Send an e-mail address such as name@example.com.');
  return email;
}

const LONGEST_NAME = 100;

export function readName(text: string, field = 'name'): string {
  const name = text.trim();
  if (name === '' || [...name].length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw refuseField(field, `Send a name of 1 to ${LONGEST_NAME} characters on one line.`);
  return name;
}
