import { useUser } from '../../api/session-context.ts';
import { useAll } from '../../api/use-call.ts';
import { type OrganizationId, useOrganizationId } from './use-organization.ts';

/** What the members of an organization are called; who has left is known by identifier only. */
export function usePeople(organization?: OrganizationId): (id: string) => string {
  const inAddress = useOrganizationId();
  const { id: me, name: mine } = useUser();
  const members = useAll(
    'listOrganizationMembers',
    { params: { id: organization ?? inAddress } },
    { staleTime: 60_000 },
  );
  const names = new Map(members.data?.map(({ user_id, name }) => [user_id, name]));
  return (id) => (id === me ? `${mine} (you)` : (names.get(id) ?? (members.data === undefined ? '…' : id)));
}
