import { Anchor, Text } from '@mantine/core';
import type { AuditEvent } from '@rowloom/contract';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFilters } from '../../ui/filters.ts';
import type { GrowingList } from '../../ui/growing.ts';
import { Time } from '../../ui/time.tsx';
import type { PersonName } from './describe-event.ts';
import { EventDetail } from './event-detail.tsx';
import { EventSentence } from './event-sentence.tsx';

export type EventTableProps = {
  readonly label: string;
  readonly events: GrowingList<AuditEvent>;
  /** Lists over several projects: what a project is called. */
  readonly projectName?: (id: string) => string | undefined;
  readonly personName?: PersonName;
};

/** Events in words, the newest first; one of them in detail, by its place in the address. */
export function EventTable({ label, events, projectName, personName }: EventTableProps) {
  const [{ event: openId }, setFilters] = useFilters('event');
  const columns: readonly DataColumn<AuditEvent>[] = [
    {
      header: 'What happened',
      cell: (event) => (
        <Anchor
          component="button"
          type="button"
          c="inherit"
          ta="start"
          fw={400}
          onClick={() => setFilters({ event: event.id })}
        >
          <EventSentence event={event} personName={personName} />
        </Anchor>
      ),
    },
    ...(projectName === undefined ? [] : [projectColumn(projectName)]),
    {
      header: 'Via',
      secondary: true,
      nowrap: true,
      cell: ({ actor }) => (
        <Text c="dimmed" fz="sm" span>
          {VIA[actor.via]}
        </Text>
      ),
    },
    { header: 'When', align: 'right', width: 140, cell: ({ at }) => <Time at={at} /> },
  ];
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<EmptyState title="No event found">No event matches these filters.</EmptyState>}
        {...events}
      />
      <EventDetail
        event={events.items?.find(({ id }) => id === openId)}
        projectName={projectName}
        personName={personName}
        onClose={() => setFilters({ event: undefined })}
      />
    </>
  );
}

const projectColumn = (nameOf: (id: string) => string | undefined): DataColumn<AuditEvent> => ({
  header: 'Project',
  secondary: true,
  width: 220,
  cell: ({ project_id: id }) => (
    <Text c="dimmed" fz="sm" lineClamp={1}>
      {id === null ? '' : (nameOf(id) ?? 'A deleted project')}
    </Text>
  ),
});

const VIA = { session: 'Browser', api_key: 'API key', system: 'Service' } as const;
