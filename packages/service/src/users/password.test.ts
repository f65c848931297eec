import { Refusal } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { checkPassword } from './password.ts';

const check = (password: string, email: string | null = 'ada.lovelace@example.com'): string => {
  try {
    checkPassword(password, { email });
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.fields?.[0]?.message ?? '';
  }
};

test.each([
  'password1234',
  'Password1234!',
  'p@ssw0rd2026',
  'passwordpassword',
  'qwertyuiop12',
  'qwerty123456',
  '123456789012',
  '098765432109',
  'abcdefghijkl',
  '1qaz2wsx3edc',
  'iloveyou2024!',
  'Administrator',
  'letmeinletmein',
  'CorrectHorseBatteryStaple',
  'ＰＡＳＳＷＯＲＤ１２３４',
])('%s is one of the most common ones', (password) => {
  expect(check(password)).toContain('too common');
});

test.each(['aaaaaaaaaaaa', '111111111111', 'abababababab', 'AbCabcABCabc', 'xyxyxyyyxxyx', '            '])(
  '"%s" repeats a few characters',
  (password) => {
    expect(check(password)).toContain('repeats a few characters');
  },
);

test.each(['ada.lovelace@example.com', 'Ada.Lovelace@Example.COM', 'ada.lovelace2026', 'ada.lovelaceada.lovelace'])(
  '%s is the address',
  (password) => {
    expect(check(password)).toContain('e-mail address');
  },
);

test.each([
  'correct horse battery',
  'a ship in port is safe',
  'a long passphrase',
  'a passphrase of the operator',
  'ada.lovelace wrote the first program',
  'monkey 739104826573',
  'gT7#mq20-vLw8',
  'admin-password-of-the-tests',
  'dragon and monkey',
  'größe der weberei',
])('%s is accepted', (password) => {
  expect(check(password)).toBe('taken');
});

test.each(['too short', 'x'.repeat(201)])('%s has the wrong length', (password) => {
  expect(check(password)).toContain('12 to 200');
});
