import { refuseField } from '@rowloom/contract';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Length alone is asked for: rules about kinds of characters make passwords that are easier to guess. */
export function checkPassword(password: string, field = 'password'): void {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD)
    throw refuseField(field, `Choose a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  if (password.includes('\0')) throw refuseField(field, 'A password cannot hold a NUL character.');
}
