import { createHmac } from 'node:crypto';
import { deriveKeys } from '../secrets/derive-key.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

/**
 * The successor of a refresh token, by each key of the ring, newest first. It is a keyed hash of the predecessor: it
 * can be returned a second time though only its hash is stored, and nobody without the key gets from one to the next.
 */
export type SuccessorsOf = (token: string) => readonly [string, ...string[]];

export function makeSuccessorsOf(ring: KeyRing): SuccessorsOf {
  const [first, ...others] = deriveKeys(ring, 'refresh-token').map(({ key }) => key);
  if (first === undefined) throw new Error('A key ring holds at least one key.');
  return (token) => {
    const after = (key: typeof first) => createHmac('sha256', key).update(token).digest('base64url');
    return [after(first), ...others.map(after)];
  };
}
