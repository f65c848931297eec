import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyAddress } from './classify-address.ts';
import { type IpAddress, isInRange, parseIp, parseRange } from './ip-address.ts';

function ip(text: string): IpAddress {
  const parsed = parseIp(text);
  if (parsed === undefined) throw new Error(`${text} is not an address.`);
  return parsed;
}

test.each([
  ['169.254.169.254', 'forbidden'],
  ['100.100.100.200', 'forbidden'],
  ['192.0.0.192', 'forbidden'],
  ['168.63.129.16', 'forbidden'],
  ['0.0.0.0', 'forbidden'],
  ['0.1.2.3', 'forbidden'],
  ['224.0.0.1', 'forbidden'],
  ['255.255.255.255', 'forbidden'],
  ['::', 'forbidden'],
  ['fe80::1', 'forbidden'],
  ['fe80::1%eth0', 'forbidden'],
  ['febf:ffff::1', 'forbidden'],
  ['ff02::1', 'forbidden'],
  ['fd00:ec2::254', 'forbidden'],
  ['fd20:ce::254', 'forbidden'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['fd12:3456::1', 'private'],
  ['fec0::1', 'private'],
  ['172.32.0.0', 'public'],
  ['100.128.0.1', 'public'],
  ['93.184.216.34', 'public'],
  ['2606:2800:220:1::1', 'public'],
])('%s is %s', (text, expected) => {
  expect(classifyAddress(ip(text))).toBe(expected);
});

test.each([
  ['mapped', '::ffff:169.254.169.254'],
  ['mapped, in hexadecimal', '::ffff:a9fe:a9fe'],
  ['mapped, in full', '0:0:0:0:0:ffff:a9fe:a9fe'],
  ['compatible', '::169.254.169.254'],
  ['translated', '::ffff:0:169.254.169.254'],
  ['behind NAT64', '64:ff9b::169.254.169.254'],
  ['behind a NAT64 of its own', '64:ff9b:1::169.254.169.254'],
  ['behind a NAT64 of 48 bits', '64:ff9b:1:a9fe:a9:fe00::'],
  ['behind 6to4', '2002:a9fe:a9fe::1'],
  ['behind Teredo', '2001:0:1234:5678:0:0:5601:5601'],
  ['behind ISATAP', '2001:db8::5efe:169.254.169.254'],
  ['behind ISATAP with the global bit', '2001:db8::200:5efe:169.254.169.254'],
])('a metadata address %s is forbidden', (_, text) => {
  expect(classifyAddress(ip(text))).toBe('forbidden');
});

test('an IPv4 address is treated the same when written as IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '64:ff9b::', '::ffff:0:'), (address, prefix) => {
      expect(classifyAddress(ip(`${prefix}${address}`))).toBe(classifyAddress(ip(address)));
    }),
  );
});

test('all spellings of an address are the same address', () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const value = ip(text).value;
      const groups = Array.from({ length: 8 }, (_, index) =>
        ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
      );
      expect(ip(groups.join(':').toUpperCase()).value).toBe(value);
      // An independent implementation, to check the first.
      expect(`[${new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1)}]`).toBe(
        new URL(`http://[${text}]/`).hostname,
      );
    }),
  );
});

test('a range holds exactly the addresses with its prefix', () => {
  const range = parseRange('10.32.0.0/11');
  if (range === undefined) throw new Error('The range was not read.');
  expect(
    ['10.32.0.0', '10.63.255.255', '10.31.255.255', '10.64.0.0', '::a20:0'].map((text) => isInRange(ip(text), range)),
  ).toEqual([true, true, false, false, false]);
});

test.each([
  '',
  '10.0.0.0/33',
  '10.0.0.1/8',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
  '::/129',
  'example.com',
  '10.0.0',
])('%j is not a range', (text) => {
  expect(parseRange(text)).toBeUndefined();
});
