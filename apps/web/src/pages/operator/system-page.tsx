import { SimpleGrid, Stack } from '@mantine/core';
import { useCall } from '../../api/use-call.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Figure } from '../../ui/figure.tsx';
import { formatBytes, formatDuration, formatNumber, formatTime } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';

/** What runs here. */
export function SystemPage() {
  const system = useCall('adminGetSystem', {}, { refetchInterval: 10_000 });
  return (
    <Page title="System" description="This service and its contents.">
      <QueryView query={system}>
        {(data) => (
          <Stack gap="lg">
            <Surface title="Contents">
              <SimpleGrid cols={{ base: 2, sm: 4 }}>
                <Figure name="Organizations">{formatNumber(data.organizations_count)}</Figure>
                <Figure name="Accounts">{formatNumber(data.users_count)}</Figure>
                <Figure name="Projects">{formatNumber(data.projects_count)}</Figure>
                <Figure name="Runs">{formatNumber(data.generations_count)}</Figure>
              </SimpleGrid>
            </Surface>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <Surface title="Program">
                <FactList
                  facts={[
                    ['Version', data.version],
                    ['Engine', `${data.engine_version}; rows depend on it`],
                    ['Node', data.node_version],
                    ['Started', formatTime(data.started_at)],
                    ['Up for', formatDuration(data.uptime_seconds * 1000)],
                    ['Memory', formatBytes(data.memory_bytes)],
                  ]}
                />
              </Surface>
              <Surface title="Store">
                <FactList
                  facts={[
                    ['Kind', data.store.kind === 'embedded' ? 'Embedded, in a folder of the service' : 'PostgreSQL'],
                    ['Version', data.store.version],
                    ['Newest migration', data.store.migration],
                    ['Size', data.store.size_bytes === null ? undefined : formatBytes(data.store.size_bytes)],
                  ]}
                />
              </Surface>
            </SimpleGrid>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
