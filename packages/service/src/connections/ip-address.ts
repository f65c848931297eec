import { isIPv4, isIPv6 } from 'node:net';

export type IpAddress = { readonly family: 4 | 6; readonly value: bigint };

/** All addresses with the same first `prefix` bits. */
export type IpRange = IpAddress & { readonly prefix: number };

const BITS = { 4: 32n, 6: 128n } as const;

/** An address as a number; a zone, as in `fe80::1%eth0`, does not affect the address. */
export function parseIp(text: string): IpAddress | undefined {
  const bare = text.replace(/%.*$/s, '');
  if (isIPv4(bare)) return { family: 4, value: readIpv4(bare) };
  return isIPv6(bare) ? { family: 6, value: readIpv6(bare) } : undefined;
}

/** `10.0.0.0/8`, `fc00::/7`, or one address. Bits beyond the prefix are refused as a likely mistake. */
export function parseRange(text: string): IpRange | undefined {
  const [address = '', length, ...more] = text.split('/');
  const ip = parseIp(address);
  if (ip === undefined || more.length > 0) return undefined;
  const bits = BITS[ip.family];
  if (length === undefined) return { ...ip, prefix: Number(bits) };
  const prefix = /^\d{1,3}$/.test(length) ? BigInt(length) : bits + 1n;
  if (prefix > bits || ip.value % (1n << (bits - prefix)) !== 0n) return undefined;
  return { ...ip, prefix: Number(prefix) };
}

export function isInRange(ip: IpAddress, range: IpRange): boolean {
  const rest = BITS[range.family] - BigInt(range.prefix);
  return ip.family === range.family && ip.value >> rest === range.value >> rest;
}

function readIpv4(text: string): bigint {
  return text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function readIpv6(text: string): bigint {
  const [head = '', tail] = text.split('::');
  const before = readGroups(head);
  const after = readGroups(tail ?? '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0n);
  return [...before, ...zeros, ...after].reduce((value, group) => (value << 16n) | group, 0n);
}

function readGroups(text: string): readonly bigint[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)];
    const value = readIpv4(group);
    return [value >> 16n, value & 0xffffn];
  });
}
