import { isIP } from 'node:net';
import type { ConnectionTarget } from './connection.ts';
import { resolveConnection } from './resolve-connection.ts';
import { type Resolve, resolveHost } from './resolve-target.ts';
import type { TargetPolicy } from './target-policy.ts';

/**
 * Refuses a place that is not allowed when it is written down, though it is checked anew at every use. A host that has no
 * address yet may get one; where private networks are closed, whether a name has one is not told.
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
