import { Navigate } from '@tanstack/react-router';
import { addresses } from '../addresses.ts';
import { useAll } from '../api/use-call.ts';
import { readLastOrganization } from '../features/organizations/last-organization.ts';
import { CreateOrganizationPage } from '../features/organizations/create-organization-page.tsx';
import { PendingFrame } from '../shell/pending-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';

/** Where the address without a path leads: the organization that was looked at last. */
export function StartPage() {
  const organizations = useAll('listOrganizations', {});
  // The frame stands already, and its page comes at once.
  if (organizations.data === undefined && organizations.error === null) return <PendingFrame />;
  return (
    <QueryView query={organizations}>
      {(items) => {
        const last = readLastOrganization();
        const found = items.find(({ id }) => id === last) ?? items[0];
        return found === undefined ? <CreateOrganizationPage /> : <Navigate to={addresses.home(found.id)} replace />;
      }}
    </QueryView>
  );
}
