import { Menu, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Webhook } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import type { DataColumn, DataTableProps } from '../../ui/data-table.tsx';
import { FindableTable } from '../../ui/findable-table.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { idOf } from '../../ui/use-about.ts';
import { useProject } from '../projects/use-project.ts';
import { describeEvents } from './event-words.ts';

type Act = (webhook: Webhook) => void;

export type WebhookTableProps = Pick<DataTableProps<Webhook>, 'items' | 'error' | 'onRetry' | 'empty'> & {
  readonly onLog: Act;
  readonly onEdit: Act;
  readonly onRemove: Act;
};

/** Webhooks, what each is told of, and whether it is on. */
export function WebhookTable({ onLog, onEdit, onRemove, ...list }: WebhookTableProps) {
  const sendTest = useSendTest(onLog);
  const columns: readonly DataColumn<Webhook>[] = [
    { header: 'Name', cell: (webhook) => <Named webhook={webhook} /> },
    { header: 'Told of', secondary: true, cell: ({ events }) => <Text fz="sm">{describeEvents(events)}</Text> },
    { header: 'On', width: 70, cell: (webhook) => <OnSwitch webhook={webhook} /> },
    {
      header: '',
      align: 'right',
      width: 48,
      cell: (webhook) => (
        <RowMenu name={webhook.name}>
          <Menu.Item onClick={() => onLog(webhook)}>Deliveries</Menu.Item>
          <Menu.Item onClick={() => sendTest(webhook)}>Send a test</Menu.Item>
          <Menu.Item onClick={() => onEdit(webhook)}>Change</Menu.Item>
          <Menu.Item color="red" onClick={() => onRemove(webhook)}>
            Delete
          </Menu.Item>
        </RowMenu>
      ),
    },
  ];
  return (
    <FindableTable
      find={{ label: 'Find a webhook', textOf: ({ name, url }) => `${name} ${url}` }}
      label="Webhooks"
      columns={columns}
      keyOf={idOf}
      {...list}
    />
  );
}

/** The log is where one sees what became of it. */
function useSendTest(onLog: Act): Act {
  const { project } = useProject();
  const send = useAct('testWebhook', ['listWebhookDeliveries']);
  return (webhook) =>
    send.mutate(
      { params: { id: project.id, webhook_id: webhook.id } },
      {
        onSuccess: () => {
          notifications.show({ message: `A test is on its way to ${webhook.name}.` });
          onLog(webhook);
        },
        onError: notifyFailure(webhook.name),
      },
    );
}

function Named({ webhook: { name, url, format, events } }: { readonly webhook: Webhook }) {
  return (
    <>
      <Text fw={550}>{name}</Text>
      <Text fz="xs" c="dimmed">
        {url}
        {format === 'slack' ? ', for Slack' : ''}
      </Text>
      <Text fz="xs" hiddenFrom="sm">
        {describeEvents(events)}
      </Text>
    </>
  );
}

function OnSwitch({ webhook: { id, name, enabled: isOn } }: { readonly webhook: Webhook }) {
  const { project } = useProject();
  const update = useAct('updateWebhook', ['listWebhooks']);
  return (
    <Switch
      checked={isOn}
      disabled={update.isPending}
      aria-label={`${name} is enabled`}
      onChange={({ currentTarget: { checked: enabled } }) =>
        update.mutate(
          { params: { id: project.id, webhook_id: id }, body: { enabled } },
          { onError: notifyFailure(name) },
        )
      }
    />
  );
}
