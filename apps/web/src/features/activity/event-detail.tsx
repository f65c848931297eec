import { Code, Drawer, Stack, Text } from '@mantine/core';
import type { AuditEvent } from '@rowloom/contract';
import type { ReactNode } from 'react';
import { CopyField } from '../../ui/copy-field.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatTime } from '../../ui/format.ts';
import type { PersonName } from './describe-event.ts';
import { EventSentence } from './event-sentence.tsx';

export type EventDetailProps = {
  /** Absent: nothing is open. */
  readonly event: AuditEvent | undefined;
  readonly projectName?: ((id: string) => string | undefined) | undefined;
  readonly personName?: PersonName | undefined;
  readonly onClose: () => void;
};

/** All that is known of one event, as far as the viewer may read the audit log. */
export function EventDetail({ event, projectName, personName, onClose }: EventDetailProps) {
  return (
    <Drawer opened={event !== undefined} onClose={onClose} position="right" size="md" title="Event">
      {event !== undefined && (
        <Stack>
          <Text fz="lg">
            <EventSentence event={event} personName={personName} />
          </Text>
          <FactList facts={factsOf(event, projectName)} />
          {event.details !== undefined && Object.keys(event.details).length > 0 && (
            <div>
              <Text fw={550} mb={4}>
                Details
              </Text>
              <CopyField value={JSON.stringify(event.details, null, 2)} label="Copy the details" />
            </div>
          )}
          {event.hash === undefined ? (
            <Text c="dimmed" fz="sm">
              Network address, details and hashes are shown only to people who may read the audit log.
            </Text>
          ) : (
            <div>
              <Text fw={550} mb={4}>
                Hash in the chain
              </Text>
              <CopyField value={event.hash} label="Copy the hash" />
            </div>
          )}
        </Stack>
      )}
    </Drawer>
  );
}

const VIA = { session: 'A browser or a session token', api_key: 'An API key', system: 'The service itself' } as const;

const code = (text: string | null | undefined): ReactNode =>
  text === null || text === undefined ? undefined : <Code>{text}</Code>;

function factsOf(event: AuditEvent, projectName: EventDetailProps['projectName']) {
  const { actor, subject, project_id: project } = event;
  return [
    ['When', formatTime(event.at)],
    ['Action', code(event.action)],
    ['Via', VIA[actor.via]],
    ['Key', code(actor.key_prefix)],
    ['About', `${subject.type.replaceAll('_', ' ')} ${subject.name ?? ''}`.trim()],
    ['Identifier', code(subject.id)],
    ['Project', project === null ? undefined : (projectName?.(project) ?? project)],
    ['Network address', event.ip ?? undefined],
    ['Request', code(event.request_id)],
    ['Number', event.sequence],
  ] as const;
}
