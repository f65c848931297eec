import { Button } from '@mantine/core';
import { Internet } from 'iconoir-react';
import { useAll } from '../../api/use-call.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { DeleteWebhook } from '../../features/webhooks/delete-webhook.tsx';
import { DeliveryLog } from '../../features/webhooks/delivery-log.tsx';
import { WebhookDialog } from '../../features/webhooks/webhook-dialog.tsx';
import { WebhookTable } from '../../features/webhooks/webhook-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Addresses that are told of runs, approvals and schedules. */
export function WebhooksPage() {
  const { project } = useProject();
  const webhooks = useAll('listWebhooks', { params: { id: project.id } });
  const [edited, setEdited] = useAbout('edit', webhooks.data, idOf);
  const [removed, setRemoved] = useAbout('delete', webhooks.data, idOf);
  const [logged, setLogged] = useAbout('deliveries', webhooks.data, idOf);
  const [isNew, setNew] = useOpened();
  const add = (
    <Button leftSection={<Internet width={18} />} onClick={() => setNew(true)}>
      New webhook
    </Button>
  );
  return (
    <Page
      title="Webhooks"
      description="URLs that are notified of runs, approvals and schedules. Messages are signed and retried."
      actions={add}
    >
      <Surface flush>
        <WebhookTable
          items={webhooks.data}
          error={webhooks.error}
          onRetry={() => void webhooks.refetch()}
          onLog={setLogged}
          onEdit={setEdited}
          onRemove={setRemoved}
          empty={
            <EmptyState icon={<Internet width={32} height={32} />} title="No webhook yet" actions={add} isRepeated>
              Notify a chat of failed runs, or start a pipeline when rows are loaded.
            </EmptyState>
          }
        />
      </Surface>
      <WebhookDialog
        opened={isNew || edited !== undefined}
        webhook={edited}
        onClose={() => {
          setEdited(undefined);
          setNew(false);
        }}
      />
      <DeliveryLog webhook={logged} />
      <DeleteWebhook webhook={removed} onClose={() => setRemoved(undefined)} />
    </Page>
  );
}
