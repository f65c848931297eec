import { CannotEvaluate, CannotRead } from '../values/cannot-evaluate.ts';
import { bytesOf } from '../values/bytes-of.ts';
import { sha256Bytes } from '../../base/bytes/sha256.ts';
import { bytesOfText, hexOfText } from '../values/hex-of-text.ts';
import { formatValue } from '../values/format-value.ts';
import { familyOf, strict, unevaluated, type Compute, type FunctionFamily } from './sql-function.ts';
import { tagged, toDecimal, type SqlValue } from '../values/sql-value.ts';

/** SQLite treats a number as its text, MySQL as a number, and the dialect of the call is unknown here. */
const hex: Compute = ([value = null]) => {
  const tag = tagged(value);
  if (tag?.kind === 'bytes') return tag.hex.toUpperCase();
  if (typeof value !== 'string') throw new CannotEvaluate(`hex of ${formatValue(value)} differs among databases`);
  return hexOfText(value).toUpperCase();
};

/** `decode(text, 'hex')`, which fails for text that is not hexadecimal. Only the server knows other formats. */
const decode: Compute = ([text = null, form = null]) => {
  if (form !== 'hex') throw new CannotEvaluate(`decoding ${formatValue(form)} is not known`);
  const digits = formatValue(text).replaceAll(/\s/g, '');
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) throw new CannotRead(`${formatValue(text)} is not hexadecimal`);
  return { kind: 'bytes', hex: digits.toLowerCase() };
};

const encode: Compute = ([value = null, form = null]) => {
  const tag = tagged(value);
  if (form !== 'hex' || tag?.kind !== 'bytes') throw new CannotEvaluate(`encoding ${formatValue(form)} is not known`);
  return tag.hex;
};

/** `convert_to(text, 'UTF8')`: all other byte functions start from these bytes. */
const convertTo: Compute = ([text = null, form = null]) => {
  if (!/^utf-?8$/i.test(formatValue(form))) throw new CannotEvaluate(`the encoding ${formatValue(form)} is not known`);
  return { kind: 'bytes', hex: hexOfText(formatValue(text)) };
};

const sha256: Compute = ([value = null]) => ({ kind: 'bytes', hex: sha256Bytes(Uint8Array.from(bytesOf(value))) });

/** pgcrypto's `digest(text, 'sha256')`. */
const digest: Compute = ([value = null, algorithm = null]) => {
  if (formatValue(algorithm).toLowerCase() !== 'sha256')
    throw new CannotEvaluate(`the digest ${formatValue(algorithm)} is not known`);
  return sha256([value]);
};

/** MySQL's `sha2(text, 256)`, in hexadecimal. */
const sha2: Compute = ([value = null, bits = null]) => {
  if (![0, 256].includes(Number(formatValue(bits))))
    throw new CannotEvaluate(`sha2 of ${formatValue(bits)} bits is not known`);
  return sha256Bytes(Uint8Array.from(bytesOf(value)));
};

const POLYNOMIAL = 0xedb88320;

/** The checksum of ISO 3309, as in zip files. */
const crc32: Compute = ([value = null]) => {
  let sum = 0xffffffff;
  for (const byte of bytesOf(value)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

type Three = [a: number, b: number, c: number];

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Bob Jenkins' lookup3, PostgreSQL's hash function. Words are kept as signed 32-bit numbers. */
const mix = ([a, b, c]: Three): Three => {
  for (const [x, y, z] of [
    [4, 6, 8],
    [16, 19, 4],
  ] as const) {
    a = ((a - c) | 0) ^ rotate(c, x);
    c = (c + b) | 0;
    b = ((b - a) | 0) ^ rotate(a, y);
    a = (a + c) | 0;
    c = ((c - b) | 0) ^ rotate(b, z);
    b = (b + a) | 0;
  }
  return [a, b, c];
};

const finish = ([a, b, c]: Three): number => {
  c = ((c ^ b) - rotate(b, 14)) | 0;
  a = ((a ^ c) - rotate(c, 11)) | 0;
  b = ((b ^ a) - rotate(a, 25)) | 0;
  c = ((c ^ b) - rotate(b, 16)) | 0;
  a = ((a ^ c) - rotate(c, 4)) | 0;
  b = ((b ^ a) - rotate(a, 14)) | 0;
  return ((c ^ b) - rotate(b, 24)) | 0;
};

const start = (length: number): number => (0x9e3779b9 + length + 3923095) | 0;

const hashBytes = (bytes: readonly number[]): number => {
  const begin = start(bytes.length);
  let words: Three = [begin, begin, begin];
  const word = (at: number): number =>
    (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
  let at = 0;
  const take = (last: number): Three => [
    (words[0] + word(at)) | 0,
    (words[1] + word(at + 4)) | 0,
    (words[2] + last) | 0,
  ];
  for (; bytes.length - at >= 12; at += 12) words = mix(take(word(at + 8)));
  // The lowest byte of the third word stands for the length.
  return finish(take(word(at + 8) << 8));
};

const hashWord = (value: number): number => {
  const begin = start(4);
  return finish([(begin + value) | 0, begin, begin]);
};

const wholeOf = (value: SqlValue): bigint => {
  const number = toDecimal(value);
  if (number?.scale !== 0) throw new CannotEvaluate(`${formatValue(value)} is not a whole number`);
  return number.unscaled;
};

const hashWhole: Compute = ([value = null]) => {
  const whole = wholeOf(value);
  const [low, high] = [Number(BigInt.asIntN(32, whole)), Number(BigInt.asIntN(32, whole >> 32n))];
  return hashWord(low ^ (whole >= 0n ? high : ~high));
};

/** Checksums, and hashes by which databases partition rows. NULL when any argument is. */
export const HASH_FUNCTIONS: FunctionFamily = {
  ...familyOf((evaluate) => strict(evaluate, { injective: true }), {
    hex,
    encode,
    decode,
    convert_to: convertTo,
    sha256,
    digest,
  }),
  sha1: unevaluated({ injective: true }),
  sha224: unevaluated({ injective: true }),
  sha384: unevaluated({ injective: true }),
  sha512: unevaluated({ injective: true }),
  unhex: unevaluated({ injective: true }),
  ...familyOf(strict, {
    sha2,
    crc32,
    hashtext: ([value = null]) => hashBytes(bytesOfText(formatValue(value))),
    hashint4: ([value = null]) => hashWord(Number(BigInt.asIntN(32, wholeOf(value)))),
    hashint8: hashWhole,
  }),
};
