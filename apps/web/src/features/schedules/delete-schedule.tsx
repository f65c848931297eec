import type { Schedule } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type DeleteScheduleProps = {
  /** Absent: nobody asks. */
  readonly schedule: Schedule | undefined;
  readonly onClose: () => void;
};

export function DeleteSchedule({ schedule, onClose }: DeleteScheduleProps) {
  const remove = useAct('deleteSchedule', ['listSchedules']);
  return (
    <ConfirmDialog
      opened={schedule !== undefined}
      title="Delete this schedule?"
      name={schedule?.name ?? ''}
      action="Delete the schedule"
      act={remove}
      onConfirm={() => {
        if (schedule === undefined) return;
        const { id, project_id: project } = schedule;
        remove.mutate({ params: { id: project, schedule_id: id } }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      It no longer fires. Its snapshots and runs stay.
    </ConfirmDialog>
  );
}
