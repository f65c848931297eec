import type { Webhook } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProject } from '../projects/use-project.ts';

export type DeleteWebhookProps = {
  /** Absent: nobody asks. */
  readonly webhook: Webhook | undefined;
  readonly onClose: () => void;
};

export function DeleteWebhook({ webhook, onClose }: DeleteWebhookProps) {
  const { project } = useProject();
  const remove = useAct('deleteWebhook', ['listWebhooks']);
  return (
    <ConfirmDialog
      opened={webhook !== undefined}
      title="Delete this webhook?"
      name={webhook?.name ?? ''}
      action="Delete the webhook"
      act={remove}
      onConfirm={() =>
        webhook !== undefined &&
        remove.mutate({ params: { id: project.id, webhook_id: webhook.id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      It receives no more events. Pending deliveries are not sent, and the delivery log is deleted too.
    </ConfirmDialog>
  );
}
