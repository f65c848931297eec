import { ActionIcon, Text, Tooltip } from '@mantine/core';
import type { Webhook, WebhookDelivery } from '@rowloom/contract';
import { Refresh } from 'iconoir-react';
import type { ReactNode } from 'react';
import { useAct } from '../../api/use-call.ts';
import { type DataColumn, DataTable, type DataTableProps } from '../../ui/data-table.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { idOf } from '../../ui/use-about.ts';
import { useProject } from '../projects/use-project.ts';
import { DELIVERY_STATES } from './delivery-states.ts';

export type DeliveryTableProps = Omit<DataTableProps<WebhookDelivery>, 'columns' | 'keyOf' | 'label'> & {
  readonly webhook: Webhook;
};

/** What was sent, what was answered, and a way to send it again. */
export function DeliveryTable({ webhook, ...list }: DeliveryTableProps) {
  const columns: readonly DataColumn<WebhookDelivery>[] = [
    { header: 'Event', cell: ({ event, created_at: at }) => twoLines(nameOf(event), <Time key="at" at={at} />) },
    { header: 'State', cell: (delivery) => <State delivery={delivery} /> },
    {
      header: 'Sent',
      secondary: true,
      align: 'right',
      cell: ({ attempts }) => (attempts === 1 ? 'once' : `${attempts} times`),
    },
    {
      header: 'Next',
      secondary: true,
      cell: ({ next_attempt_at: next }) => (next === null ? '' : <Time at={next} />),
    },
    {
      header: '',
      align: 'right',
      width: 64,
      cell: (delivery) => delivery.state !== 'pending' && <SendAgain webhook={webhook} delivery={delivery.id} />,
    },
  ];
  return <DataTable label="Deliveries" columns={columns} keyOf={idOf} {...list} />;
}

const twoLines = (first: string, second: ReactNode) => (
  <>
    <Text fz="sm">{first}</Text>
    <Text fz="xs" c="dimmed">
      {second}
    </Text>
  </>
);

/** Where there is little room, the name of an event breaks behind its noun. */
const nameOf = (event: string): string => (event === 'ping' ? 'ping, a test' : event.replace('.', '.\u200b'));

function State({ delivery }: { readonly delivery: WebhookDelivery }) {
  const [tone, word] = DELIVERY_STATES[delivery.state];
  return (
    <>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <Text fz="xs" c="dimmed" mt={2}>
        {describeAnswer(delivery)}
      </Text>
    </>
  );
}

function SendAgain({ webhook, delivery }: { readonly webhook: Webhook; readonly delivery: string }) {
  const { project } = useProject();
  const redeliver = useAct('redeliverWebhook', ['listWebhookDeliveries']);
  const params = { id: project.id, webhook_id: webhook.id, delivery_id: delivery };
  return (
    <Tooltip label="Send again">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Send again"
        loading={redeliver.isPending}
        onClick={() => redeliver.mutate({ params }, { onError: notifyFailure(webhook.name) })}
      >
        <Refresh width={16} />
      </ActionIcon>
    </Tooltip>
  );
}

function describeAnswer({ status_code: code, error }: WebhookDelivery): string {
  if (error !== null) return error;
  return code === null ? '' : `answered ${code}`;
}
