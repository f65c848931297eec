import type { Connection } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProject } from '../projects/use-project.ts';

export type DeleteConnectionProps = {
  /** Absent: nobody asks. */
  readonly connection: Connection | undefined;
  readonly onClose: () => void;
};

export function DeleteConnection({ connection, onClose }: DeleteConnectionProps) {
  const { project } = useProject();
  const remove = useAct('deleteConnection', ['listConnections']);
  return (
    <ConfirmDialog
      opened={connection !== undefined}
      title="Delete this connection?"
      name={connection?.name ?? ''}
      action="Delete the connection"
      act={remove}
      onConfirm={() =>
        connection !== undefined &&
        remove.mutate({ params: { id: project.id, connection_id: connection.id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      Schedules and approvals that use it stop working. Its database is not changed.
    </ConfirmDialog>
  );
}
