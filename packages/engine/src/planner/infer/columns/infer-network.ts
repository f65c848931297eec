import type { NetworkDomain } from '../../../solve/row-solution.ts';
import { BY_NAME, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import type { Facts } from '../read-facts.ts';

/** Networks reserved for documentation, which contain addresses unless a CHECK names others. */
const USUAL = { 4: '198.51.100.0/24', 6: '2001:db8::/32' } as const;

/** Addresses of the version, the network and the prefixes that CHECKs require, spelt as a pattern. */
export function inferNetwork({ type }: Facts, domain: NetworkDomain): Finding {
  const version = domain.version ?? (domain.within?.includes(':') === true ? 6 : 4);
  const bits = version === 6 ? 128 : 32;
  const [least, most] = [domain.min_prefix ?? 0, Math.min(domain.max_prefix ?? bits, bits)];
  const usual = least > 0 || most < bits ? { 4: '10.0.0.0/8', 6: USUAL[6] }[version] : USUAL[version];
  const [address = '', length] = (domain.within ?? usual).split('/');
  const fixed = Number(length ?? bits);
  const isHost = type.kind === 'inet' && most === bits;
  const wished = version === 6 ? 48 : 24;
  const prefix = isHost ? bits : Math.min(most, Math.max(least, fixed, Math.min(wished, most)));
  const kept = Math.min(fixed, prefix);
  const regex =
    version === 6 ? sixPattern(address, kept, prefix) : fourPattern(address.split('.').map(Number), kept, prefix);
  return {
    source: fromGenerator('pattern', { regex: prefix === bits ? regex : `${regex}/${prefix}` }),
    confidence: BY_NAME,
    reason: `the type is ${type.native}; a CHECK restricts the networks`,
  };
}

/** The possible values of each byte: fixed bits, free ones, and zeros beyond the prefix. */
function fourPattern(address: readonly number[], fixed: number, prefix: number): string {
  return [0, 1, 2, 3]
    .map((index) => byteChoice(address[index] ?? 0, fixed - index * 8, prefix - index * 8))
    .join('\\.');
}

function byteChoice(value: number, fixed: number, used: number): string {
  const given = Math.min(8, Math.max(0, fixed));
  const free = Math.min(8, Math.max(0, used)) - given;
  const base = value & (0xff << (8 - given));
  if (free <= 0) return String(base);
  // Most values of a byte, in a form that is quick to number.
  if (free === 8) return '(1[0-9][0-9]|2[0-4][0-9]|[1-9][0-9])';
  const step = 2 ** (8 - given - free);
  const values = Array.from({ length: 2 ** free }, (_, index) => base + index * step);
  return `(${values.join('|')})`;
}

/** The groups of the network, then digits up to the prefix, rounded to four bits. */
function sixPattern(address: string, fixed: number, prefix: number): string {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  const digits = groups.map((group) => group.padStart(4, '0')).join('');
  const [given, used] = [Math.ceil(fixed / 4), Math.floor(prefix / 4)];
  const spelt = Array.from({ length: 32 }, (_, index) =>
    index < given ? (digits[index] ?? '0') : index < used ? (index % 4 === 0 ? '[1-9a-f]' : '[0-9a-f]') : '0',
  );
  return Array.from({ length: 8 }, (_, index) => spelt.slice(index * 4, index * 4 + 4).join('')).join(':');
}
