import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether a service that listens there is reachable only from this machine. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(plain);
  if (family === 0) return plain === 'localhost';
  return LOOPBACK.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
