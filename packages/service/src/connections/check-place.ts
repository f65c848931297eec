import { isIP } from 'node:net';
import type { ConnectionTarget } from './connection.ts';
import { resolveConnection } from './resolve-connection.ts';
import { type Resolve, resolveHost } from './resolve-target.ts';
import type { TargetPolicy } from './target-policy.ts';

/**
 * Refuses a forbidden place when it is stored, though it is checked again at every use. A host without an address may
 * get one later; where private networks are closed, the refusal does not reveal whether a name has one.
 */
export async function checkPlace(
  policy: TargetPolicy,
  target: ConnectionTarget,
  resolve: Resolve = resolveHost,
): Promise<void> {
  const host = hostOf(target);
  if (policy.listensOnLoopbackOnly && host !== undefined && isIP(host) === 0) {
    const addresses = await resolve(host).catch(() => []);
    if (addresses.length === 0) return;
  }
  await resolveConnection(policy, target, resolve);
}

function hostOf(target: ConnectionTarget): string | undefined {
  if (target.kind === 's3') return target.endpoint?.host;
  return 'address' in target ? target.address.host : undefined;
}
