import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { readKeyFile } from './key-file.ts';
import { parseKeyRing, SecretKeyError } from './key-ring.ts';
import type { KeyRingConfig } from './open-key-ring.ts';

const name = 'key';

/** Whether the service would find its secret key. None is created. */
export async function examineKey({ secretKey, dataDir }: KeyRingConfig): Promise<Finding> {
  const path = join(dataDir, 'secret.key');
  try {
    if (secretKey !== undefined && secretKey.trim() !== '') {
      const { length } = parseKeyRing(secretKey, 'ROWLOOM_SECRET_KEY');
      return {
        name,
        state: 'good',
        message: `ROWLOOM_SECRET_KEY contains ${length === 1 ? 'a key' : `${length} keys`}.`,
      };
    }
    const text = await readKeyFile(path);
    if (text === undefined) return { name, state: 'note', message: `The first start creates the key file ${path}.` };
    parseKeyRing(text, `The key file ${path}`);
    return { name, state: 'good', message: `The key file ${path} can be read only by its owner.` };
  } catch (error) {
    if (!(error instanceof SecretKeyError)) throw error;
    return { name, state: 'bad', message: error.message };
  }
}
