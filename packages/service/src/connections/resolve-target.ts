import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { refuseField } from '@rowloom/contract';
import type { ServerAddress } from '@rowloom/databases';
import { classifyAddress } from './classify-address.ts';
import { parseIp } from './ip-address.ts';
import { isAddressAllowed, plainHost, type StorePlace, type TargetPolicy } from './target-policy.ts';

/** All addresses of a name, in the order to try them. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type PinnedServer = ServerAddress & { readonly pinned: string };

const NO_ADDRESS = 'The host of the URL has no address. Check its name.';
/** One sentence for both, so that nobody learns which names the operator's network has. */
const NOT_ALLOWED =
  'The host has no address, or one that this service does not connect to. Check its name, or ask the operator to allow it with ROWLOOM_ALLOW_TARGETS.';
const OWN_STORE = 'This service keeps its own data in that database. Choose another one.';
const PATIENCE = 5000;

/**
 * Looks the host's name up once and pins the address found: whoever controls the name's server cannot have the check see
 * one address and the connection another.
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

/** The addresses of a host, every one of them allowed. What they are is not told: names of this network stay unknown. */
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

/** Connections to these names go unencrypted unless told, which is right on this machine only. */
const isLocalName = (host: string): boolean => /(?:^|\.)localhost$/.test(plainHost(host));

function isLoopback(address: string): boolean {
  const ip = parseIp(address);
  return ip !== undefined && classifyAddress(ip, []) === 'loopback';
}

/** By whichever of its addresses it is called. */
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
  if (store.kind !== 'postgresql' || dialect !== 'postgresql' || port !== store.port || database !== store.database)
    return false;
  const own = isIP(store.host) === 0 ? await resolve(store.host).catch(() => []) : [store.host];
  return addresses.some((address) => own.includes(address) || (isThisMachine(address) && own.some(isThisMachine)));
}

/** As the system itself resolves, its hosts file included, but not for longer than a person waits. */
export function resolveHost(host: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer.')), PATIENCE);
    lookup(host, { all: true, order: 'ipv4first' }, (error, found) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(found.map(({ address }) => address));
    });
  });
}
