import { Button } from '@mantine/core';
import { Calendar, CalendarPlus } from 'iconoir-react';
import type { ReactNode } from 'react';
import { useAll, useCall } from '../../api/use-call.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { DeleteSchedule } from '../../features/schedules/delete-schedule.tsx';
import { ScheduleDialog } from '../../features/schedules/schedule-dialog.tsx';
import { ScheduleTable } from '../../features/schedules/schedule-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Captures and runs that repeat. */
export function SchedulesPage() {
  const { project, may } = useProject();
  const schedules = useAll('listSchedules', { params: { id: project.id } }, { refetchInterval: 10_000 });
  const [chosen, setEdited] = useAbout('edit', schedules.data, idOf);
  const [removed, setRemoved] = useAbout('delete', schedules.data, idOf);
  const [isNew, setNew] = useOpened();
  const isEditor = may('schedules.edit');
  // The list leaves rules out: what is changed and sent back is the whole schedule, as it is now.
  const whole = useCall(
    'getSchedule',
    { params: { id: project.id, schedule_id: chosen?.id ?? '' } },
    { enabled: chosen !== undefined, staleTime: 0 },
  );
  const edited = chosen !== undefined && whole.isFetchedAfterMount ? whole.data : undefined;
  const add = isEditor && (
    <Button leftSection={<CalendarPlus width={18} />} onClick={() => setNew(true)}>
      New schedule
    </Button>
  );
  return (
    <Page
      title="Schedules"
      description="Captures and runs that repeat. If the service was down, a missed firing is made up for once."
      actions={add}
    >
      <LoadFailure what="The schedule" query={whole} />
      <Surface flush>
        <ScheduleTable
          items={schedules.data}
          error={schedules.error}
          onRetry={() => void schedules.refetch()}
          onEdit={setEdited}
          onRemove={setRemoved}
          empty={<NoSchedule add={add} />}
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
      <DeleteSchedule schedule={isEditor ? removed : undefined} onClose={() => setRemoved(undefined)} />
    </Page>
  );
}

function NoSchedule({ add }: { readonly add: ReactNode }) {
  return (
    <EmptyState icon={<Calendar width={32} height={32} />} title="No schedule yet" actions={add} isRepeated>
      A nightly capture shows how the schema drifts; a nightly run brings fresh rows.
    </EmptyState>
  );
}
