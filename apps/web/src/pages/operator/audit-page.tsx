import { Group, Select, Stack } from '@mantine/core';
import { useAll } from '../../api/use-call.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { EventFilters, useEventQuery } from '../../features/activity/event-filters.tsx';
import { EventTable } from '../../features/activity/event-table.tsx';
import { ChainCheck } from '../../features/audit-chain/chain-check.tsx';
import { useOrganizationNames } from '../../features/operator/use-organization-names.ts';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';

/** The audit log of the platform, or of one organization, and whether its chain is whole. */
export function OperatorAuditPage() {
  const [{ organization }, setFilters] = useFilters('organization');
  const { choices } = useOrganizationNames();
  const { data: accounts = [] } = useAll('adminListUsers', {}, { staleTime: 60_000 });
  const names = new Map<string, string | null>(accounts.map(({ id, name }) => [id, name]));
  const events = useGrowing(
    'adminListAudit',
    {
      query: {
        ...(organization === undefined ? {} : { organization_id: organization }),
        ...useEventQuery(),
      },
    },
    { refetchInterval: 5000 },
  );
  return (
    <Page
      title="Audit"
      description="Actions of operators, and events that belong to no organization. Each organization has its own log."
      actions={
        <Group>
          <Select
            aria-label="Chain"
            placeholder="The platform"
            searchable
            clearable
            data={choices}
            value={organization ?? null}
            onChange={(value) => setFilters({ organization: value ?? undefined })}
          />
        </Group>
      }
    >
      <Stack gap="lg">
        <ChainCheck key={organization ?? 'platform'} organizationId={organization} />
        <Surface flush>
          <EventFilters />
          <EventTable label="Audit log" events={growingList(events)} personName={(id) => names.get(id) ?? undefined} />
        </Surface>
      </Stack>
    </Page>
  );
}
