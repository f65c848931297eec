import { hexOfText } from '../values/hex-of-text.ts';

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

/** The constants of RFC 1321, floor(2^32 * |sin(i)|), written out because sines may differ between machines. */
const SINES = Int32Array.from(
  `d76aa478 e8c7b756 242070db c1bdceee f57c0faf 4787c62a a8304613 fd469501 698098d8 8b44f7af ffff5bb1 895cd7be 6b901122
  fd987193 a679438e 49b40821 f61e2562 c040b340 265e5a51 e9b6c7aa d62f105d 02441453 d8a1e681 e7d3fbc8 21e1cde6 c33707d6
  f4d50d87 455a14ed a9e3e905 fcefa3f8 676f02d9 8d2a4c8a fffa3942 8771f681 6d9d6122 fde5380c a4beea44 4bdecfa9 f6bb4b60
  bebfbc70 289b7ec6 eaa127fa d4ef3085 04881d05 d9d4d039 e6db99e5 1fa27cf8 c4ac5665 f4292244 432aff97 ab9423a7 fc93a039
  655b59c3 8f0ccc92 ffeff47d 85845dd1 6fa87e4f fe2ce6e0 a3014314 4e0811a1 f7537e82 bd3af235 2ad7d2bb eb86d391`
    .split(/\s+/)
    .map((word) => Number.parseInt(word, 16) | 0),
);

/** The bytes of a text in blocks of sixteen little-endian words, with the length at the end. */
const blocksOf = (text: string): Int32Array => {
  const hex = hexOfText(text);
  const length = hex.length / 2;
  const words = new Int32Array((Math.floor((length + 8) / 64) + 1) * 16);
  for (let at = 0; at <= length; at += 1) {
    const byte = at === length ? 0x80 : Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << ((at & 3) * 8));
  }
  words[words.length - 2] = length * 8;
  return words;
};

const mix = (round: number, b: number, c: number, d: number): number => {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
};

const STEPS = [
  [1, 0],
  [5, 1],
  [3, 5],
  [7, 0],
] as const;

/** MD5 of the text's UTF-8 form, in hexadecimal digits. Uniqueness of long texts is often built on it. */
export const md5 = (text: string): string => {
  const words = blocksOf(text);
  let state: readonly [number, number, number, number] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < words.length; block += 16) {
    let [a, b, c, d] = state;
    for (let at = 0; at < 64; at += 1) {
      const round = at >> 4;
      const [step, start] = STEPS[round] ?? [1, 0];
      const word = words[block + ((at * step + start) & 15)] ?? 0;
      const sum = (a + mix(round, b, c, d) + (SINES[at] ?? 0) + word) | 0;
      const shift = SHIFTS[round * 4 + (at & 3)] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    state = [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0];
  }
  return state.map(hexOfWord).join('');
};

const hexOfWord = (word: number): string =>
  [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, '0')).join('');
