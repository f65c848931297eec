import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';
import { checkPassword } from './password.ts';

describe('a password', () => {
  test('is stored as Argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is distinguished from another', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(await isPassword('correct horse battery', hash)).toBe(true);
    expect(await isPassword('correct horse batterY', hash)).toBe(false);
  });

  test('is the same however its accents are composed', async () => {
    const hash = await hashPassword('Z\u00fcrich im Herbst');
    expect(await isPassword('Zu\u0308rich im Herbst', hash)).toBe(true);
  });

  test('opens nothing where there is no hash, and takes as long', async () => {
    const hash = await hashPassword('correct horse battery');
    const time = async (given: string | null) => {
      const start = process.cpuUsage();
      for (let count = 0; count < 3; count++) expect(await isPassword('something else', given)).toBe(false);
      return process.cpuUsage(start).user;
    };
    await time(hash);
    const [known, unknown] = [await time(hash), await time(null)];
    expect(unknown / known).toBeGreaterThan(0.2);
  });

  test('has 12 to 200 characters, none of them NUL', () => {
    expect(() => checkPassword('😀🧵🧶🪡'.repeat(3).slice(2) + '🪢🪢', { email: null })).not.toThrow();
    for (const password of ['x'.repeat(11), '😀'.repeat(11), 'x'.repeat(201), 'with a \0 in it'])
      expect(() => checkPassword(password, { email: null, field: 'new_password' })).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ path: 'new_password' })] }),
      );
  });
});
