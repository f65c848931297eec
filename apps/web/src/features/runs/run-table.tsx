import { Anchor, Checkbox, type CheckboxProps, Text } from '@mantine/core';
import type { Generation } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { type DataColumn, DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { formatDuration, formatNumber, formatTime } from '../../ui/format.ts';
import { Time } from '../../ui/time.tsx';
import { RunStatus } from './run-status.tsx';

export type RunTableProps = Omit<DataTableProps<Generation>, 'columns' | 'keyOf' | 'label'> & {
  /** In lists over several projects: what a project is called. */
  readonly projectName?: (id: string) => string | undefined;
  /** Where runs can be chosen, to be compared. */
  readonly choice?: { readonly chosen: readonly string[]; readonly onChoose: (id: string) => void };
};

/** Runs, the newest first. */
export function RunTable({ projectName, choice, ...rest }: RunTableProps) {
  const columns: readonly DataColumn<Generation>[] = [
    ...(choice === undefined
      ? []
      : [
          {
            header: 'Compare',
            width: 84,
            secondary: true,
            cell: (run: Generation) => <CompareBox run={run} choice={choice} />,
          },
        ]),
    {
      header: 'Run',
      cell: (run) => (
        <>
          <Anchor component={Link} to={addresses.run(run.project_id, run.id)}>
            {run.target === null ? 'Rehearsal' : run.target.name}
          </Anchor>
          <Text c="dimmed" fz="xs">
            {projectName === undefined ? run.id : (projectName(run.project_id) ?? run.project_id)}
          </Text>
          <Text c="dimmed" fz="xs" hiddenFrom="sm">
            <Time at={run.created_at} />
          </Text>
          {choice !== undefined && <CompareBox run={run} choice={choice} hiddenFrom="sm" mt={6} label="Compare" />}
        </>
      ),
    },
    { header: 'Status', nowrap: true, cell: (run) => <RunStatus run={run} /> },
    { header: 'Rows', align: 'right', cell: (run) => formatNumber(run.rows_generated) },
    {
      header: 'Duration',
      align: 'right',
      secondary: true,
      cell: (run) => (run.duration_ms === null ? '' : formatDuration(run.duration_ms)),
    },
    { header: 'Seed', align: 'right', secondary: true, cell: (run) => run.seed },
    { header: 'Started', align: 'right', secondary: true, cell: (run) => <Time at={run.created_at} /> },
  ];
  return <DataTable label="Runs" columns={columns} keyOf={({ id }) => id} {...rest} />;
}

type CompareBoxProps = CheckboxProps & {
  readonly run: Generation;
  readonly choice: NonNullable<RunTableProps['choice']>;
};

/** In a column of its own where there is room, and below the run's name elsewhere. */
function CompareBox({ run: { id, seed, created_at: at }, choice, ...look }: CompareBoxProps) {
  return (
    <Checkbox
      {...look}
      checked={choice.chosen.includes(id)}
      onChange={() => choice.onChoose(id)}
      aria-label={`Compare the run of ${formatTime(at)} with seed ${seed}`}
    />
  );
}
