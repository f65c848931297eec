import { Anchor, Progress, Text } from '@mantine/core';
import type { UsageByProject as ByProject } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useCall } from '../../api/use-call.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';

type Line = ByProject['items'][number];

/** Which projects the rows of the period were made for. */
export function UsageByProject() {
  const usage = useCall('getUsageByProject', { query: { org_id: useOrganizationId() } }, { refetchInterval: 10_000 });
  const total = Math.max(1, usage.data?.items.reduce((sum, { rows }) => sum + rows, 0) ?? 1);
  const columns: readonly DataColumn<Line>[] = [
    {
      header: 'Project',
      cell: ({ project_id: id, name }) =>
        id === null ? (
          <Text c="dimmed">Projects that you cannot see</Text>
        ) : (
          <Anchor component={Link} to={addresses.project(id, 'runs')}>
            {name}
          </Anchor>
        ),
    },
    {
      header: 'Share',
      secondary: true,
      width: '30%',
      cell: ({ rows }) => (
        <Progress value={(100 * rows) / total} aria-label={`${Math.round((100 * rows) / total)} percent`} />
      ),
    },
    { header: 'Rows', align: 'right', cell: ({ rows }) => formatNumber(rows) },
    { header: 'Runs', align: 'right', cell: ({ runs }) => formatNumber(runs) },
  ];
  return (
    <Surface title="By project, in this period" flush>
      <DataTable
        label="Usage by project"
        columns={columns}
        items={usage.data?.items}
        keyOf={({ project_id: id }) => id ?? 'others'}
        error={usage.error}
        onRetry={() => void usage.refetch()}
        empty={<EmptyState title="No rows yet">Rows of runs in this period are counted here.</EmptyState>}
      />
    </Surface>
  );
}
