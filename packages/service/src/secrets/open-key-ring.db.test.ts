import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKeyRing } from './open-key-ring.ts';

const root = mkdtempSync(join(tmpdir(), 'rowloom-keys-'));
let folders = 0;
const makeFolder = (): string => {
  folders += 1;
  const folder = join(root, String(folders));
  mkdirSync(folder);
  return folder;
};
afterAll(() => rmSync(root, { recursive: true }));

test('the first start creates a key file that only its owner can read, and later starts read it', async () => {
  const dataDir = join(makeFolder(), 'not', 'there');
  const [first] = await openKeyRing({ dataDir });
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  const [second] = await openKeyRing({ dataDir, secretKey: '' });
  expect(second.id).toBe(first.id);
});

test('simultaneous first starts agree on one key', async () => {
  const dataDir = makeFolder();
  const rings = await Promise.all(Array.from({ length: 8 }, () => openKeyRing({ dataDir })));
  expect(new Set(rings.map(([{ id }]) => id)).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('a key in the environment leaves the folder alone', async () => {
  const dataDir = makeFolder();
  await openKeyRing({ dataDir, secretKey: randomBytes(32).toString('hex') });
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
});

test.skipIf(process.platform === 'win32').each([0o644, 0o640, 0o604, 0o660])(
  'a key file of mode %o is refused',
  async (mode) => {
    const dataDir = makeFolder();
    await openKeyRing({ dataDir });
    chmodSync(join(dataDir, 'secret.key'), mode);
    await expect(openKeyRing({ dataDir })).rejects.toMatchObject({
      name: 'SecretKeyError',
      message: expect.stringContaining('chmod 600') as string,
    });
  },
);

test('a key file without a key is refused, and not replaced', async () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, 'secret.key'), '', { mode: 0o600 });
  await expect(openKeyRing({ dataDir })).rejects.toThrow('contains no key');
  expect(statSync(join(dataDir, 'secret.key')).size).toBe(0);
});

test('a folder in place of the key file is refused', async () => {
  const dataDir = makeFolder();
  mkdirSync(join(dataDir, 'secret.key'));
  await expect(openKeyRing({ dataDir })).rejects.toMatchObject({ name: 'SecretKeyError' });
});
