import { refuse } from '@rowloom/contract';
import type { Caller, Membership } from './caller.ts';

/** A suspended organization admits nobody, and a tier without API access admits no key. */
export function admitMember(caller: Caller, membership: Membership): void {
  if (membership.suspended) throw refuse('organization_suspended');
  if (caller.via === 'api_key' && !membership.apiAccess) throw refuse('tier_required');
}
