import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashApiKey, isWellFormed, looksLikeApiKey, makeApiKey, prefixOf } from './api-key.ts';

test('a key is sk_live_rl_, 32 random letters and 6 of checksum', () => {
  const key = makeApiKey();
  expect(key).toMatch(/^sk_live_rl_[0-9A-Za-z]{38}$/);
  expect(isWellFormed(key)).toBe(true);
  expect(looksLikeApiKey(key)).toBe(true);
  expect(prefixOf(key)).toBe(key.slice(0, 17));
  expect(hashApiKey(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(makeApiKey()).not.toBe(key);
});

test('the checksum is the CRC-32 of the preceding characters, in base 62', () => {
  const key = `sk_live_rl_${'A'.repeat(32)}`;
  // crc32('sk_live_rl_AAAA…') by another implementation, written out in base 62.
  expect(isWellFormed(`${key}000000`)).toBe(false);
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let rest = bitwiseCrc32(key);
  let text = '';
  while (rest > 0) [text, rest] = [letters[rest % 62] + text, Math.floor(rest / 62)];
  expect(isWellFormed(key + text.padStart(6, '0'))).toBe(true);
});

test('one wrong letter is always detected', () => {
  const key = makeApiKey();
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 48 }), fc.constantFrom(...'0123456789abcXYZ'), (at, letter) => {
      fc.pre(key[at] !== letter);
      expect(isWellFormed(key.slice(0, at) + letter + key.slice(at + 1))).toBe(false);
    }),
  );
});

function bitwiseCrc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
