import { Menu, Switch, Text } from '@mantine/core';
import type { Schedule } from '@rowloom/contract';
import type { ReactNode } from 'react';
import { useAct } from '../../api/use-call.ts';
import type { DataColumn, DataTableProps } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { formatNumber, formatTime } from '../../ui/format.ts';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf } from '../../ui/use-about.ts';
import { usePeople } from '../organizations/use-people.ts';
import { useProject } from '../projects/use-project.ts';
import { describeCron } from './cron/describe-cron.ts';

export type ScheduleTableProps = Pick<DataTableProps<Schedule>, 'items' | 'error' | 'onRetry' | 'empty'> & {
  readonly onEdit: (schedule: Schedule) => void;
  readonly onRemove: (schedule: Schedule) => void;
};

/** What repeats, when, and whether it is on. */
export function ScheduleTable({ onEdit, onRemove, ...list }: ScheduleTableProps) {
  const { project, may } = useProject();
  const nameOf = usePeople(project.organization_id);
  const isEditor = may('schedules.edit');
  const columns: readonly DataColumn<Schedule>[] = [
    {
      header: 'Name',
      cell: (schedule) => <Named schedule={schedule} maker={nameOf(schedule.created_by)} />,
    },
    { header: 'Fires', secondary: true, cell: ({ cron, timezone }) => twoLines(describeCron(cron), timezone) },
    {
      header: 'Next, in your time',
      secondary: true,
      cell: ({ next_fire_at: next }) =>
        next === null ? quiet('never') : twoLines(formatTime(next), <Time key="next" at={next} />),
    },
    {
      header: 'Last',
      secondary: true,
      nowrap: true,
      cell: ({ last_fired_at: last }) => (last === null ? quiet('not yet') : <Time at={last} />),
    },
    { header: 'On', width: 70, cell: (schedule) => <OnSwitch schedule={schedule} isEditor={isEditor} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (schedule) =>
        isEditor && (
          <RowMenu name={schedule.name}>
            <Menu.Item onClick={() => onEdit(schedule)}>Change</Menu.Item>
            <Menu.Item color="red" onClick={() => onRemove(schedule)}>
              Delete
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  return (
    <FindableTable
      find={{ label: 'Find a schedule', textOf: ({ name }) => name }}
      label="Schedules"
      columns={columns}
      keyOf={idOf}
      {...list}
    />
  );
}

const quiet = (words: string) => (
  <Text c="dimmed" fz="sm">
    {words}
  </Text>
);

const twoLines = (first: ReactNode, second: ReactNode) => (
  <>
    <Text fz="sm">{first}</Text>
    <Text fz="xs" c="dimmed">
      {second}
    </Text>
  </>
);

function Named({ schedule, maker }: { readonly schedule: Schedule; readonly maker: string }) {
  const { name, cron, next_fire_at: next, disabled_because: because } = schedule;
  return (
    <>
      <Text fw={550}>{name}</Text>
      <Text fz="xs" c="dimmed">
        {describeWork(schedule)}, as {maker}
      </Text>
      <Text fz="xs" hiddenFrom="sm">
        {describeCron(cron)}
        {next === null ? '' : `, next ${formatTime(next)}`}
      </Text>
      {because !== null && (
        <Text fz="xs" c="var(--mantine-color-error)">
          It disabled itself: {because}
        </Text>
      )}
    </>
  );
}

function OnSwitch({ schedule, isEditor }: { readonly schedule: Schedule; readonly isEditor: boolean }) {
  const { id, name, project_id: project, enabled: isOn } = schedule;
  const update = useAct('updateSchedule', ['listSchedules']);
  return (
    <Switch
      checked={isOn}
      disabled={!isEditor || update.isPending}
      aria-label={`${name} fires`}
      onChange={({ currentTarget: { checked: enabled } }) =>
        update.mutate({ params: { id: project, schedule_id: id }, body: { enabled } }, { onError: notifyFailure(name) })
      }
    />
  );
}

function describeWork({ kind, run }: Schedule): string {
  if (kind === 'snapshot') return 'Captures a snapshot';
  const rows = typeof run.rows === 'number' ? `${formatNumber(run.rows)} rows` : 'rows';
  return run.target === undefined ? `Rehearses ${rows}` : `Generates ${rows}`;
}
