import { Button, Menu, Switch, Text } from '@mantine/core';
import type { Schedule } from '@rowloom/contract';
import { Calendar, CalendarPlus } from 'iconoir-react';
import { useAct, useAll, useCall } from '../../api/use-call.ts';
import { usePeople } from '../../features/organizations/use-people.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { describeCron } from '../../features/schedules/rhythm.ts';
import { ScheduleDialog } from '../../features/schedules/schedule-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber, formatTime } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Captures and runs that repeat. */
export function SchedulesPage() {
  const { project, may } = useProject();
  const nameOf = usePeople(project.organization_id);
  const schedules = useAll('listSchedules', { params: { id: project.id } }, { refetchInterval: 10_000 });
  const update = useAct('updateSchedule', ['listSchedules']);
  const remove = useAct('deleteSchedule', ['listSchedules']);
  const [chosen, setEdited] = useAbout('edit', schedules.data, idOf);
  const [removed, setRemoved] = useAbout('delete', schedules.data, idOf);
  const isEditor = may('schedules.edit');
  const [isNew, setNew] = useOpened();
  const paramsOf = (schedule: Schedule) => ({ params: { id: project.id, schedule_id: schedule.id } });
  const enable = (schedule: Schedule, enabled: boolean): void =>
    update.mutate({ ...paramsOf(schedule), body: { enabled } }, { onError: notifyFailure(schedule.name) });
  // The list leaves rules out: what is changed and sent back is the whole schedule, as it is now.
  const whole = useCall(
    'getSchedule',
    { params: { id: project.id, schedule_id: chosen?.id ?? '' } },
    { enabled: chosen !== undefined, staleTime: 0 },
  );
  const edited = chosen !== undefined && whole.isFetchedAfterMount ? whole.data : undefined;
  const columns: readonly DataColumn<Schedule>[] = [
    {
      header: 'Name',
      cell: (schedule) => (
        <>
          <Text fw={550}>{schedule.name}</Text>
          <Text fz="xs" c="dimmed">
            {describeWork(schedule)}, as {nameOf(schedule.created_by)}
          </Text>
          <Text fz="xs" hiddenFrom="sm">
            {describeCron(schedule.cron)}
            {schedule.next_fire_at === null ? '' : `, next ${formatTime(schedule.next_fire_at)}`}
          </Text>
          {schedule.disabled_because !== null && (
            <Text fz="xs" c="var(--mantine-color-error)">
              It disabled itself: {schedule.disabled_because}
            </Text>
          )}
        </>
      ),
    },
    {
      header: 'Fires',
      secondary: true,
      cell: ({ cron, timezone }) => (
        <>
          <Text fz="sm">{describeCron(cron)}</Text>
          <Text fz="xs" c="dimmed">
            {timezone}
          </Text>
        </>
      ),
    },
    {
      header: 'Next, in your time',
      secondary: true,
      cell: ({ next_fire_at: next }) =>
        next === null ? (
          <Text c="dimmed" fz="sm">
            never
          </Text>
        ) : (
          <>
            <Text fz="sm">{formatTime(next)}</Text>
            <Text fz="xs" c="dimmed">
              <Time at={next} />
            </Text>
          </>
        ),
    },
    {
      header: 'Last',
      secondary: true,
      nowrap: true,
      cell: ({ last_fired_at: last }) =>
        last === null ? (
          <Text c="dimmed" fz="sm">
            not yet
          </Text>
        ) : (
          <Time at={last} />
        ),
    },
    {
      header: 'On',
      width: 70,
      cell: (schedule) => (
        <Switch
          checked={schedule.enabled}
          disabled={!isEditor || update.isPending}
          aria-label={`${schedule.name} fires`}
          onChange={({ currentTarget: { checked } }) => enable(schedule, checked)}
        />
      ),
    },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (schedule) =>
        isEditor && (
          <RowMenu name={schedule.name}>
            <Menu.Item onClick={() => setEdited(schedule)}>Change</Menu.Item>
            <Menu.Item color="red" onClick={() => setRemoved(schedule)}>
              Delete
            </Menu.Item>
          </RowMenu>
        ),
    },
  ];
  const add = isEditor && (
    <Button leftSection={<CalendarPlus width={18} />} onClick={() => setNew(true)}>
      New schedule
    </Button>
  );
  return (
    <Page
      title="Schedules"
      description="Captures and runs that repeat. A firing that was missed happens once on return."
      actions={add}
    >
      <LoadFailure what="The schedule" query={whole} />
      <Surface flush>
        <FindableTable
          find={{ label: 'Find a schedule', textOf: ({ name }) => name }}
          label="Schedules"
          columns={columns}
          items={schedules.data}
          keyOf={({ id }) => id}
          error={schedules.error}
          onRetry={() => void schedules.refetch()}
          empty={
            <EmptyState icon={<Calendar width={32} height={32} />} title="No schedule yet" actions={add} isRepeated>
              A nightly capture shows how the schema drifts; a nightly run brings fresh rows.
            </EmptyState>
          }
        />
      </Surface>
      <ScheduleDialog
        opened={isEditor && (isNew || edited !== undefined)}
        schedule={edited}
        onClose={() => {
          setEdited(undefined);
          setNew(false);
        }}
      />
      <ConfirmDialog
        opened={isEditor && removed !== undefined}
        title="Delete this schedule?"
        name={removed?.name ?? ''}
        action="Delete the schedule"
        act={remove}
        onConfirm={() =>
          removed !== undefined && remove.mutate(paramsOf(removed), { onSuccess: () => setRemoved(undefined) })
        }
        onClose={() => setRemoved(undefined)}
      >
        It no longer fires. Its snapshots and runs stay.
      </ConfirmDialog>
    </Page>
  );
}

function describeWork({ kind, run }: Schedule): string {
  if (kind === 'snapshot') return 'Captures a snapshot';
  const rows = typeof run.rows === 'number' ? `${formatNumber(run.rows)} rows` : 'rows';
  return run.target === undefined ? `Rehearses ${rows}` : `Generates ${rows}`;
}
