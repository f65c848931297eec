import { Code, Menu, Progress, Select, Text } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { useAct, useGrowing } from '../../api/use-call.ts';
import { useOrganizationNames } from '../../features/operator/use-organization-names.ts';
import { RunFilters, useRunQuery } from '../../features/runs/run-filters.tsx';
import { RunStatus } from '../../features/runs/run-status.tsx';
import { isEnded } from '../../features/runs/use-watched-run.ts';
import { CONNECTION_KINDS } from '../../features/connections/connection-kinds.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { formatNumber } from '../../ui/format.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';

/** The runs of all organizations; what they are about stays theirs. */
export function OperatorRunsPage() {
  const [{ organization }, setFilters] = useFilters('organization');
  const { nameOf, choices } = useOrganizationNames();
  const runs = useGrowing(
    'adminListGenerations',
    {
      query: {
        ...useRunQuery(),
        ...(organization === undefined ? {} : { organization_id: organization }),
      },
    },
    { refetchInterval: 4000 },
  );
  const cancel = useAct('adminCancelGeneration', ['adminListGenerations', 'adminGetQueue']);
  const list = growingList(runs);
  const [cancelled, setCancelled] = useAbout('cancel', list.items, idOf);
  const columns: readonly DataColumn<Generation>[] = [
    {
      header: 'Organization',
      cell: ({ id, organization_id: of }) => (
        <>
          <Text fw={550} lineClamp={2}>
            <bdi>{nameOf(of)}</bdi>
          </Text>
          <Code fz="xs" style={{ overflowWrap: 'anywhere' }}>
            {id}
          </Code>
        </>
      ),
    },
    { header: 'Status', cell: (run) => <RunStatus run={run} /> },
    {
      header: 'Target',
      secondary: true,
      nowrap: true,
      cell: ({ target }) => (target === null ? 'Rehearsal' : CONNECTION_KINDS[target.kind].label),
    },
    {
      header: 'Rows',
      align: 'right',
      nowrap: true,
      cell: ({ status: state, rows_generated: made, rows_requested: asked }) =>
        state === 'running' ? (
          <Progress
            value={(100 * made) / Math.max(1, asked)}
            aria-label={`${formatNumber(made)} of ${formatNumber(asked)} rows`}
            w={{ base: 56, sm: 90 }}
            ml="auto"
          />
        ) : (
          formatNumber(made)
        ),
    },
    { header: 'Accepted', align: 'right', secondary: true, cell: ({ created_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (run) =>
        !isEnded(run.status) &&
        run.cancel_requested_at === null && (
          <RowMenu name={run.id}>
            <Menu.Item color="red" onClick={() => setCancelled(run)}>
              Cancel the run
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  return (
    <Page title="Runs" description="Runs of all organizations.">
      <Surface flush>
        <RunFilters
          lead={
            <Select
              aria-label="Organization"
              placeholder="Every organization"
              searchable
              clearable
              flex="1 1 140px"
              maw={260}
              data={choices}
              value={organization ?? null}
              onChange={(value) => setFilters({ organization: value ?? undefined })}
            />
          }
        />
        <DataTable
          label="Runs"
          columns={columns}
          keyOf={({ id }) => id}
          empty={<EmptyState title="No such run">Nothing ran that fits these filters.</EmptyState>}
          {...list}
        />
      </Surface>
      <ConfirmDialog
        opened={cancelled !== undefined}
        title="Cancel this run?"
        action="Cancel the run"
        act={cancel}
        onConfirm={() =>
          cancelled !== undefined &&
          cancel.mutate({ params: { id: cancelled.id } }, { onSuccess: () => setCancelled(undefined) })
        }
        onClose={() => setCancelled(undefined)}
      >
        It belongs to {cancelled && nameOf(cancelled.organization_id)}. It stops at the next chunk; rows that are loaded
        already stay until the run is undone. Their audit log says that an operator did it.
      </ConfirmDialog>
    </Page>
  );
}
