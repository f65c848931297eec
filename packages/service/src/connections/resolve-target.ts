import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { refuseField } from '@rowloom/contract';
import type { ServerAddress } from '@rowloom/databases';
import { classifyAddress } from './classify-address.ts';
import { parseIp } from './ip-address.ts';
import { isAddressAllowed, plainHost, type StorePlace, type TargetPolicy } from './target-policy.ts';

/** All addresses of a name, in the order of attempts. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type PinnedServer = ServerAddress & { readonly pinned: string };

const NO_ADDRESS = 'The host of the URL has no address. Check its name.';
/** One sentence for both, so that names of the operator's network are not revealed. */
const NOT_ALLOWED =
  'The host has no address, or one that this service does not connect to. Check its name, or ask the operator to allow it with ROWLOOM_ALLOW_TARGETS.';
const OWN_STORE = 'This service keeps its own data in that database. Choose another one.';
const TIMEOUT_MS = 5000;

/**
 * Resolves the host's name once and pins the address: the owner of the name's DNS cannot make the check see one address
 * and the connection another.
 */
export async function resolveTarget(
  policy: TargetPolicy,
  address: ServerAddress,
  resolve: Resolve = resolveHost,
): Promise<PinnedServer> {
  if (address.socket) throw refuseField('url', 'This service does not connect to Unix sockets: write a host after //.');
  const addresses = await checkHost(policy, address.host, 'url', resolve);
  if (await isStore(policy.store, address, addresses, resolve)) throw refuseField('url', OWN_STORE);
  return { ...address, pinned: addresses[0] };
}

/** The addresses of a host, all of them allowed. They are not shown, so that names of this network stay unknown. */
export async function checkHost(
  policy: TargetPolicy,
  host: string,
  field: string,
  resolve: Resolve = resolveHost,
): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  if (first === undefined) throw refuseField(field, policy.listensOnLoopbackOnly ? NO_ADDRESS : NOT_ALLOWED);
  const addresses = [first, ...others] as const;
  const isAllowed = addresses.every((address) => isAddressAllowed(policy, address, host));
  if (!isAllowed || (isLocalName(host) && !addresses.every(isLoopback))) throw refuseField(field, NOT_ALLOWED);
  return addresses;
}

/** Connections to these names are unencrypted by default, which is safe only on this machine. */
const isLocalName = (host: string): boolean => /(?:^|\.)localhost$/.test(plainHost(host));

function isLoopback(address: string): boolean {
  const ip = parseIp(address);
  return ip !== undefined && classifyAddress(ip, []) === 'loopback';
}

/** By any of its addresses. */
function isThisMachine(address: string): boolean {
  const ip = parseIp(address);
  return ip !== undefined && classifyAddress(ip) === 'loopback';
}

async function isStore(
  store: StorePlace,
  { dialect, port, database }: ServerAddress,
  addresses: readonly string[],
  resolve: Resolve,
): Promise<boolean> {
  if (!('port' in store) || store.kind !== dialect || port !== store.port || database !== store.database) return false;
  const own = isIP(store.host) === 0 ? await resolve(store.host).catch(() => []) : [store.host];
  return addresses.some((address) => own.includes(address) || (isThisMachine(address) && own.some(isThisMachine)));
}

/** As the system itself resolves, including its hosts file, but with a limit that a person would accept. */
export function resolveHost(host: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer.')), TIMEOUT_MS);
    lookup(host, { all: true, order: 'ipv4first' }, (error, found) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(found.map(({ address }) => address));
    });
  });
}
