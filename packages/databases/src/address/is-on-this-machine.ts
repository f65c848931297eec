import { isIPv4 } from 'node:net';
import { type DatabaseAddress, isFileAddress } from './database-address.ts';

/** As far as the address shows: a name may resolve to this machine as well. */
export function isOnThisMachine(address: DatabaseAddress): boolean {
  return isFileAddress(address) || address.socket || isLoopback(address.host);
}

export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  );
}
