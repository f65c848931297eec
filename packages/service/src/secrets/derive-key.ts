import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { KeyRing, RingKey } from './key-ring.ts';

export type DerivedKey = {
  /** The id of the ring's key behind it, fit for a `kid`. */
  readonly id: string;
  readonly key: KeyObject;
};

/** A key for one purpose: to sign with. No two purposes share one, and none leads back to the operator's key. */
export const deriveKey = (ring: KeyRing, purpose: string): DerivedKey => derive(ring[0], purpose);

/** The keys of one purpose, newest first: to verify with what an older key of the ring signed. */
export const deriveKeys = (ring: KeyRing, purpose: string): readonly DerivedKey[] =>
  ring.map((ringKey) => derive(ringKey, purpose));

export function derive({ id, key }: RingKey, purpose: string): DerivedKey {
  const bytes = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), `rowloom/${purpose}`, 32));
  return { id, key: createSecretKey(bytes) };
}
