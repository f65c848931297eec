import { Button, Menu, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Webhook } from '@rowloom/contract';
import { Internet } from 'iconoir-react';
import { useAct, useAll } from '../../api/use-call.ts';
import { useProject } from '../../features/projects/use-project.ts';
import { DeliveryLog } from '../../features/webhooks/delivery-log.tsx';
import { describeEvents } from '../../features/webhooks/event-words.ts';
import { WebhookDialog } from '../../features/webhooks/webhook-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { Page } from '../../ui/page.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';
import { useOpened } from '../../ui/use-opened.ts';

/** Addresses that are told of runs, approvals and schedules. */
export function WebhooksPage() {
  const { project } = useProject();
  const webhooks = useAll('listWebhooks', { params: { id: project.id } });
  const update = useAct('updateWebhook', ['listWebhooks']);
  const remove = useAct('deleteWebhook', ['listWebhooks']);
  const send = useAct('testWebhook', ['listWebhookDeliveries']);
  const [edited, setEdited] = useAbout('edit', webhooks.data, idOf);
  const [removed, setRemoved] = useAbout('delete', webhooks.data, idOf);
  const [logged, setLogged] = useAbout('deliveries', webhooks.data, idOf);
  const [isNew, setNew] = useOpened();
  const paramsOf = (webhook: Webhook) => ({ params: { id: project.id, webhook_id: webhook.id } });
  const sendTest = (webhook: Webhook): void =>
    send.mutate(paramsOf(webhook), {
      onSuccess: () => {
        notifications.show({ message: `A test is on its way to ${webhook.name}.` });
        setLogged(webhook);
      },
      onError: notifyFailure(webhook.name),
    });
  const columns: readonly DataColumn<Webhook>[] = [
    {
      header: 'Name',
      cell: (webhook) => (
        <>
          <Text fw={550}>{webhook.name}</Text>
          <Text fz="xs" c="dimmed">
            {webhook.url}
            {webhook.format === 'slack' ? ', as Slack takes it' : ''}
          </Text>
          <Text fz="xs" hiddenFrom="sm">
            {describeEvents(webhook.events)}
          </Text>
        </>
      ),
    },
    { header: 'Told of', secondary: true, cell: ({ events }) => <Text fz="sm">{describeEvents(events)}</Text> },
    {
      header: 'On',
      width: 70,
      cell: (webhook) => (
        <Switch
          checked={webhook.enabled}
          disabled={update.isPending}
          aria-label={`${webhook.name} is enabled`}
          onChange={({ currentTarget: { checked: enabled } }) =>
            update.mutate({ ...paramsOf(webhook), body: { enabled } }, { onError: notifyFailure(webhook.name) })
          }
        />
      ),
    },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (webhook) => (
        <RowMenu name={webhook.name}>
          <Menu.Item onClick={() => setLogged(webhook)}>Deliveries</Menu.Item>
          <Menu.Item onClick={() => sendTest(webhook)}>Send a test</Menu.Item>
          <Menu.Item onClick={() => setEdited(webhook)}>Change</Menu.Item>
          <Menu.Item color="red" onClick={() => setRemoved(webhook)}>
            Delete
          </Menu.Item>
        </RowMenu>
      ),
    },
  ];
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
        <FindableTable
          find={{ label: 'Find a webhook', textOf: ({ name, url }) => `${name} ${url}` }}
          label="Webhooks"
          columns={columns}
          items={webhooks.data}
          keyOf={({ id }) => id}
          error={webhooks.error}
          onRetry={() => void webhooks.refetch()}
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
      <ConfirmDialog
        opened={removed !== undefined}
        title="Delete this webhook?"
        name={removed?.name ?? ''}
        action="Delete the webhook"
        act={remove}
        onConfirm={() =>
          removed !== undefined && remove.mutate(paramsOf(removed), { onSuccess: () => setRemoved(undefined) })
        }
        onClose={() => setRemoved(undefined)}
      >
        It receives nothing more. Pending deliveries are not sent, and the log of deliveries is deleted too.
      </ConfirmDialog>
    </Page>
  );
}
