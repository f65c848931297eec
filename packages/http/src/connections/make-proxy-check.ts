import { compile } from '@fastify/proxy-addr';
import type { ServerOptions } from '../server-options.ts';

/** Whether an address is that of a trusted proxy. */
export function makeProxyCheck(trusted: ServerOptions['trustProxy'] = false): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted;
  const isTrusted = compile(trusted.split(',').map((part) => part.trim()));
  return (address) => address !== '' && isTrusted(address, 0);
}
