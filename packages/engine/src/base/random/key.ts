/** Two 32-bit words that stand for an address: one column of one table under one seed, or one lane of it. */
export type Key = { readonly k0: number; readonly k1: number };

/**
 * Hashes an address into a key. Each part is closed by a separator that no part can contain, so that ("ab", "c") and
 * ("a", "bc") are different addresses.
 */
export function deriveKey(...parts: readonly (string | number)[]): Key {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (const part of parts) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      a = Math.imul(a ^ unit, 0x01000193);
      b = Math.imul(b ^ (unit + i), 0xcc9e2d51);
      b = (b << 13) | (b >>> 19);
    }
    a = Math.imul(a ^ 0x10000, 0x01000193);
    b = Math.imul(b ^ 0x10000, 0x1b873593);
    a ^= a >>> 15;
    b ^= b >>> 13;
  }
  const k0 = finish(a ^ finish(b));
  return { k0, k1: finish(b + Math.imul(k0, 0xc2b2ae35)) };
}

function finish(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
