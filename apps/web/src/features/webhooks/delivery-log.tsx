import { ActionIcon, Group, Modal, Select, Text, Tooltip } from '@mantine/core';
import type { Webhook, WebhookDelivery } from '@rowloom/contract';
import { Refresh } from 'iconoir-react';
import { useAct, useGrowing } from '../../api/use-call.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { dayRange } from '../../ui/day-range.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { notifyFailure } from '../../ui/notify-failure.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Time } from '../../ui/time.tsx';
import { useProject } from '../projects/use-project.ts';

const FILTERS = ['state', 'from', 'to'] as const;

const STATES: Readonly<Record<WebhookDelivery['state'], readonly [Tone, string]>> = {
  pending: ['busy', 'on its way'],
  delivered: ['good', 'delivered'],
  failed: ['bad', 'given up'],
};

export type DeliveryLogProps = { readonly webhook: Webhook | undefined };

/** What was sent to a webhook in the last thirty days, and what came of it. */
export function DeliveryLog({ webhook }: DeliveryLogProps) {
  const [, setFilters] = useFilters('deliveries', ...FILTERS);
  // Its filters are of no use to the page below.
  const close = (): void =>
    setFilters({ deliveries: undefined, state: undefined, from: undefined, to: undefined }, 'here');
  return (
    <Modal opened={webhook !== undefined} onClose={close} title={`Deliveries of ${webhook?.name ?? ''}`} size="xl">
      {webhook !== undefined && <Deliveries webhook={webhook} />}
    </Modal>
  );
}

function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { project } = useProject();
  const params = { id: project.id, webhook_id: webhook.id };
  const [{ state, ...days }, setFilters] = useFilters(...FILTERS);
  const query = { ...(state === undefined ? {} : { state: state as never }), ...dayRange('created', days) };
  const deliveries = useGrowing('listWebhookDeliveries', { params, query }, { refetchInterval: 3000 });
  const redeliver = useAct('redeliverWebhook', ['listWebhookDeliveries']);
  const columns: readonly DataColumn<WebhookDelivery>[] = [
    {
      header: 'Event',
      cell: (delivery) => (
        <>
          <Text fz="sm">{delivery.event === 'ping' ? 'ping, a test' : breakable(delivery.event)}</Text>
          <Text fz="xs" c="dimmed">
            <Time at={delivery.created_at} />
          </Text>
        </>
      ),
    },
    {
      header: 'State',
      cell: (delivery) => {
        const [tone, word] = STATES[delivery.state];
        return (
          <>
            <StatusBadge tone={tone}>{word}</StatusBadge>
            <Text fz="xs" c="dimmed" mt={2}>
              {describeAnswer(delivery)}
            </Text>
          </>
        );
      },
    },
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
      cell: (delivery) =>
        delivery.state !== 'pending' && (
          <Tooltip label="Send again">
            <ActionIcon
              variant="default"
              size="lg"
              aria-label="Send again"
              loading={redeliver.isPending && redeliver.variables.params.delivery_id === delivery.id}
              onClick={() =>
                redeliver.mutate(
                  { params: { ...params, delivery_id: delivery.id } },
                  { onError: notifyFailure(webhook.name) },
                )
              }
            >
              <Refresh width={16} />
            </ActionIcon>
          </Tooltip>
        ),
    },
  ];
  return (
    <>
      <Group pb="sm">
        <Select
          aria-label="State"
          flex="1 1 140px"
          maw={220}
          placeholder="Every state"
          clearable
          data={Object.entries(STATES).map(([value, [, label]]) => ({ value, label }))}
          value={state ?? null}
          onChange={(value) => setFilters({ state: value ?? undefined })}
        />
        <DayFields value={days} onChange={setFilters} />
      </Group>
      <DataTable
        label="Deliveries"
        columns={columns}
        keyOf={({ id }) => id}
        {...growingList(deliveries)}
        empty={
          [state, days.from, days.to].every((filter) => filter === undefined) ? (
            <EmptyState title="Nothing was sent yet">An event of the project, or a test, is the first.</EmptyState>
          ) : (
            <NothingMatches title="No delivery matches" filters={FILTERS} />
          )
        }
      />
    </>
  );
}

/** Where there is little room, the name of an event breaks behind its noun. */
const breakable = (event: string): string => event.replace('.', '.\u200b');

function describeAnswer({ status_code: code, error }: WebhookDelivery): string {
  if (error !== null) return error;
  return code === null ? '' : `answered ${code}`;
}
