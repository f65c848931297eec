import { refuseField } from '@rowloom/contract';
import { isCommonPassword } from './is-common-password.ts';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

export type PasswordContext = {
  /** The account's address, which everybody knows. */
  readonly email: string | null;
  readonly field?: string;
};

/**
 * Requires a length and refuses what is guessed first. There are no rules about kinds of characters, because they make
 * passwords that are easier to guess.
 */
export function checkPassword(password: string, { email, field = 'password' }: PasswordContext): void {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD)
    throw refuseField(field, `Choose a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  if (password.includes('\0')) throw refuseField(field, 'A password cannot contain a NUL character.');
  const plain = password.normalize('NFKC').toLowerCase();
  if (isRepeated(plain))
    throw refuseField(field, 'This password repeats a few characters. Choose one of several words.');
  if (email !== null && isAddress(plain, email.trim().normalize('NFKC').toLowerCase()))
    throw refuseField(
      field,
      'This password is your e-mail address, or part of it. Choose one that nobody can look up.',
    );
  if (isCommonPassword(plain)) throw refuseField(field, 'This password is too common. Choose one of several words.');
}

const LONGEST_UNIT = 4;
const FEWEST_CHARACTERS = 4;

/** One character repeated, or a very short unit repeated. */
function isRepeated(password: string): boolean {
  if (new Set(password).size < FEWEST_CHARACTERS) return true;
  return Array.from({ length: LONGEST_UNIT }, (_, index) => password.slice(0, index + 1)).some(
    (unit) => unit.repeat(Math.ceil(password.length / unit.length)).slice(0, password.length) === password,
  );
}

/** The address, its part before the @, or one of them repeated or with digits and signs around it. */
function isAddress(password: string, email: string): boolean {
  const [local = ''] = email.split('@');
  return [email, local].some((known) => {
    if (known.length < 3) return false;
    const rest = password.replaceAll(known, '');
    return rest !== password && /^[^\p{L}]{0,8}$/u.test(rest);
  });
}
