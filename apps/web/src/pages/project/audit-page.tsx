import { useAll } from '../../api/use-call.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { EventFilters, useEventQuery } from '../../features/activity/event-filters.tsx';
import { EventTable } from '../../features/activity/event-table.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

/** What the events of a project can be about. */
const NOUNS = [
  'project',
  'generation',
  'approval',
  'snapshot',
  'connection',
  'schedule',
  'member',
  'export',
  'webhook',
];

/** Every change of the project, as it was written down. */
export function AuditPage() {
  const { project } = useProject();
  const query = useEventQuery();
  const people = useAll('listOrganizationMembers', { params: { id: project.organization_id } }, { staleTime: 60_000 });
  const names = new Map<string, string>(people.data?.map(({ user_id: id, name }) => [id, name]));
  const events = useGrowing('getAuditLog', { params: { id: project.id }, query }, { refetchInterval: 10_000 });
  return (
    <Page title="Audit" description="Every change of this project. Nobody can change or delete an event.">
      <Surface flush>
        <EventFilters
          nouns={NOUNS}
          actors={(people.data ?? []).map(({ user_id: value, name: label }) => ({ value, label }))}
        />
        <EventTable label="Audit log" events={growingList(events)} personName={(id) => names.get(id)} />
      </Surface>
    </Page>
  );
}
