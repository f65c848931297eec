import { Anchor, Text } from '@mantine/core';
import type { Approval } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { type DataColumn, DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { usePeople } from '../organizations/use-people.ts';
import { useProjectNames } from '../projects/use-project-names.ts';
import { ApprovalStateBadge } from './approval-state.tsx';
import { describeEffect, describeRun } from './describe-run.ts';

export type ApprovalTableProps = Omit<DataTableProps<Approval>, 'columns' | 'keyOf'>;

/** Requests with what they would do. */
export function ApprovalTable(props: ApprovalTableProps) {
  const nameOfPerson = usePeople();
  const { nameOf } = useProjectNames();
  const columns: readonly DataColumn<Approval>[] = [
    {
      header: 'Run',
      cell: (approval) => (
        <>
          <Anchor component={Link} to={addresses.approval(approval.organization_id, approval.id)}>
            {describeRun(approval)}
          </Anchor>{' '}
          {describeEffect(approval.resolved.target).isDestructive && (
            <StatusBadge tone="bad" size="xs">
              destructive
            </StatusBadge>
          )}
          {approval.reason !== null && (
            <Text c="dimmed" fz="xs" lineClamp={2}>
              {approval.reason}
            </Text>
          )}
        </>
      ),
    },
    {
      header: 'Project',
      secondary: true,
      cell: ({ project_id: id }) => (
        <Text fz="sm" lineClamp={2}>
          {nameOf(id) ?? id}
        </Text>
      ),
    },
    {
      header: 'Requested by',
      secondary: true,
      cell: ({ requested_by: id }) => (
        <Text fz="sm" lineClamp={2}>
          {nameOfPerson(id)}
        </Text>
      ),
    },
    { header: 'State', nowrap: true, cell: (approval) => <ApprovalStateBadge approval={approval} /> },
    { header: 'Requested', align: 'right', secondary: true, cell: ({ requested_at: at }) => <Time at={at} /> },
  ];
  return <DataTable columns={columns} keyOf={({ id }) => id} {...props} />;
}
