import { isIP } from 'node:net';
import { refuseField } from '@rowloom/contract';
import { classifyAddress } from '../connections/classify-address.ts';
import { parseIp } from '../connections/ip-address.ts';
import { checkHost, type Resolve, resolveHost } from '../connections/resolve-target.ts';
import type { TargetPolicy } from '../connections/target-policy.ts';

/** The destination of a request, its address resolved once: what was checked is what is connected to. */
export type PinnedUrl = { readonly url: URL; readonly address: string };

/**
 * Refuses a forbidden address when it is stored, though it is checked again at every delivery. A host without an
 * address may get one later; where private networks are closed, the refusal does not reveal whether a name has one.
 */
export async function checkNewUrl(policy: TargetPolicy, text: string, resolve: Resolve = resolveHost): Promise<void> {
  const host = URL.parse(text)?.hostname ?? '';
  if (policy.listensOnLoopbackOnly && isIP(host) === 0 && !host.startsWith('[')) {
    const addresses = await resolve(host).catch(() => []);
    if (addresses.length === 0 && /^https:\/\/[^@]*$/i.test(text)) return;
  }
  await checkWebhookUrl(policy, text, resolve);
}

/** Refuses an address that connections may not have either, and plain text over the Internet. */
export async function checkWebhookUrl(policy: TargetPolicy, text: string, resolve?: Resolve): Promise<PinnedUrl> {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '')
    throw refuseField('url', 'Write an address such as https://hooks.example.com/rowloom.');
  const addresses = await checkHost(policy, url.hostname.replace(/^\[(.*)\]$/, '$1'), 'url', resolve);
  if (url.protocol === 'http:' && addresses.some(isPublic))
    throw refuseField('url', 'Over the Internet events go by https only. Write https:// before the host.');
  return { url, address: addresses[0] };
}

function isPublic(address: string): boolean {
  const ip = parseIp(address);
  return ip === undefined || classifyAddress(ip) === 'public';
}
