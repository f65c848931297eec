import { join } from 'node:path';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { type KeyRing, parseKeyRing } from './key-ring.ts';

export type KeyRingConfig = {
  /** `ROWLOOM_SECRET_KEY`: one key or several, the sealing one first. Empty means absent. */
  readonly secretKey?: string | undefined;
  readonly dataDir: string;
};

/** The keys of this service: from the environment, else from the key file, which the first start creates. */
export async function openKeyRing({ secretKey, dataDir }: KeyRingConfig): Promise<KeyRing> {
  if (secretKey !== undefined && secretKey.trim() !== '') return parseKeyRing(secretKey, 'ROWLOOM_SECRET_KEY');
  const path = join(dataDir, 'secret.key');
  const text = (await readKeyFile(path)) ?? (await makeKeyFile(path));
  return parseKeyRing(text, `The key file ${path}`);
}
