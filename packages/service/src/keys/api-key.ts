import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The short `rl_` keeps secret scanners from reporting our keys as another vendor's. */
const BEGINNING = 'sk_live_rl_';
const SECRET_LETTERS = 32;
const CHECKSUM_LETTERS = 6;
const PREFIX_LETTERS = 6;

/** Distinguishes the two kinds of credentials; the rest may still be nonsense. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith('sk_live_');

/** A new key: 190 random bits, then a checksum by which scanners and clients recognise a mistyped one. */
export function makeApiKey(): string {
  const secret = Array.from({ length: SECRET_LETTERS }, () => LETTERS[randomInt(62)]).join('');
  return `${BEGINNING}${secret}${checksumOf(`${BEGINNING}${secret}`)}`;
}

/** The visible part of a key: it identifies the key, and opens nothing. */
export const prefixOf = (key: string): string => key.slice(0, BEGINNING.length + PREFIX_LETTERS);

/** 190 random bits need no salt and no slow hash: nobody can try them all. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export function isWellFormed(key: string): boolean {
  if (!/^sk_live_rl_[0-9A-Za-z]{38}$/.test(key)) return false;
  return checksumOf(key.slice(0, -CHECKSUM_LETTERS)) === key.slice(-CHECKSUM_LETTERS);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let letters = '';
  for (let index = 0; index < CHECKSUM_LETTERS; index++) {
    letters = (LETTERS[rest % 62] ?? '') + letters;
    rest = Math.floor(rest / 62);
  }
  return letters;
}
