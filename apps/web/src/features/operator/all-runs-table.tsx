import { Code, Menu, Progress, Text } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import type { GrowingList } from '../../ui/growing.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf } from '../../ui/use-about.ts';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { RunStatus } from '../runs/run-status.tsx';
import { isEnded } from '../runs/use-watched-run.ts';

export type AllRunsTableProps = {
  readonly list: GrowingList<Generation>;
  readonly nameOf: (organization: string) => string;
  readonly onCancel: (run: Generation) => void;
};

/** Runs without what they are about, which stays their organization's. */
export function AllRunsTable({ list, nameOf, onCancel }: AllRunsTableProps) {
  const columns: readonly DataColumn<Generation>[] = [
    { header: 'Organization', cell: (run) => <Whose run={run} name={nameOf(run.organization_id)} /> },
    { header: 'Status', cell: (run) => <RunStatus run={run} /> },
    {
      header: 'Target',
      secondary: true,
      nowrap: true,
      cell: ({ target }) => (target === null ? 'Rehearsal' : CONNECTION_KINDS[target.kind].label),
    },
    { header: 'Rows', align: 'right', nowrap: true, cell: (run) => <Rows run={run} /> },
    { header: 'Accepted', align: 'right', secondary: true, cell: ({ created_at: at }) => <Time at={at} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (run) =>
        !isEnded(run.status) &&
        run.cancel_requested_at === null && (
          <RowMenu name={run.id}>
            <Menu.Item color="red" onClick={() => onCancel(run)}>
              Cancel the run
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  const empty = <EmptyState title="No run found">No run matches these filters.</EmptyState>;
  return <DataTable label="Runs" columns={columns} keyOf={idOf} empty={empty} {...list} />;
}

function Whose({ run, name }: { readonly run: Generation; readonly name: string }) {
  return (
    <>
      <Text fw={550} lineClamp={2}>
        <bdi>{name}</bdi>
      </Text>
      <Code fz="xs" style={{ overflowWrap: 'anywhere' }}>
        {run.id}
      </Code>
    </>
  );
}

function Rows({ run: { status, rows_generated: made, rows_requested: asked } }: { readonly run: Generation }) {
  if (status !== 'running') return formatNumber(made);
  return (
    <Progress
      value={(100 * made) / Math.max(1, asked)}
      aria-label={`${formatNumber(made)} of ${formatNumber(asked)} rows`}
      w={{ base: 56, sm: 90 }}
      ml="auto"
    />
  );
}
