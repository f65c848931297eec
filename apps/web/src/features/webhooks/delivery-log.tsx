import { Group, Modal, Select } from '@mantine/core';
import type { Webhook } from '@rowloom/contract';
import { useGrowing } from '../../api/use-growing.ts';
import { DayFields } from '../../ui/day-fields.tsx';
import { dayRange } from '../../ui/day-range.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useProject } from '../projects/use-project.ts';
import { DELIVERY_STATES } from './delivery-states.ts';
import { DeliveryTable } from './delivery-table.tsx';

const FILTERS = ['state', 'from', 'to'] as const;

export type DeliveryLogProps = { readonly webhook: Webhook | undefined };

/** What was sent to a webhook in the last thirty days, and what came of it. */
export function DeliveryLog({ webhook }: DeliveryLogProps) {
  const [, setFilters] = useFilters('deliveries', 'deliveries-shown', ...FILTERS);
  // Its filters are of no use to the page below.
  const close = (): void =>
    setFilters(
      { deliveries: undefined, 'deliveries-shown': undefined, state: undefined, from: undefined, to: undefined },
      'here',
    );
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
  const isFiltered = [state, days.from, days.to].some((filter) => filter !== undefined);
  return (
    <>
      <Group pb="sm">
        <Select
          aria-label="State"
          flex="1 1 140px"
          maw={220}
          placeholder="Every state"
          clearable
          data={Object.entries(DELIVERY_STATES).map(([value, [, label]]) => ({ value, label }))}
          value={state ?? null}
          onChange={(value) => setFilters({ state: value ?? undefined })}
        />
        <DayFields value={days} onChange={setFilters} />
      </Group>
      <DeliveryTable
        webhook={webhook}
        shown="deliveries-shown"
        {...growingList(deliveries)}
        empty={
          isFiltered ? (
            <NothingMatches title="No delivery matches" filters={FILTERS} />
          ) : (
            <EmptyState title="Nothing was sent yet">
              Deliveries appear here after an event of the project, or after a test.
            </EmptyState>
          )
        }
      />
    </>
  );
}
