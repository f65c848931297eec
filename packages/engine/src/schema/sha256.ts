import { encodeUtf8 } from '../text/utf8.ts';

/** The first 32 bits of the fractional parts of roots of primes, as FIPS 180-4 defines them. */
const { ROUND, START } = makeConstants();

function makeConstants(): { readonly ROUND: Int32Array; readonly START: Int32Array } {
  const round = new Int32Array(64);
  const start = new Int32Array(8);
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    if (!isPrime(candidate)) continue;
    if (found < 8) start[found] = rootBits(candidate, 2);
    round[found++] = rootBits(candidate, 3);
  }
  return { ROUND: round, START: start };
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return true;
}

/** 32 bits after the point of the square or cube root, by whole numbers: a rounded root might be off in its last bit. */
function rootBits(value: number, degree: 2 | 3): number {
  const target = BigInt(value) << BigInt(32 * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle * (degree === 3 ? middle : 1n) <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn) | 0;
}

/** SHA-256 in hexadecimal: for digests of documents, not for rows. */
export function sha256(text: string): string {
  const bytes = encodeUtf8(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) addBlock(state, words, view, block);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function addBlock(state: Int32Array, words: Int32Array, view: DataView, block: number): void {
  const word = (index: number): number => words[index] as number;
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = word(i - 15);
    const b = word(i - 2);
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = word(i - 16) + small + word(i - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const first =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + word(i)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] as number) + value;
  });
}
