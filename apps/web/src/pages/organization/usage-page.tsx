import { Stack } from '@mantine/core';
import { useCall } from '../../api/use-call.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { PeriodBar } from '../../features/usage/period-bar.tsx';
import { UsageByProject } from '../../features/usage/usage-by-project.tsx';
import { UsageHistory } from '../../features/usage/usage-history.tsx';
import { UsageOverTime } from '../../features/usage/usage-over-time.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';

/** Rows against what the tier includes: now, over time, by project, before. */
export function UsagePage() {
  const usage = useCall('getUsage', { query: { org_id: useOrganizationId() } }, { refetchInterval: 10_000 });
  return (
    <Page title="Usage" description="Rows that runs made. A rehearsal counts as well; previews cost nothing.">
      <Stack gap="lg">
        <Surface title="This period">
          <QueryView query={usage}>{(data) => <PeriodBar usage={data} />}</QueryView>
        </Surface>
        <UsageOverTime />
        <UsageByProject />
        <UsageHistory />
      </Stack>
    </Page>
  );
}
