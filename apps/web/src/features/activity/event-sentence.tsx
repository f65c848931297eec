import type { AuditEvent } from '@rowloom/contract';
import { describeEvent, type PersonName } from './describe-event.ts';

export type EventSentenceProps = { readonly event: AuditEvent; readonly personName?: PersonName | undefined };

/** An event in words. */
export function EventSentence({ event, personName }: EventSentenceProps) {
  const { actor, before, subject, after } = describeEvent(event, personName);
  return (
    <>
      <b>
        <bdi>{actor}</bdi>
      </b>{' '}
      {before}
      {subject !== null && (
        <>
          {' '}
          <b>
            <bdi>{subject}</bdi>
          </b>
        </>
      )}
      {after !== '' && ` ${after}`}
    </>
  );
}
