import type { Export } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export type DeleteExportProps = {
  /** Absent: nobody asks. */
  readonly item: Export | undefined;
  readonly onClose: () => void;
};

export function DeleteExport({ item, onClose }: DeleteExportProps) {
  const remove = useAct('deleteExport', ['listExports']);
  return (
    <ConfirmDialog
      opened={item !== undefined}
      title="Delete this export?"
      name={item?.file_name ?? ''}
      action="Delete the export"
      act={remove}
      onConfirm={() => item !== undefined && remove.mutate({ params: { id: item.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The run stays in the list of runs, and so do its rows in the target. Recipes that others have downloaded stay
      usable.
    </ConfirmDialog>
  );
}
