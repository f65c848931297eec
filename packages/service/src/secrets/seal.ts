import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derive } from './derive-key.ts';
import type { KeyRing, RingKey } from './key-ring.ts';

/** The row that a sealed text belongs to. In another row it does not open. */
export type SealContext = { readonly table: string; readonly id: string };

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{12})\.([A-Za-z0-9_-]+)$/;

/** AES-256-GCM under the ring's first key: `v1.<key id>.<nonce, ciphertext, tag>`. */
export function seal(ring: KeyRing, text: string, context: SealContext): string {
  const [ringKey] = ring;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, derive(ringKey, 'seal').key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associated(ringKey, context));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${ringKey.id}.${sealed.toString('base64url')}`;
}

/** Throws if the text was changed, belongs to another row, or was sealed by a key that is not on the ring. */
export function unseal(ring: KeyRing, sealed: string, context: SealContext): string {
  const [, id, body] = SEALED.exec(sealed) ?? [];
  if (id === undefined || body === undefined) throw new Error(`The content of ${place(context)} is not a sealed text.`);
  const ringKey = ring.find((candidate) => candidate.id === id);
  if (ringKey === undefined)
    throw new Error(
      `${place(context)} was sealed by the key ${id}, which is not among the secret keys of this service.`,
    );
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error(`The sealed text of ${place(context)} was cut.`);
  const decipher = createDecipheriv(ALGORITHM, derive(ringKey, 'seal').key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(associated(ringKey, context));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new Error(
      `The sealed text of ${place(context)} cannot be decrypted: it was changed, or belongs to another row.`,
    );
  }
}

/** The same secret under the ring's first key, or undefined if it is already sealed by that one. */
export function reseal(ring: KeyRing, sealed: string, context: SealContext): string | undefined {
  const text = unseal(ring, sealed, context);
  return sealed.startsWith(`${VERSION}.${ring[0].id}.`) ? undefined : seal(ring, text, context);
}

/** As JSON, because concatenated names would be ambiguous. */
const associated = ({ id }: RingKey, { table, id: row }: SealContext): Buffer =>
  Buffer.from(JSON.stringify([VERSION, id, table, row]), 'utf8');

const place = ({ table, id }: SealContext): string => `${table} ${id}`;
