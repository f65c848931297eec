import { dateText } from './date-text.fixture.ts';

/** The values of the sample columns in each row, composed as strings where they are texts. */

export const AWKWARD_TEXTS: readonly string[] = [
  '',
  'plain',
  "it's",
  'say "hi"',
  'back\\slash',
  'tab\there',
  'two\nlines',
  'cr\rhere',
  'comma, here',
  'Grüße 東京 🚀',
  '\\N',
  'NULL',
  '{"a",b}',
  ' edges ',
  '\u0001\b\v\f',
  "'",
  '"',
  '\\',
  'a sentence that is longer than any of the unrolled writers take, to be sure',
];
export const JSONS: readonly string[] = [
  '{}',
  '{"a": 1.50, "b": [true, null]}',
  '{"quote": "say \\"hi\\"", "path": "c:\\\\x"}',
  '[\n  "it\'s",\r\n\t"é"\n]',
  '"\\n"',
  '12',
];
export const ADDRESSES: readonly string[] = [
  '192.0.2.7',
  '198.51.100.0/24',
  '2001:db8::1',
  '::',
  '2001:db8:0:1:2:3:4:5',
  '2001:db8::/32',
  '::ffff:192.0.2.1',
  '::1',
];
export const MACS: readonly string[] = ['00:00:5e:00:53:af', '00:00:5e:00:53:01'];
export const BITS: readonly string[] = ['0', '10110', '11111111', '101010101', ''];
export const STATES: readonly string[] = ['new', 'on hold', "won't"];

export const pick = <T>(list: readonly T[], at: number): T =>
  list[((at % list.length) + list.length) % list.length] as T;

/** A whole number of 10^-scale units, written through a string. */
export function decimalText(value: number, scale: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const sign = value < 0 ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

export const bigAt = (at: number): number =>
  pick([0, 1, -1, 4294967296, -4294967297, 9007199254740991, -9007199254740991, 123456789012], at);
export const unitsAt = (at: number): number =>
  pick([0, 5, -5, 100, -12345, 10000, 99999999, -100000000, 120000, 1234567890123], at);
export const smallUnitsAt = (at: number): number => pick([0, 1, -1, 99, -12345, 10_000, 999_999, 999_999_999], at);
export const daysAt = (at: number): number => pick([0, -1, 10_957, 20_000, -25_567, -100_000, 47_482, 11_016], at);
export const clockAt = (at: number): number => pick([0, 1, 34_200_000_000, 86_399_999_999, 45_296_789_000], at);
export const microsAt = (at: number): number => daysAt(at) * 86_400_000_000 + clockAt(at + 2);
export const spanAt = (at: number): number =>
  pick([0, 90_000_000, -90_000_000, 86_400_000_000 * 3 + 1500, -86_400_000_000 * 40 - 250_000], at);
export const uuidWordAt = (at: number, part: number): number => Math.imul(at * 4 + part + 1, 0x9e3779b1);
export const byteAt = (at: number, index: number): number => (at * 37 + index * 91) & 255;

export const pad = (value: number, width: number): string => String(value).padStart(width, '0');
export function clockText(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  const fraction = micros % 1_000_000;
  const tail = fraction === 0 ? '' : fraction % 1000 === 0 ? `.${pad(fraction / 1000, 3)}` : `.${pad(fraction, 6)}`;
  return `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}${tail}`;
}
export const stampText = (at: number): string => `${dateText(daysAt(at))}T${clockText(clockAt(at + 2))}`;
export function spanText(micros: number): string {
  const sign = micros < 0 ? '-' : '';
  const days = Math.floor(Math.abs(micros) / 86_400_000_000);
  const rest = Math.abs(micros) % 86_400_000_000;
  const fraction = rest % 1_000_000;
  const tail = fraction === 0 ? '' : fraction % 1000 === 0 ? `.${pad(fraction / 1000, 3)}` : `.${pad(fraction, 6)}`;
  return `P${sign}${days}DT${sign}${Math.floor(rest / 1_000_000)}${tail}S`;
}
export const hex = (value: number, width: number): string => (value >>> 0).toString(16).padStart(width, '0');
export function uuidText(at: number): string {
  const text = [0, 1, 2, 3].map((part) => hex(uuidWordAt(at, part), 8)).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const bytesText = (at: number): string =>
  `\\x${Array.from({ length: at % 6 }, (_, i) => hex(byteAt(at, i), 2)).join('')}`;
