import { ownAddresses } from './own-addresses.ts';
import { type IpAddress, type IpRange, isInRange, parseRange } from './ip-address.ts';

/** `forbidden`: never a target; `loopback` and `private`: the operator's own network; `public`: everything else. */
export type AddressClass = 'forbidden' | 'loopback' | 'private' | 'public';

/** Metadata services give the machine's own credentials to any local client. */
const METADATA = [
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:42::42',
  'fd00:c1::a9fe:a9fe',
  'fd00:ec2::/32',
  'fd20:ce::254',
];
/** Unspecified, link-local or multicast. */
const NO_SINGLE_HOST = ['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/3', '::', 'fe80::/10', 'ff00::/8'];
const LOOPBACK = ['127.0.0.0/8', '::1'];
const PRIVATE = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '64:ff9b:1::/48',
  'fc00::/7',
  'fec0::/10',
];

const CLASSES: readonly (readonly [AddressClass, readonly IpRange[]])[] = [
  ['forbidden', ranges([...METADATA, ...NO_SINGLE_HOST])],
  ['loopback', ranges(LOOPBACK)],
  ['private', ranges(PRIVATE)],
];

/** IPv6 forms that a host or a router converts to IPv4: their prefixes, and the bit offset of the IPv4 address. */
const EMBEDDED: readonly (readonly [IpRange, bigint])[] = (
  [
    ['::/96', 0n], // IPv4-compatible
    ['::ffff:0:0/96', 0n], // IPv4-mapped
    ['::ffff:0:0:0/96', 0n], // IPv4-translated
    ['64:ff9b::/96', 0n], // NAT64
    ['64:ff9b:1::/48', 0n], // NAT64 of a local prefix of 96 bits
    ['2002::/16', 80n], // 6to4
  ] as const
).map(([range, shift]) => [rangeOf(range), shift]);

const TEREDO = rangeOf('2001::/32');
/** Its interface identifiers are `0:5efe:` or `200:5efe:` and the IPv4 address, under any prefix. */
const ISATAP = 0x5efen;

/**
 * The worst class of an address and its conversions. One of this machine's own is loopback under another name: both
 * reach whatever listens on all of its addresses.
 */
export function classifyAddress(ip: IpAddress, own: readonly IpAddress[] = ownAddresses()): AddressClass {
  const forms = [ip, ...embeddedIpv4(ip)];
  const isOwn = forms.some((form) => own.some(({ family, value }) => family === form.family && value === form.value));
  const found = new Set([...forms.map(classifyPlainly), ...(isOwn ? (['loopback'] as const) : [])]);
  return CLASSES.map(([name]) => name).find((name) => found.has(name)) ?? 'public';
}

function classifyPlainly(ip: IpAddress): AddressClass {
  return CLASSES.find(([, members]) => members.some((range) => isInRange(ip, range)))?.[0] ?? 'public';
}

function embeddedIpv4(ip: IpAddress): readonly IpAddress[] {
  // The unspecified address and loopback are special, though they look IPv4-compatible.
  if (ip.family === 4 || ip.value <= 1n) return [];
  const shifted = EMBEDDED.filter(([range]) => isInRange(ip, range)).map(([, shift]) => ipv4(ip.value >> shift));
  const teredo = isInRange(ip, TEREDO) ? [ipv4(~ip.value)] : [];
  const isatap = ((ip.value >> 32n) & 0xfdffffffn) === ISATAP ? [ipv4(ip.value)] : [];
  return [...shifted, ...teredo, ...isatap, ...localNat64(ip)];
}

/** RFC 6052 with a prefix of 48 bits: the IPv4 address is split around bits 64 to 71. */
function localNat64(ip: IpAddress): readonly IpAddress[] {
  if (!isInRange(ip, rangeOf('64:ff9b:1::/48'))) return [];
  return [ipv4(((ip.value >> 64n) << 16n) | ((ip.value >> 40n) & 0xffffn))];
}

const ipv4 = (value: bigint): IpAddress => ({ family: 4, value: BigInt.asUintN(32, value) });

function ranges(texts: readonly string[]): readonly IpRange[] {
  return texts.map(rangeOf);
}

function rangeOf(text: string): IpRange {
  const range = parseRange(text);
  if (range === undefined) throw new Error(`${text} is not a range of addresses.`);
  return range;
}
