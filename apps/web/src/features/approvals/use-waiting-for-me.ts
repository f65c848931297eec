import { useAll } from '../../api/use-call.ts';
import { useOrganizationId } from '../organizations/use-organization.ts';

/** Pending requests that this person may decide on and has not approved yet. */
export function useWaitingForMe() {
  const query = { org_id: useOrganizationId(), state: 'pending', waiting_for: 'me' } as const;
  return useAll('listApprovals', { query }, { refetchInterval: 5000 });
}
