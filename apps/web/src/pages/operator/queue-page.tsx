import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { Queue, Worker } from '@rowloom/contract';
import { useCall } from '../../api/use-call.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from '../../ui/figure.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';

const LIVE = { refetchInterval: 3000 };

const JOBS: readonly DataColumn<Queue['jobs'][number]>[] = [
  { header: 'Kind', cell: ({ queue }) => queue },
  { header: 'Waiting', align: 'right', cell: ({ waiting }) => formatNumber(waiting) },
  { header: 'Active', align: 'right', cell: ({ active }) => formatNumber(active) },
  { header: 'Failed', align: 'right', cell: ({ failed }) => formatNumber(failed) },
];

const WORKERS: readonly DataColumn<Worker>[] = [
  {
    header: 'Worker',
    cell: ({ id, host, pid }) => (
      <>
        <Text fw={550}>{host}</Text>
        <Text c="dimmed" fz="xs">
          process {pid} · {id}
        </Text>
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ alive }) => <StatusBadge tone={alive ? 'good' : 'bad'}>{alive ? 'alive' : 'silent'}</StatusBadge>,
  },
  {
    header: 'Runs',
    align: 'right',
    nowrap: true,
    cell: ({ generation_ids: runs, concurrency }) => `${runs.length} of ${concurrency}`,
  },
  { header: 'Version', align: 'right', secondary: true, cell: ({ version }) => version },
  { header: 'Started', align: 'right', secondary: true, cell: ({ started_at: at }) => <Time at={at} /> },
  { header: 'Last seen', align: 'right', cell: ({ seen_at: at }) => <Time at={at} /> },
];

/** What waits, what runs, and who does it. */
export function QueuePage() {
  const queue = useCall('adminGetQueue', {}, LIVE);
  const workers = useCall('adminListWorkers', {}, LIVE);
  return (
    <Page
      title="Queue and workers"
      description="Queued and active work, and the processes that carry it out. The page updates itself."
    >
      <Stack gap="lg">
        <Surface title="Runs">
          <QueryView query={queue}>
            {(data) => (
              <SimpleGrid cols={{ base: 2, sm: 4 }}>
                <Figure name="Waiting">{formatNumber(data.queued)}</Figure>
                <Figure name="Running">{formatNumber(data.running)}</Figure>
                <Figure name="Failed in 24 hours">{formatNumber(data.failed_24h)}</Figure>
                <Figure name="Longest wait">
                  {data.oldest_queued_at === null ? 'None' : <Time at={data.oldest_queued_at} />}
                </Figure>
              </SimpleGrid>
            )}
          </QueryView>
        </Surface>
        <Surface title="Workers" flush>
          <DataTable
            label="Workers"
            columns={WORKERS}
            items={workers.data?.items}
            keyOf={({ id }) => id}
            error={workers.error}
            onRetry={() => void workers.refetch()}
            empty={
              <EmptyState title="No worker">
                Runs wait until a process of `rowloom serve` or `rowloom worker` takes them.
              </EmptyState>
            }
          />
        </Surface>
        <Surface title="Jobs" flush>
          <DataTable
            label="Jobs"
            columns={JOBS}
            items={queue.data?.jobs}
            keyOf={({ queue: kind }) => kind}
            error={queue.error}
            onRetry={() => void queue.refetch()}
            empty={<EmptyState title="No job">Nothing was sent to the queue yet.</EmptyState>}
          />
        </Surface>
      </Stack>
    </Page>
  );
}
