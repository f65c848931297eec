import { useAll } from '../../api/use-call.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { EventFilters, useEventQuery } from '../../features/activity/event-filters.tsx';
import { EventTable } from '../../features/activity/event-table.tsx';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

/** What was done in the organization, by whom. */
export function ActivityPage() {
  const organizationId = useOrganizationId();
  const members = useAll('listOrganizationMembers', { params: { id: organizationId } });
  const projects = useAll('listProjects', { query: { org_id: organizationId } });
  const events = useGrowing(
    'listActivity',
    { query: { org_id: organizationId, ...useEventQuery() } },
    { refetchInterval: 5000 },
  );
  const people = new Map<string, string>(members.data?.map(({ user_id: id, name }) => [id, name]));
  const names = new Map<string, string>(projects.data?.map(({ id, name }) => [id, name]));
  return (
    <Page
      title="Activity"
      description="Every change in the organization and in the projects that you can see. Events cannot be changed or deleted."
    >
      <Surface flush>
        <EventFilters
          actors={(members.data ?? []).map(({ user_id: value, name, email }) => ({ value, label: name || email }))}
        />
        <EventTable
          label="Activity"
          events={growingList(events)}
          projectName={(id) => names.get(id)}
          personName={(id) => people.get(id)}
        />
      </Surface>
    </Page>
  );
}
