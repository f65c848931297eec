import { networkInterfaces } from 'node:os';
import { type IpAddress, parseIp } from './ip-address.ts';

/** All current addresses of this machine: interfaces come and go. */
export const ownAddresses = (): readonly IpAddress[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => parseIp(address))
    .filter((ip) => ip !== undefined);
