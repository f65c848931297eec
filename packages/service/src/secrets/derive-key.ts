import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { KeyRing, RingKey } from './key-ring.ts';

export type DerivedKey = {
  /** The id of its parent key on the ring, suitable for a `kid`. */
  readonly id: string;
  readonly key: KeyObject;
};

/** A signing key for one purpose. Purposes never share one, and none reveals the operator's key. */
export const deriveKey = (ring: KeyRing, purpose: string): DerivedKey => derive(ring[0], purpose);

/** The keys of one purpose, newest first: to verify what an older key of the ring signed. */
export const deriveKeys = (ring: KeyRing, purpose: string): readonly DerivedKey[] =>
  ring.map((ringKey) => derive(ringKey, purpose));

export function derive({ id, key }: RingKey, purpose: string): DerivedKey {
  const bytes = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), `rowloom/${purpose}`, 32));
  return { id, key: createSecretKey(bytes) };
}
