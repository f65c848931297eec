import { Anchor, Button, Progress, Stack, Text } from '@mantine/core';
import type { Generation, Project } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useCall } from '../../api/use-call.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { useOrganizationId } from '../organizations/use-organization.ts';
import { RunStatus } from './run-status.tsx';

const LIVE = 3000;

/** The newest runs of all projects that the viewer sees; those under way move by themselves. */
export function RecentRuns({ projects }: { readonly projects: readonly Project[] }) {
  const runs = useCall(
    'listGenerations',
    { query: { org_id: useOrganizationId(), limit: 8 } },
    { refetchInterval: LIVE },
  );
  const [first] = projects;
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return (
    <Surface title="Recent runs" flush>
      <DataTable
        label="Recent runs"
        columns={columnsOf((id) => names.get(id) ?? id)}
        items={runs.data?.items}
        keyOf={({ id }) => id}
        error={runs.error}
        onRetry={() => void runs.refetch()}
        empty={
          <EmptyState
            title="No run yet"
            actions={
              first !== undefined && (
                <Button
                  component={Link}
                  to={addresses.project(first.id, first.latest_snapshot_at === null ? 'snapshots' : 'generate')}
                  variant="default"
                >
                  {first.latest_snapshot_at === null ? 'Capture the schema' : 'Generate rows'} of {first.name}
                </Button>
              )
            }
          >
            A run streams rows into your target; Rowloom keeps none of them.
          </EmptyState>
        }
      />
    </Surface>
  );
}

const columnsOf = (nameOf: (project: Project['id']) => string): readonly DataColumn<Generation>[] => [
  {
    header: 'Run',
    cell: (run) => (
      <Stack gap={0}>
        <Anchor component={Link} to={addresses.run(run.project_id, run.id)}>
          {nameOf(run.project_id)}
        </Anchor>
        <Text c="dimmed" fz="xs">
          {run.target === null ? 'Rehearsal' : `into ${run.target.name}`}
        </Text>
      </Stack>
    ),
  },
  { header: 'Status', cell: (run) => <RunStatus run={run} /> },
  {
    header: 'Rows',
    align: 'right',
    cell: (run) =>
      run.status === 'running' ? (
        <Progress
          value={(100 * run.rows_generated) / Math.max(1, run.rows_requested)}
          aria-label={`${formatNumber(run.rows_generated)} of ${formatNumber(run.rows_requested)} rows`}
          w={90}
          ml="auto"
        />
      ) : (
        formatNumber(run.rows_generated)
      ),
  },
  { header: 'Started', align: 'right', secondary: true, cell: (run) => <Time at={run.created_at} /> },
];
