import { isIPv6 } from 'node:net';

/** A person has a whole /64 of IPv6 addresses: counting single ones would be pointless. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  return `${expand(ip.split('%')[0] ?? ip)
    .slice(0, 4)
    .join(':')}::/64`;
}

function expand(ip: string): readonly string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.map(plain);
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map(plain);
}

const plain = (group: string): string => group.replace(/^0+(?=.)/, '');
