import { createHash, createSecretKey, type KeyObject } from 'node:crypto';

/** One key of the operator. Its id is in every sealed text, so that the right key is found without trying. */
export type RingKey = { readonly id: string; readonly key: KeyObject };

/** The first key seals and signs; all of them open and verify. Putting a new key first is a rotation. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/** The operator's key is missing, invalid or readable by others: reported at start, for the operator. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

const KEY_BYTES = 32;
const HEX = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Reads keys separated by commas or line breaks; `source` names their place in messages, which never quote a key. */
export function parseKeyRing(text: string, source: string): KeyRing {
  const keys = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => parseKey(part, `Key ${index + 1} of ${source}`));
  const [first, ...others] = keys;
  if (first === undefined)
    throw new SecretKeyError(`${source} contains no key. Create one with: openssl rand -base64 32`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new SecretKeyError(`${source} contains the same key twice.`);
  return [first, ...others];
}

function parseKey(text: string, place: string): RingKey {
  const bytes = HEX.test(text)
    ? Buffer.from(text, 'hex')
    : BASE64.test(text)
      ? Buffer.from(text, 'base64')
      : Buffer.alloc(0);
  if (bytes.length !== KEY_BYTES)
    throw new SecretKeyError(
      `${place} is not ${KEY_BYTES} bytes in base64 or hexadecimal. Make one with: openssl rand -base64 32`,
    );
  if (new Set(bytes).size < 8)
    throw new SecretKeyError(`${place} is not random. Make one with: openssl rand -base64 32`);
  return makeRingKey(bytes);
}

/** A key's id is a hash of it: it identifies the key, and reveals nothing of it. */
export function makeRingKey(bytes: Uint8Array): RingKey {
  const id = createHash('sha256').update('rowloom key id\0').update(bytes).digest('hex').slice(0, 12);
  return { id, key: createSecretKey(bytes) };
}
